/** Ids of the documents that were changed, by collection; null where it is not known which. */
export type Changes = ReadonlyMap<string, readonly string[] | null>;

/** Ids remembered of a collection. Whoever follows it rather reads it whole than more documents one by one. */
const CAPACITY = 2_000;

/** Follows the writes to some collections. `Store.track` makes it and tells it of each commit. */
export class ChangeTracker {
  readonly #collections: readonly string[];
  #revision = 0;
  #changed: Map<string, Set<string> | null>;

  constructor(collections: readonly string[]) {
    this.#collections = collections;
    this.#changed = this.#unknown();
  }

  /** Another number after each commit that changed one of the collections. */
  get revision(): number {
    return this.#revision;
  }

  /** A commit changed these documents of a collection; null: it is not known which. */
  note(collection: string, ids: readonly string[] | null): void {
    this.#revision++;
    const before = this.#changed.get(collection);
    // Null already: all of it is going to be read anyway.
    if (before === null) return;
    const after = ids && new Set([...before ?? [], ...ids]);
    this.#changed.set(collection, after && after.size <= CAPACITY ? after : null);
  }

  /** What was changed since the last call; at the first call nothing is known. */
  take(): Changes {
    const changed = this.#changed;
    this.#changed = new Map();
    return new Map([...changed].map(([collection, ids]) => [collection, ids && [...ids]]));
  }

  /** Whoever took the changes could not follow them: from now on nothing is known. */
  forget(): void {
    this.#changed = this.#unknown();
  }

  #unknown(): Map<string, null> {
    return new Map(this.#collections.map((collection) => [collection, null]));
  }
}
