import { splitLanguage } from "../../../contract/shared/language_paths.ts";
import type { Known } from "../know.ts";
import { leftFor } from "../permission/permit.ts";
import { likenessOfMeanings, meaningOf } from "../meaning/meaning_of.ts";
import { models } from "../models.ts";
import { probabilities } from "../safety/linear_model.ts";
import type { Features } from "../safety/question_features.ts";
import type { Draft } from "./draft.ts";

/** What a question may ask for: the first guide, the page that a form led to, or neither. */
export const CHOICES = { guide: "guide", page: "page", neither: "neither" } as const;

/** More words than this that hold an answer back say no more. */
const MUCH_LEFT = 4;
/** Kinds of things that a question may name. */
const KINDS = ["disease", "sign", "topic", "ingredient", "category", "species"];

/** How likely the first guide, and the page that a form led to, are what was asked for: together at most 1. */
export function answerChances(known: Known, draft: Draft): { guide: number; page: number } {
  const { labels } = models.answers;
  const given = probabilities(models.answers, answerFeatures(known, draft));
  const chanceOf = (choice: string) => given[labels.indexOf(choice)]!;
  return {
    guide: known.guides.length === 0 ? 0 : chanceOf(CHOICES.guide),
    page: draft.kind === "unknown" ? 0 : chanceOf(CHOICES.page),
  };
}

/**
 * What speaks for a guide and a page, and against them: the page's form, how much of the question was understood, by
 * what it was found, and all that the guide's own chance is made of.
 */
export function answerFeatures(known: Known, draft: Draft): Features {
  const { asked, products: [product], articles: [article], fits: [fit], guides: [guide] } = known;
  const { words, rest, things, reading: { meanings } } = asked;
  const unread = rest.filter((word) => !/^\d+$/.test(word)).length;
  const read = new Set(meanings.flatMap(({ at }) => at)).size;
  const understood = read / Math.max(1, read + unread);
  const kinds = KINDS.filter((kind) => things.some(({ entry }) => entry.kind === kind));
  return new Map([
    ["any", 1],
    [`form ${draft.form}`, 1],
    [`form ${draft.form} understood`, understood],
    ["guide's chance", guide?.chance ?? 0],
    ["guide's lead", guide ? guide.chance - (known.guides[1]?.chance ?? 0) : 0],
    ...[...asked.intents].map((intent): [string, number] => [`asks ${intent}`, 1]),
    ["understood", understood],
    ["short", 1 / Math.max(1, words.length)],
    ["left over", Math.min(1, leftFor(known, draft).length / MUCH_LEFT)],
    ["product", product?.share ?? 0],
    ["product's name", product?.isNamed ? 1 : product?.cover ?? 0],
    ["article", article?.share ?? 0],
    ["condition", fit?.chance ?? 0],
    ["page's meaning alike", likenessOfMeanings(meaningOf(asked.text), meaningOf(draft.answer))],
    ...kinds.map((kind): [string, number] => [`names a ${kind}`, 1]),
    ...[...guide?.features ?? []].map(([name, value]): [string, number] => [`guide: ${name}`, value]),
  ]);
}

/** What a draft would be remembered by: its kind, and the page that it rests on first. */
export function pageOf({ kind, sources: [first] }: Draft): string {
  return `${kind} ${first ? splitLanguage(first.url).path : ""}`.trim();
}
