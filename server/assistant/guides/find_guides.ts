import type { Guide } from "../../knowledge/load_guides.ts";
import { likenessOfMeanings, meaningOf, nearnessTo } from "../meaning/meaning_of.ts";
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
/** Guides that are compared: the nearest. */
const COMPARED = 24;
/** Nearness is brought to about 1. */
const OF_NEARNESS = 0.1;
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
  const { own, places } = guideIndex(guides);
  const asked = new AskedWords(question, isLittle);
  const meant = meaningOf(question);
  const each = guides.map((guide, place) => ({
    guide,
    place,
    meant: likenessOfMeanings(meant, places.get(guide.id)!),
  }));
  // "I want to die": where hardly a word tells something, the question is nearly the guide's own.
  const isOfLittle = asked.telling < 2;
  const compared = (isOfLittle ? each : nearest(each)).map((one) => {
    const { telling, all } = own.likeness(one.place, asked);
    return { ...one, likeness: asked.telling < FEW ? all : telling, sameness: all };
  }).filter(({ sameness }) => !isOfLittle || sameness >= NEARLY_SAME);
  const ofQuestion = [
    ...featuresOfQuestion(understood),
    ...(["house", "elsewhere"] as const).map((topics) =>
      [topics, OF_NEARNESS * nearnessTo(topics, meant)] as const
    ),
  ];
  const leadOfLikeness = leadsIn(compared.map(({ likeness }) => likeness));
  const leadOfNearness = leadsIn(each.map(({ meant }) => meant));
  return compared.map(({ guide, likeness, sameness, meant }) => {
    const features = new Map([
      ...ofQuestion,
      ["likeness", likeness],
      ["liker than others", leadOfLikeness(likeness)],
      ["nearness", OF_NEARNESS * meant],
      ["nearer than others", OF_NEARNESS * leadOfNearness(meant)],
    ]);
    const chance = probabilities(models.guides, features)[models.guides.labels.indexOf(ASKED_FOR)]!;
    return { guide, chance, likeness, sameness, features };
  }).sort((a, b) => b.chance - a.chance).slice(0, limit);
}

/** Whether a question is nearer to what is none of ours than to any guide and to what is asked of us as a company. */
export function isElsewhere(guides: readonly Guide[], question: string): boolean {
  const meant = meaningOf(question);
  const places = [...guideIndex(guides).places.values()];
  const ours = Math.max(
    ...places.map((place) => likenessOfMeanings(meant, place)),
    nearnessTo("house", meant),
  );
  return nearnessTo("elsewhere", meant) > ours;
}

function nearest<T extends { meant: number }>(all: readonly T[]): T[] {
  return all.toSorted((a, b) => b.meant - a.meant).slice(0, COMPARED);
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
