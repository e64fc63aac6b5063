import { glossesOf } from "../../language/glosses.ts";
import { wordsOf } from "../../language/words_of.ts";
import type { Guide } from "../../knowledge/load_guides.ts";
import { likenessOfMeanings, meaningOf } from "../meaning/meaning_of.ts";
import { models } from "../models.ts";
import { probabilities } from "../safety/linear_model.ts";
import type { Features } from "../safety/question_features.ts";
import { thingsOf, understandQuestion, type Understood } from "../understand_question.ts";
import type { Evidence } from "./EvidenceIndex.ts";
import { type GuideIndex, guideIndex, isLittle } from "./guide_index.ts";

/** A guide that a question may ask for. */
export interface FoundGuide {
  guide: Guide;
  /** How likely it is what is asked for: by a few weights, trained on questions of others. */
  chance: number;
  /** How much the question and one of the guide's own hold of each other; up to 1. */
  likeness: number;
  /** The same of all words, little ones too. */
  sameness: number;
  /** What the chance was made of. */
  features: Features;
}

export const ASKED_FOR = "asked for";

const LIMIT = 3;
/** Guides that are compared, of those whose own questions have the question's words. */
const COMPARED = 16;
const COMPARED_BY_MEANING = 8;
/** So many words that only one guide's questions have are evidence enough; two common ones are not. */
const ENOUGH = 2;
const MOST_TOLD = 1.5;
/** The logarithms are brought to about 1. */
const OF_EVIDENCE = 0.1;
/** Fewer words that tell something are told by all words around them. */
const FEW = 3;
/** How much of each other a question of little words and a guide's own hold. */
const NEARLY_SAME = 0.75;
const MAY_BE_SAME = 0.5;

/** The guides that a question may ask for, the likeliest first. */
export function findGuides(
  guides: readonly Guide[],
  question: string,
  understood: Understood = understandQuestion(question, () => false),
  limit = LIMIT,
): FoundGuide[] {
  const index = guideIndex(guides);
  const { byId, asked, evidence, meanings } = index;
  const telling = tellingWords(question).length;
  const ofTelling = telling < FEW ? undefined : likenessOf(index, question, "telling");
  // Where what tells something differs, little words make no question the same: they are not looked for.
  const mayBeSame = !ofTelling || Math.max(0, ...ofTelling.values()) >= MAY_BE_SAME;
  const sameness = mayBeSame ? likenessOf(index, question, "all") : new Map<string, number>();
  const likeness = ofTelling ?? sameness;
  // "I want to die": where hardly a word tells something, the question is nearly the guide's own.
  const speaking = evidence.search(question);
  const meant = meaningOf(question);
  const near = new Map([...meanings].map(([id, meaning]) => [id, likenessOfMeanings(meant, meaning)]));
  const found = telling < 2
    ? [...sameness].flatMap(([id, each]) => each >= NEARLY_SAME ? [{ id, told: Infinity }] : [])
    : compared(asked.search(question, COMPARED, { isIgnored: isLittle, alsoAs }), speaking, near);
  const ofQuestion = featuresOfQuestion(understood);
  const enough = ENOUGH * Math.log(1 + guides.length);
  const by = (kind: keyof Evidence) => new Map(found.map(({ id }) => [id, speaking.get(id)![kind]]));
  const [leadOfLikeness, leadOfEvidence, leadOfSigns, leadOfMeaning] = [
    likeness,
    by("told"),
    by("alike"),
    new Map(found.map(({ id }) => [id, near.get(id)!])),
  ].map(leadsIn);
  return found.map(({ id, told }) => {
    const features = new Map([
      ...ofQuestion,
      ["likeness", likeness.get(id) ?? 0],
      ["liker than others", leadOfLikeness!(id)],
      ["told", Math.min(MOST_TOLD, told / enough)],
      ["evidence", OF_EVIDENCE * speaking.get(id)!.told],
      ["more evidence than others", OF_EVIDENCE * leadOfEvidence!(id)],
      ["signs alike", speaking.get(id)!.alike],
      ["signs more alike than others'", leadOfSigns!(id)],
      ["meaning alike", near.get(id)!],
      ["meaning more alike than others'", leadOfMeaning!(id)],
    ]);
    return {
      guide: byId.get(id)!,
      chance: probabilities(models.guides, features)[models.guides.labels.indexOf(ASKED_FOR)]!,
      likeness: likeness.get(id) ?? 0,
      sameness: sameness.get(id) ?? 0,
      features,
    };
  }).sort((a, b) => b.chance - a.chance).slice(0, limit);
}

/** Guides that hold the question's words, and those whose signs or meaning are most like its own. */
function compared(
  holding: readonly { id: string; told: number; held: number }[],
  speaking: ReadonlyMap<string, Evidence>,
  near: ReadonlyMap<string, number>,
): { id: string; told: number }[] {
  const held = holding.filter(({ held }) => held > 1);
  const alike = [...speaking].filter(([, { alike }]) => alike > 0)
    .sort(([, a], [, b]) => b.alike - a.alike).slice(0, COMPARED);
  const meant = [...near].filter(([, likeness]) => likeness > 0).sort(([, a], [, b]) => b - a)
    .slice(0, COMPARED_BY_MEANING);
  const others = new Set([...alike, ...meant].map(([id]) => id)).difference(
    new Set(held.map(({ id }) => id)),
  );
  return [...held, ...Array.from(others, (id) => ({ id, told: 0 }))];
}

/** What is asked otherwise than by words: who names an illness or a ware may want its own page. */
function featuresOfQuestion(understood: Understood): [string, number][] {
  const { words, intents } = understood;
  const isOf = (...kinds: Parameters<typeof thingsOf>[1][]) =>
    Number(kinds.some((kind) => thingsOf(understood, kind).length > 0));
  return [
    ["any", 1],
    ["short", 1 / Math.max(1, words.length)],
    ["illness", isOf("disease", "sign")],
    ["ware", isOf("ingredient", "category")],
    ...(["price", "dose", "withdrawal"] as const).map((
      each,
    ): [string, number] => [each, Number(intents.has(each))]),
  ];
}

/** How far each is before the best of the others, or behind it. */
function leadsIn(scores: ReadonlyMap<string, number>): (id: string) => number {
  let [best, second] = [0, 0];
  for (const score of scores.values()) {
    if (score > best) [best, second] = [score, best];
    else if (score > second) second = score;
  }
  return (id) => {
    const own = scores.get(id) ?? 0;
    return own - (own === best ? second : best);
  };
}

/** The most that the question and one of a guide's own hold of each other, by guide. */
function likenessOf(
  { questions, ownTexts, evidence }: GuideIndex,
  question: string,
  words: "all" | "telling",
): Map<string, number> {
  const best = new Map<string, number>();
  const query = { alsoAs, ...(words === "telling" && { isIgnored: isLittle }) };
  const { ids } = evidence.frozen;
  questions.scan(question, query, (at, share, held) => {
    const guide = ids[ownTexts.guide[at]!]!;
    const likeness = Math.min(share, held / ownTexts[words][at]!);
    if (likeness > (best.get(guide) ?? 0)) best.set(guide, likeness);
  });
  return best;
}

function tellingWords(question: string): string[] {
  return [...new Set(wordsOf(question))].filter((word) => !isLittle(word));
}

function alsoAs(word: string): readonly string[] {
  return glossesOf(word, false);
}
