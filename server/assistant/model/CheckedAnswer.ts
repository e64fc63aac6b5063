import type { AssistantSource } from "../../../contract/assistant.ts";
import type { Passage } from "../passage.ts";
import { ModelError } from "./model_error.ts";
import { cutPiece, hasCitation } from "./sentence_pieces.ts";
import { unfit } from "./unfit.ts";

/** Letters of an answer; a chat wants no essay. */
const LETTERS_MAX = 3_000;
/** And of one piece: nobody writes such a sentence. */
const PIECE_MAX = 800;
const CITATIONS = /\s*\[(\d{1,2}(?:\s*,\s*\d{1,2})*)\]/g;

/**
 * A model's answer while it comes. Words go in, pieces come out that were checked against the passages they cite, with
 * their citations counted anew as links; a ModelError is thrown where one may not be given.
 */
export class CheckedAnswer {
  readonly sources: AssistantSource[] = [];
  readonly #passages: readonly Passage[];
  #rest = "";
  #letters = 0;

  constructor(passages: readonly Passage[]) {
    this.#passages = passages;
  }

  /** What may be shown since the last words. */
  take(words: string): string {
    this.#letters += words.length;
    if (this.#letters > LETTERS_MAX) throw new ModelError("its answer has no end");
    this.#rest += words.replace(/\r/g, "").replaceAll("【", "[").replaceAll("】", "]");
    if (this.#rest.trim() === "") this.#rest = "";
    let shown = "";
    for (let cut = cutPiece(this.#rest); cut; cut = cutPiece(this.#rest)) {
      shown += this.#checked(cut.piece);
      this.#rest = cut.rest;
    }
    return shown;
  }

  /** The last piece. */
  end(): string {
    const last = this.#rest.trimEnd();
    this.#rest = "";
    const shown = last ? this.#checked(last) : "";
    if (this.sources.length === 0) throw new ModelError("its answer cites nothing");
    return shown;
  }

  #checked(piece: string): string {
    if (piece.length > PIECE_MAX) throw new ModelError("a sentence of its answer has no end");
    if (!hasCitation(piece)) throw new ModelError("a sentence of its answer cites nothing");
    const cited: Passage[] = [];
    for (const [, numbers = ""] of piece.matchAll(CITATIONS)) {
      for (const number of numbers.split(",")) {
        const passage = this.#passages[Number(number) - 1];
        if (!passage) throw new ModelError("its answer cites what it was not shown");
        cited.push(passage);
      }
    }
    const plain = piece.replace(CITATIONS, "");
    const reason = unfit(plain, cited.map(({ title, text }) => `${title}\n${text}`));
    if (reason) throw new ModelError(`a sentence of its answer does not hold: ${reason}`);
    return piece.replace(CITATIONS, (_, numbers: string) => {
      const links = numbers.split(",").map((number) => this.#link(this.#passages[Number(number) - 1]!));
      return ` ${[...new Set(links)].join(" ")}`;
    });
  }

  /** Passages of one page are one source. */
  #link({ title, url }: Passage): string {
    let at = this.sources.findIndex((source) => source.url === url);
    if (at < 0) at = this.sources.push({ title, url }) - 1;
    return `[\\[${at + 1}\\]](${url})`;
  }
}
