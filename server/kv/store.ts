import { ChangeLog } from "./change_log.ts";
import { ConflictError } from "./errors.ts";
import { GroupCommit } from "./group_commit.ts";
import { countKeys, KeyCount } from "./key_count.ts";
import type { Key } from "./keys.ts";
import { MAX_CHECKS, MAX_CHECKS_HERE, Transaction } from "./transaction.ts";

const MAX_ATTEMPTS = 100;

export interface StoreOptions {
  location: string;
  /** The content revision as the store holds it. */
  revision: string;
  /** Whether no other process can write to it. */
  exclusive: boolean;
  /** Called at the end of `close`. */
  release?: () => void;
}

/** An open store. Collections and blobs are built on it. */
export class Store {
  readonly kv: Deno.Kv;
  readonly location: string;
  readonly #options: StoreOptions;
  readonly #commits: GroupCommit;
  readonly #counts = new KeyCount();
  readonly #changes: ChangeLog;
  readonly #listeners = new Set<(revision: string) => void>();
  readonly #writeListeners = new Set<(documents: Key[]) => void>();
  readonly #running = new Set<Promise<unknown>>();
  #revision: string;
  #closed: Promise<void> | null = null;

  constructor(kv: Deno.Kv, options: StoreOptions) {
    this.kv = kv;
    this.location = options.location;
    this.#options = options;
    this.#revision = options.revision;
    this.#changes = new ChangeLog(options.revision);
    this.#commits = new GroupCommit(kv, (versionstamp, group) => {
      for (const tx of group) this.#counts.landed(tx);
      this.#tellWriteListeners(group);
      const changed = group.filter(({ content }) => content);
      if (changed.length === 0) return;
      this.#changes.note(versionstamp, changed.flatMap((tx) => tx.documents()));
      this.revised(versionstamp);
    }, options.exclusive ? MAX_CHECKS_HERE : MAX_CHECKS);
  }

  /** Names the state of the public content; grows, as text, with each commit that changes it. Costs no read. */
  get revision(): string {
    return this.#revision;
  }

  /**
   * The documents that commits of public content after this revision wrote or deleted; null where that is not known,
   * as where other processes write too.
   */
  changesSince(revision: string): Key[] | null {
    return this.#options.exclusive ? this.#changes.since(revision) : null;
  }

  /** Calls the listener after each commit that changes public content; returns how to stop. */
  onRevision(listener: (revision: string) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Whether every write to it is this process's own. */
  get exclusive(): boolean {
    return this.#options.exclusive;
  }

  /** Calls the listener after each commit of this process with the documents that it wrote or deleted. */
  onWrite(listener: (documents: Key[]) => void): () => void {
    this.#writeListeners.add(listener);
    return () => this.#writeListeners.delete(listener);
  }

  #tellWriteListeners(group: Transaction[]): void {
    if (this.#writeListeners.size === 0) return;
    const documents = group.flatMap((tx) => tx.documents());
    for (const listener of this.#writeListeners) listener(documents);
  }

  /** Takes note of a revision, from a commit of this process or of another one on the same server. */
  revised(revision: string): void {
    if (revision <= this.#revision) return;
    this.#revision = revision;
    // Apart from the commit, for which a listener that throws must not look like a failure.
    for (const listener of this.#listeners) queueMicrotask(() => listener(revision));
  }

  /**
   * One atomic commit of everything that `work` writes, of any collections:
   *
   *     await store.transaction(async (tx) => {
   *       await products.in(tx).update(id, { slug });
   *       await redirects.in(tx).create({ from: before, to: slug });
   *     });
   *
   * Where another writer came first, `work` runs again on what that one left; so it should only read the store
   * and write to `tx`. What throws in it is thrown here, and nothing is written.
   */
  async transaction<R>(work: (tx: Transaction) => R | Promise<R>): Promise<R> {
    const running = this.#run(work);
    this.#running.add(running);
    try {
      return await running;
    } finally {
      this.#running.delete(running);
    }
  }

  async #run<R>(work: (tx: Transaction) => R | Promise<R>): Promise<R> {
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
      const tx = new Transaction(this.kv);
      const result = await work(tx);
      if (tx.mutations.length === 0) return result;
      const versionstamp = await this.#commits.commit(tx);
      if (versionstamp !== null) {
        tx.landed(versionstamp);
        return result;
      }
    }
    throw new ConflictError(`Cannot commit: other writers came first ${MAX_ATTEMPTS} times`);
  }

  /** How many keys are under a prefix. */
  async count(prefix: Key): Promise<number> {
    if (!this.#options.exclusive) return await countKeys(this.kv, prefix);
    return this.#counts.get(prefix) ?? await this.#commits.pause(async () => {
      const count = this.#counts.get(prefix) ?? await countKeys(this.kv, prefix);
      // Keys that no document has come from addresses, without end; they are not remembered.
      if (count > 0) this.#counts.set(prefix, count);
      return count;
    });
  }

  /** Waits for writes on their way, then closes the store and gives up its file. */
  close(): Promise<void> {
    return this.#closed ??= Promise.allSettled(this.#running).then(() => {
      this.kv.close();
      this.#options.release?.();
    });
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.close();
  }
}
