import { fieldOf, type FrozenIndex, InvertedIndex, slotOf } from "../language/InvertedIndex.ts";
import { startingWith, within } from "../language/sorted_terms.ts";

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

/** An index of products by their terms. We score by field and by meaning ourselves. */
export class TermIndex {
  readonly #index: InvertedIndex;

  constructor(frozen?: FrozenIndex) {
    this.#index = new InvertedIndex(frozen);
  }

  get isLoose(): boolean {
    return this.#index.isLoose;
  }

  add({ id, ...fields }: TermDocument): void {
    this.#index.add(id, FIELDS.map((field) => new Set(fields[field])));
  }

  remove(id: string): void {
    this.#index.remove(id);
  }

  freeze(pause: () => Promise<void>): Promise<FrozenIndex> {
    return this.#index.freeze(pause);
  }

  hasTerm(term: string): boolean {
    return this.#index.hasTerm(term);
  }

  /** Returns an empty list where no document has the term. */
  postings(term: string): Postings {
    const byField: number[][] = [];
    for (const posting of this.#index.postings(term)) {
      (byField[fieldOf(posting)] ??= []).push(slotOf(posting));
    }
    // Fields without the term are holes, which `flatMap` leaves out.
    return byField.flatMap((documents, field) => ({ field: FIELDS[field]!, documents }));
  }

  /** Yields at most `limit` terms that start with `prefix`, without the term that equals it. */
  *withPrefix(prefix: string, limit: number): Generator<{ term: string; postings: Postings }> {
    const later = this.#index.addedTerms().filter((term) => term.startsWith(prefix));
    const longer = startingWith(this.#index.frozenTerms, prefix).filter((term) => term !== prefix);
    for (const term of [...longer.take(limit), ...later.filter((term) => term !== prefix)].slice(0, limit)) {
      yield { term, postings: this.postings(term) };
    }
  }

  /** Yields the terms within an edit distance of `slips`. */
  *near(term: string, slips: number): Generator<{ term: string; distance: number; postings: Postings }> {
    for (const terms of [this.#index.frozenTerms, [...this.#index.addedTerms()].sort()]) {
      for (const found of within(terms, term, slips)) {
        yield { ...found, postings: this.postings(found.term) };
      }
    }
  }

  idOf(document: number): string | undefined {
    return this.#index.idOf(document);
  }
}
