const FIELD_BITS = 4;
const FIELDS_MAX = 1 << FIELD_BITS;
const NONE: readonly number[] = [];

/** Which document and field a posting names. A field that holds a term twice has two postings, side by side. */
export function slotOf(posting: number): number {
  return posting >>> FIELD_BITS;
}

export function fieldOf(posting: number): number {
  return posting & (FIELDS_MAX - 1);
}

/** An inverted index over documents of a few fields: which documents hold a term, and where. It scores nothing. */
export class InvertedIndex {
  /** A number a posting: the document's slot and the field. Most terms have one, which needs no list. */
  readonly #postings = new Map<string, number | number[]>();
  readonly #slots = new Map<string, number>();
  readonly #ids: (string | undefined)[] = [];
  #dead = 0;

  get size(): number {
    return this.#slots.size;
  }

  /** Slots, those of documents that are gone too. */
  get room(): number {
    return this.#ids.length;
  }

  /** Much of it is of documents that are gone. */
  get isStale(): boolean {
    return this.#dead > 200 && this.#dead > this.#slots.size;
  }

  has(id: string): boolean {
    return this.#slots.has(id);
  }

  /** Returns the document's slot. */
  add(id: string, fields: readonly Iterable<string>[]): number {
    this.remove(id);
    const slot = this.#ids.push(id) - 1;
    this.#slots.set(id, slot);
    fields.forEach((terms, field) => {
      for (const term of terms) {
        const known = this.#postings.get(term);
        const posting = slot * FIELDS_MAX + field;
        if (known === undefined) this.#postings.set(term, posting);
        else if (typeof known === "number") this.#postings.set(term, [known, posting]);
        else known.push(posting);
      }
    });
    return slot;
  }

  remove(id: string): void {
    const slot = this.#slots.get(id);
    if (slot === undefined) return;
    this.#slots.delete(id);
    this.#ids[slot] = undefined;
    this.#dead++;
  }

  /** Undefined where the document is gone. */
  idOf(slot: number): string | undefined {
    return this.#ids[slot];
  }

  hasTerm(term: string): boolean {
    return this.#postings.has(term);
  }

  terms(): Iterable<string> {
    return this.#postings.keys();
  }

  /** In the order in which the documents were added. */
  postings(term: string): readonly number[] {
    const known = this.#postings.get(term);
    return known === undefined ? NONE : typeof known === "number" ? [known] : known;
  }

  /** From 0, for a term that everything has, to 1, for one that hardly anything has. */
  rarity(term: string): number {
    const hits = this.postings(term).length;
    if (hits === 0) return 1;
    return Math.max(0.05, 1 - Math.log(1 + hits) / Math.log(2 + this.#slots.size * 1.5));
  }
}
