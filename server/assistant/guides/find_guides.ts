import type { Guide } from "../../knowledge/load_guides.ts";
import { likenessOfMeanings, meaningOf } from "../meaning/meaning_of.ts";
import { models } from "../models.ts";
import { probabilities } from "../safety/linear_model.ts";
import type { Features } from "../safety/question_features.ts";
import { thingsOf, understandQuestion, type Understood } from "../understand_question.ts";
import { guideIndex, isLittle } from "./guide_index.ts";
import { AskedWords } from "./OwnQuestions.ts";

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
/** Guides that are compared: those whose signs are most alike, for which most speaks, and that mean nearly the same. */
const COMPARED = { alike: 16, told: 8, meant: 8 };
/** The logarithms are brought to about 1. */
const OF_EVIDENCE = 0.1;
/** Fewer words that tell something are told by all words around them. */
const FEW = 3;
/** How much of each other a question of little words and a guide's own hold. */
const NEARLY_SAME = 0.75;

/** The guides that a question may ask for, the likeliest first. */
export function findGuides(
  guides: readonly Guide[],
  question: string,
  understood: Understood = understandQuestion(question, () => false),
  limit = LIMIT,
): FoundGuide[] {
  const { evidence, own, meanings } = guideIndex(guides);
  const asked = new AskedWords(question, isLittle, (word) => evidence.tells(word));
  const meant = meaningOf(question);
  const speaking = evidence.search(question);
  const each = guides.map((guide, place) => ({
    guide,
    place,
    ...speaking.get(guide.id)!,
    meant: likenessOfMeanings(meant, meanings.get(guide.id)!),
  }));
  // "I want to die": where hardly a word tells something, the question is nearly the guide's own.
  const isOfLittle = asked.telling < 2;
  const compared = (isOfLittle ? each : likeliest(each)).map((one) => {
    const { telling, all } = own.likeness(one.place, asked);
    return { ...one, likeness: asked.telling < FEW ? all : telling, sameness: all };
  }).filter(({ sameness }) => !isOfLittle || sameness >= NEARLY_SAME);
  const ofQuestion = featuresOfQuestion(understood);
  const [leadOfLikeness, leadOfEvidence, leadOfSigns, leadOfMeaning] =
    (["likeness", "told", "alike", "meant"] as const).map((kind) =>
      leadsIn(compared.map((one) => one[kind]))
    );
  return compared.map(({ guide, likeness, sameness, told, alike, meant }) => {
    const features = new Map([
      ...ofQuestion,
      ["likeness", likeness],
      ["liker than others", leadOfLikeness!(likeness)],
      ["evidence", OF_EVIDENCE * told],
      ["more evidence than others", OF_EVIDENCE * leadOfEvidence!(told)],
      ["signs alike", alike],
      ["signs more alike than others'", leadOfSigns!(alike)],
      ["meaning alike", meant],
      ["meaning more alike than others'", leadOfMeaning!(meant)],
    ]);
    const chance = probabilities(models.guides, features)[models.guides.labels.indexOf(ASKED_FOR)]!;
    return { guide, chance, likeness, sameness, features };
  }).sort((a, b) => b.chance - a.chance).slice(0, limit);
}

/** Those of all that are the first in any way. */
function likeliest<T extends Record<keyof typeof COMPARED, number>>(all: readonly T[]): T[] {
  const kinds = Object.entries(COMPARED) as [keyof typeof COMPARED, number][];
  const first = kinds.flatMap(([kind, most]) => [...all].sort((a, b) => b[kind] - a[kind]).slice(0, most));
  return [...new Set(first)];
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
function leadsIn(scores: readonly number[]): (own: number) => number {
  const [best = 0, second = 0] = [...scores, 0, 0].sort((a, b) => b - a);
  return (own) => own - (own === best ? second : best);
}
