import { type Guide, guideTexts } from "../../knowledge/load_guides.ts";
import { encodeDocument, parseDocument } from "../../kv/document.ts";
import { Late, lateObject } from "../../shared/late_object.ts";

/** Guides as they are kept in a file: 4 MB of JSON, of which a question reads three guides. */
export interface KeptGuides {
  /** What guides are chosen by. */
  heads: readonly Pick<Guide, "id" | "title" | "urgent" | "of">[];
  /** The titles of each in all languages. */
  titles: readonly (readonly string[])[];
  /** Their JSON, where that of each begins, and at last how long it is. */
  json: Uint8Array;
  starts: Uint32Array;
}

export const titlesOf = (guide: Guide): string[] => guideTexts(guide).map(({ title }) => title);

export function keepGuides(guides: readonly Guide[]): KeptGuides {
  const each = guides.map(encodeDocument);
  const starts = Uint32Array.of(0, ...each.map(({ length }) => length));
  for (let at = 1; at < starts.length; at++) starts[at]! += starts[at - 1]!;
  const json = new Uint8Array(starts.at(-1)!);
  each.forEach((bytes, at) => json.set(bytes, starts[at]));
  return {
    heads: guides.map(({ id, title, urgent, of }) => ({ id, title, urgent, of })),
    titles: guides.map(titlesOf),
    json,
    starts,
  };
}

/** The guides that were kept. The rest of each is parsed when it is read. */
export function lateGuides({ heads, json, starts }: KeptGuides): Guide[] {
  return heads.map((head, at) => lateObject(new LateGuide(head, json.subarray(starts[at], starts[at + 1]))));
}

class LateGuide extends Late<Guide> {
  readonly #json: Uint8Array;

  constructor(head: Partial<Guide>, json: Uint8Array) {
    super(head, json.length);
    this.#json = json;
  }

  override make(): Guide {
    return parseDocument(this.#json) as Guide;
  }
}
