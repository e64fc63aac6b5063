import { splitLanguage } from "../../../contract/shared/language_paths.ts";
import type { Known } from "../know.ts";
import { leftFor } from "../permission/permit.ts";
import { models } from "../models.ts";
import { probabilities } from "../safety/linear_model.ts";
import type { Features } from "../safety/question_features.ts";
import type { Draft } from "./draft.ts";

export const MEANT = "meant";

/** More words than this that hold an answer back say no more. */
const MUCH_LEFT = 4;
/** Kinds of things that a question may name. */
const KINDS = ["disease", "sign", "topic", "ingredient", "category", "species"];

/** How likely the page that a form led to is what was asked for: by a few weights, trained on questions of others. */
export function chanceOfPage(known: Known, draft: Draft): number {
  if (draft.kind === "unknown") return 0;
  return probabilities(models.pages, pageFeatures(known, draft))[models.pages.labels.indexOf(MEANT)]!;
}

/** What speaks for a page and against it: its form, how much of the question was understood, and by what it was found. */
export function pageFeatures(known: Known, draft: Draft): Features {
  const { asked, products: [product], articles: [article], fits: [fit] } = known;
  const { words, rest, things, reading: { meanings } } = asked;
  const unread = rest.filter((word) => !/^\d+$/.test(word)).length;
  const read = new Set(meanings.flatMap(({ at }) => at)).size;
  const kinds = KINDS.filter((kind) => things.some(({ entry }) => entry.kind === kind));
  return new Map([
    ["any", 1],
    [`form ${draft.form}`, 1],
    ["understood", read / Math.max(1, read + unread)],
    ["short", 1 / Math.max(1, words.length)],
    ["left over", Math.min(1, leftFor(known, draft).length / MUCH_LEFT)],
    ["product", product?.share ?? 0],
    ["product's name", product?.isNamed ? 1 : product?.cover ?? 0],
    ["article", article?.share ?? 0],
    ["condition", fit?.chance ?? 0],
    ...kinds.map((kind): [string, number] => [`names a ${kind}`, 1]),
  ]);
}

/** What a draft would be remembered by: its kind, and the page that it rests on first. */
export function pageOf({ kind, sources: [first] }: Draft): string {
  return `${kind} ${first ? splitLanguage(first.url).path : ""}`.trim();
}
