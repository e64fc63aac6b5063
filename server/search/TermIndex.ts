import MiniSearch from "minisearch";

/** The indexed fields of a product, sorted by how much a match in each field is worth. */
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

/** A product in the form the index takes. The caller has already split and folded the terms of each field. */
export interface TermDocument extends Record<Field, readonly string[]> {
  id: string;
}

/** The documents that contain a term, by field, under the index's own numbers. `idOf` maps them to ids. */
export type Postings = { field: Field; documents: Iterable<number> }[];

/**
 * An inverted index on top of MiniSearch, used for its radix tree (prefix and fuzzy lookup). We score by
 * field and by meaning, not with MiniSearch's scores, so this subclass reads its protected postings.
 */
export class TermIndex extends MiniSearch<TermDocument> {
  readonly #fields: Field[];

  constructor() {
    super({
      fields: [...FIELDS],
      extractField: (document, field) => document[field as Field] as unknown as string,
      // The caller passes terms that are already split.
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

  /** Returns an empty list where no document has the term. */
  postings(term: string): Postings {
    return this.#read(this._index.get(term));
  }

  /** Yields at most `limit` terms that start with `prefix`, without the term that equals it. */
  *withPrefix(prefix: string, limit: number): Generator<{ term: string; postings: Postings }> {
    let seen = 0;
    for (const [term, data] of this._index.atPrefix(prefix)) {
      if (term === prefix) continue;
      if (seen++ === limit) return;
      yield { term, postings: this.#read(data) };
    }
  }

  /** Yields the terms within an edit distance of `slips`. */
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
