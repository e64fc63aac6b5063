import MiniSearch from "minisearch";

/** Fields by what a hit in them is worth: the name first, then what is in it, what it is for, who makes it, its text. */
const FIELDS = [
  "name",
  "ingredients",
  "indications",
  "make",
  "species",
  "category",
  "packaging",
  "text",
] as const;
export type Field = typeof FIELDS[number];

/** A product as the index takes it: its terms by field, made ready by whoever adds it. */
export interface TermDocument extends Record<Field, readonly string[]> {
  id: string;
}

/** Which documents have a term, by field. The numbers are the index's own; `idOf` says whose they are. */
export type Postings = { field: Field; documents: Iterable<number> }[];

/**
 * MiniSearch for its inverted index and radix tree: prefixes and spelling distance. Its scores are not used, as ours
 * are by field and meaning; so we read the postings themselves, which its class leaves to its heirs.
 */
export class TermIndex extends MiniSearch<TermDocument> {
  readonly #fields: Field[];

  constructor() {
    super({
      fields: [...FIELDS],
      extractField: (document, field) => document[field as Field] as unknown as string,
      // Terms come ready, as a list.
      tokenize: (terms) => terms as unknown as string[],
      processTerm: (term) => term,
      stringifyField: (terms) => terms,
      autoVacuum: false,
    });
    this.#fields = [...FIELDS].sort((a, b) => this._fieldIds[a]! - this._fieldIds[b]!);
  }

  hasTerm(term: string): boolean {
    return this._index.has(term);
  }

  /** Nothing where no document has the term. */
  postings(term: string): Postings {
    return this.#read(this._index.get(term));
  }

  /** Terms that begin so, without those that end so. */
  *withPrefix(prefix: string, limit: number): Generator<{ term: string; postings: Postings }> {
    let seen = 0;
    for (const [term, data] of this._index.atPrefix(prefix)) {
      if (term === prefix) continue;
      if (seen++ === limit) return;
      yield { term, postings: this.#read(data) };
    }
  }

  /** Terms at most so many slips away. */
  *near(term: string, slips: number): Generator<{ term: string; distance: number; postings: Postings }> {
    for (const [other, [data, distance]] of this._index.fuzzyGet(term, slips)) {
      yield { term: other, distance, postings: this.#read(data) };
    }
  }

  idOf(document: number): string | undefined {
    return this._documentIds.get(document);
  }

  #read(data: ReturnType<typeof this._index.get>): Postings {
    if (!data) return [];
    return [...data].map(([field, frequencies]) => ({
      field: this.#fields[field]!,
      documents: frequencies.keys(),
    }));
  }
}
