/** Ids of the changed documents by collection; null if any document of it may have changed. */
export type Changes = ReadonlyMap<string, readonly string[] | null>;

/** Most ids kept per collection. Beyond it, reading the whole collection is faster than reading by id. */
const CAPACITY = 2_000;

/** Records the writes to some collections. `Store.track` creates it; the store reports each commit to it. */
export class ChangeTracker {
  readonly #collections: readonly string[];
  #revision = 0;
  #changed: Map<string, Set<string> | null>;

  constructor(collections: readonly string[]) {
    this.#collections = collections;
    this.#changed = this.#unknown();
  }

  /** Increases with each commit that changes one of the collections. */
  get revision(): number {
    return this.#revision;
  }

  /** Records that a commit changed these documents of a collection; null: any of them. */
  note(collection: string, ids: readonly string[] | null): void {
    this.#revision++;
    const before = this.#changed.get(collection);
    // Null already means that the whole collection must be read.
    if (before === null) return;
    const after = ids && new Set([...before ?? [], ...ids]);
    this.#changed.set(collection, after && after.size <= CAPACITY ? after : null);
  }

  /** Returns and clears the changes since the last call. The first call gives null for every collection. */
  take(): Changes {
    const changed = this.#changed;
    this.#changed = new Map();
    return new Map([...changed].map(([collection, ids]) => [collection, ids && [...ids]]));
  }

  /** Marks every collection as null. Call it if processing the taken changes failed. */
  forget(): void {
    this.#changed = this.#unknown();
  }

  #unknown(): Map<string, null> {
    return new Map(this.#collections.map((collection) => [collection, null]));
  }
}
