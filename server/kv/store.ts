import type { ChangeLog } from "./change_log.ts";
import { type Changes, ChangeTracker } from "./change_tracker.ts";
import { type DerivedFiles, NO_FILES } from "./derived_files.ts";
import { ConflictError } from "./errors.ts";
import { GroupCommit } from "./group_commit.ts";
import { countKeys, KeyCount } from "./key_count.ts";
import type { Key } from "./keys.ts";
import { countChanges, sharedCount } from "./shared_count.ts";
import type { StoreHealth } from "./store_health.ts";
import { MAX_CHECKS, MAX_CHECKS_HERE, Transaction } from "./transaction.ts";

const MAX_ATTEMPTS = 100;

interface StoreOptions {
  location: string;
  /** Set if other processes write to the same store: it tells them of each other's writes. */
  log?: ChangeLog | undefined;
  /** Whether the engine takes writes. */
  health?: StoreHealth;
  /** Called at the end of `close`. */
  release?: () => void;
}

/** An open store. Collections and blobs are built on it. */
export class Store {
  readonly kv: Deno.Kv;
  readonly location: string;
  /** Id of this process among those that use the store. */
  readonly process = crypto.randomUUID();
  /** That id, once other processes can tell from it whether this one is alive. See `announcePresence`. */
  presence: string | undefined;
  /** Keeps what is derived from the store for the next start. */
  files: DerivedFiles = NO_FILES;
  readonly #options: StoreOptions;
  readonly #commits: GroupCommit;
  readonly #counts = new KeyCount();
  readonly #trackers = new Map<string, ChangeTracker[]>();
  readonly #followers = new Map<string, Set<(ids: readonly string[]) => void>>();
  readonly #running = new Set<Promise<unknown>>();
  readonly #closers: (() => Promise<void>)[] = [];
  #closed: Promise<void> | null = null;

  constructor(kv: Deno.Kv, options: StoreOptions) {
    this.kv = kv;
    this.location = options.location;
    this.#options = options;
    const { log } = options;
    this.#commits = new GroupCommit(kv, {
      onCommit: (group) => this.#landed(group),
      ...(log && {
        besides: (group) => [...log.mutations(changedBy(group)), ...countChanges(group)],
        onLost: () => log.lost(),
      }),
      maxChecks: log ? MAX_CHECKS : MAX_CHECKS_HERE,
    });
    options.health?.onLateWrite(() => this.#changedUnknown());
  }

  /** Whether this process is the only one that writes to the store. */
  get exclusive(): boolean {
    return !this.#options.log;
  }

  /** Tells what other processes change; undefined where there are none. */
  get log(): ChangeLog | undefined {
    return this.#options.log;
  }

  /** Whether the engine takes writes. */
  get health(): StoreHealth | undefined {
    return this.#options.health;
  }

  /** Returns a tracker of the writes to these collections (names), active while the store is open. */
  track(collections: readonly string[]): ChangeTracker {
    const tracker = new ChangeTracker(collections);
    for (const name of new Set(collections)) {
      this.#trackers.set(name, [...this.#trackers.get(name) ?? [], tracker]);
    }
    return tracker;
  }

  /** Reports changed documents to the trackers; null if unknown, as after a write of another process. */
  changed(collection: string, ids: readonly string[] | null): void {
    for (const tracker of this.#trackers.get(collection) ?? []) tracker.note(collection, ids);
  }

  /** Reports what other processes changed; null: they may have changed anything. */
  changedElsewhere(changes: Changes | null): void {
    const told = changes ?? new Map([...this.#trackers.keys()].map((collection) => [collection, null]));
    for (const [collection, ids] of told) {
      this.changed(collection, ids);
      for (const tell of this.#followers.get(collection) ?? []) if (ids) tell(ids);
    }
  }

  /** Calls `tell` with the ids of documents that other processes change from now on. */
  onChangedElsewhere(collection: string, tell: (ids: readonly string[]) => void): void {
    this.#followers.getOrInsertComputed(collection, () => new Set()).add(tell);
  }

  /** A write landed that its writer has given up: anything may have changed. */
  #changedUnknown(): void {
    this.#counts.clear();
    this.changedElsewhere(null);
  }

  #landed(group: Transaction[]): void {
    for (const tx of group) this.#counts.landed(tx);
    const changed = changedBy(group);
    if (changed.size > 0) this.#options.log?.landed();
    for (const [collection, ids] of changed) this.changed(collection, ids);
  }

  /**
   * Commits all writes of `work` atomically, to any collections:
   *
   *     await store.transaction(async (tx) => {
   *       await products.in(tx).update(id, { slug });
   *       await redirects.in(tx).create({ from: before, to: slug });
   *     });
   *
   * If another commit changed what `work` read, `work` runs again, so its only effects may be writes to `tx`.
   * If `work` throws, nothing is written. Throws a ConflictError after 100 failed attempts.
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
      const tx = new Transaction(this.kv, attempt);
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

  /** Returns the number of keys under a prefix. */
  async count(prefix: Key): Promise<number> {
    if (!this.exclusive) return await sharedCount(this.kv, prefix);
    return this.#counts.get(prefix) ?? await this.#commits.pause(async () => {
      const count = this.#counts.get(prefix) ?? await countKeys(this.kv, prefix);
      // Zero counts are not cached: their prefixes may come from URLs, so they would grow without bound.
      if (count > 0) this.#counts.set(prefix, count);
      return count;
    });
  }

  /** Waits for running transactions, then closes the store and releases its file. */
  close(): Promise<void> {
    return this.#closed ??= Promise.allSettled([...this.#closers.map((end) => end()), ...this.#running]).then(
      () => {
        this.kv.close();
        this.#options.release?.();
      },
    );
  }

  /** Calls `end` when the store begins to close, and waits for it. */
  onClosing(end: () => Promise<void>): void {
    this.#closers.push(end);
  }

  get isClosing(): boolean {
    return this.#closed !== null;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.close();
  }
}

/** The ids of the documents that a group changes, by collection. */
function changedBy(group: readonly Transaction[]): Map<string, string[]> {
  const changed = new Map<string, string[]>();
  for (const [, collection, id] of group.flatMap((tx) => tx.documents())) {
    const ids = changed.get(String(collection));
    if (ids) ids.push(String(id));
    else changed.set(String(collection), [String(id)]);
  }
  return changed;
}
