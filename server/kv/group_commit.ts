import {
  MAX_BYTES,
  MAX_CHECKS,
  MAX_KEY_BYTES,
  MAX_MUTATIONS,
  SHARED_WRITES,
  type Transaction,
} from "./transaction.ts";

interface GroupCommitOptions {
  /** Called after each commit, before the callers' promises resolve. */
  onCommit: (group: Transaction[]) => void;
  /** Further mutations that the store adds to a group's commit. */
  besides?: (group: Transaction[]) => Deno.KvMutation[];
  /** Called after a commit whose outcome is unknown, because its answer never came. */
  onLost?: () => void;
  /** Most checks per commit; 10 by default. */
  maxChecks?: number;
}

interface Waiting {
  tx: Transaction;
  resolve(versionstamp: string | null): void;
  reject(error: unknown): void;
}

/**
 * Combines waiting transactions into one commit, because every commit costs about one fsync. The first
 * transaction commits at once; others queue meanwhile. A promise resolves only after its commit is durable.
 */
export class GroupCommit {
  readonly #kv: Deno.Kv;
  readonly #options: GroupCommitOptions;
  readonly #waiting: Waiting[] = [];
  readonly #pauses: (() => Promise<void>)[] = [];
  #running: Promise<void> | null = null;

  constructor(kv: Deno.Kv, options: GroupCommitOptions) {
    this.#kv = kv;
    this.#options = options;
  }

  /** Commits a transaction. Returns the commit's versionstamp, or null if a check failed. */
  commit(tx: Transaction): Promise<string | null> {
    const { promise, resolve, reject } = Promise.withResolvers<string | null>();
    this.#waiting.push({ tx, resolve, reject });
    this.#running ??= this.#run();
    return promise;
  }

  /** Runs `work` while no commit is running. */
  pause<R>(work: () => Promise<R>): Promise<R> {
    const { promise, resolve, reject } = Promise.withResolvers<R>();
    this.#pauses.push(() => work().then(resolve, reject));
    this.#running ??= this.#run();
    return promise;
  }

  async #run(): Promise<void> {
    while (this.#waiting.length + this.#pauses.length > 0) {
      await this.#pauses.shift()?.();
      await this.#write(this.#takeGroup());
    }
    this.#running = null;
  }

  /** Commits a group. If that fails, it tries each half, so that one failure does not fail the others. */
  async #write(group: Waiting[]): Promise<void> {
    if (group.length > 1 && await this.#tryTogether(group)) return;
    if (group.length <= 1) {
      for (const one of group) await this.#alone(one);
      return;
    }
    const middle = group.length >> 1;
    await this.#write(group.slice(0, middle));
    await this.#write(group.slice(middle));
  }

  async #tryTogether(group: Waiting[]): Promise<boolean> {
    try {
      const versionstamp = await this.#commit(group);
      if (versionstamp === null) return false;
      for (const { resolve } of group) resolve(versionstamp);
      return true;
    } catch {
      return false;
    }
  }

  async #alone(one: Waiting): Promise<void> {
    await this.#commit([one]).then(one.resolve, one.reject);
  }

  async #commit(group: Waiting[]): Promise<string | null> {
    const atomic = this.#kv.atomic();
    const transactions = group.map(({ tx }) => tx);
    // Identical checks of several transactions are merged.
    const checks = new Map(
      transactions.flatMap((tx) => [...tx.checks]).map(([name, check]) => [name + check.versionstamp, check]),
    );
    atomic.check(...checks.values());
    for (const { mutations } of transactions) atomic.mutate(...mutations);
    atomic.mutate(...this.#options.besides?.(transactions) ?? []);
    const result = await atomic.commit().catch((error) => {
      this.#options.onLost?.();
      throw error;
    });
    if (!result.ok) return null;
    this.#options.onCommit(transactions);
    return result.versionstamp;
  }

  /**
   * Takes as many waiting transactions as fit one commit, in order. If two check the same key and one of them
   * writes it, the second waits for the next commit, because the check must see the first one's write.
   */
  #takeGroup(): Waiting[] {
    const [checked, written] = [new Set<string>(), new Set<string>()];
    let { mutations, bytes, keyBytes } = SHARED_WRITES;
    let count = 0;
    for (const { tx } of this.#waiting) {
      mutations += tx.mutations.length;
      bytes += tx.bytes;
      keyBytes += tx.keyBytes;
      const fits = mutations <= MAX_MUTATIONS && bytes <= MAX_BYTES && keyBytes <= MAX_KEY_BYTES &&
        checked.size + tx.checks.size <= (this.#options.maxChecks ?? MAX_CHECKS);
      const isDecided = (name: string) => checked.has(name) && (written.has(name) || tx.written.has(name));
      if (!fits || [...tx.checks.keys()].some(isDecided)) break;
      for (const name of tx.checks.keys()) checked.add(name);
      for (const name of tx.written) written.add(name);
      count++;
    }
    return this.#waiting.splice(0, count);
  }
}
