import { fold } from "../../language/fold.ts";
import { glossesOf } from "../../language/glosses.ts";
import { type FoundText, stemsOfText, TextIndex } from "../../language/TextIndex.ts";
import { wordsOf } from "../../language/words_of.ts";
import { loadGrammar } from "../../knowledge/load_grammar.ts";
import type { Guide } from "../../knowledge/load_guides.ts";

/** A guide that a question may ask for. */
export interface FoundGuide {
  guide: Guide;
  /** How much of the question the guide explains, and how like it is to one of the guide's own; up to 1. */
  confidence: number;
  /** How much the question and one of the guide's own hold of each other; up to 1. */
  likeness: number;
  /** The same of all words, little ones too. */
  sameness: number;
}

const LIMIT = 3;
/** Guides that are compared, of those that have the question's words. */
const COMPARED = 16;
/** What each explains counts so much: one question of the guide's own alone, all of them, all that it says. */
const BY = { question: 0.4, questions: 0.3, text: 0.3 };
/** So many words that only one guide's questions have are evidence enough; two common ones are not. */
const ENOUGH = 2;
/** Fewer words that tell something are told by all words around them. */
const FEW = 3;
/** How much of each other a question of little words and a guide's own hold. */
const NEARLY_SAME = 0.75;

interface GuideIndex {
  byId: ReadonlyMap<string, Guide>;
  whole: TextIndex<"questions" | "title" | "text">;
  /** All questions of a guide together. */
  asked: TextIndex<"text">;
  /** Each question by itself, of which one alone should explain what is asked. */
  questions: TextIndex<"text">;
  /** How many words each of them has by its id, and how many that tell something. */
  lengths: ReadonlyMap<string, { all: number; telling: number }>;
}

/** An index for each list, which is a new one when the owner changes a guide. */
const indexes = new WeakMap<readonly Guide[], GuideIndex>();

/** The guides that a question may ask for, the likeliest first. */
export function findGuides(guides: readonly Guide[], question: string): FoundGuide[] {
  let index = indexes.get(guides);
  if (!index) indexes.set(guides, index = indexOf(guides));
  const { byId, questions } = index;
  const isFew = tellingWords(question).length < FEW;
  const byAll = questions.search(question, { alsoAs });
  const byTelling = questions.search(question, { isIgnored: isLittle, alsoAs });
  const sameness = likenessOf(index, byAll, "all");
  const likeness = isFew ? sameness : likenessOf(index, byTelling, "telling");
  const explained = tellingWords(question).length < 2
    // "I want to die": where hardly a word tells something, the question is nearly the guide's own.
    ? new Map([...sameness].filter(([, each]) => each >= NEARLY_SAME))
    : explainedBy(index, question, byTelling);
  return [...explained].map(([id, each]) => ({
    guide: byId.get(id)!,
    confidence: (each + (likeness.get(id) ?? 0)) / 2,
    likeness: likeness.get(id) ?? 0,
    sameness: sameness.get(id) ?? 0,
  })).sort((a, b) => b.confidence - a.confidence).slice(0, LIMIT);
}

/** How much of the question each explains, by the words that tell something; one in common is there by chance. */
function explainedBy(
  { whole, asked }: GuideIndex,
  question: string,
  own: readonly FoundText[],
): Map<string, number> {
  const found = whole.search(question, { limit: COMPARED, isIgnored: isLittle, alsoAs })
    .filter(({ held }) => held > 1);
  if (found.length === 0) return new Map();
  const byQuestion = bestOf(own.map(({ id, share }) => [id, share]));
  const ofAll = asked.search(question, { isIgnored: isLittle, alsoAs });
  const byQuestions = new Map(ofAll.map((each) => [each.id, each]));
  const enough = ENOUGH * Math.log(1 + asked.size);
  return new Map(found.map(({ id, share }) => {
    const { share: shareOfAll = 0, told = 0 } = byQuestions.get(id) ?? {};
    const explained = BY.question * (byQuestion.get(id) ?? 0) + BY.questions * shareOfAll + BY.text * share;
    return [id, explained * Math.min(1, told / enough)];
  }));
}

/** How much the question and a guide's own one hold of each other, by guide. */
function likenessOf(
  { lengths }: GuideIndex,
  own: readonly FoundText[],
  words: "all" | "telling",
): Map<string, number> {
  return bestOf(own.map(({ id, share, held }) => [id, Math.min(share, held / lengths.get(id)![words])]));
}

/** The most that any of its own questions has, by guide. */
function bestOf(own: readonly (readonly [id: string, share: number])[]): Map<string, number> {
  const best = new Map<string, number>();
  for (const [id, share] of own) {
    const guide = id.split("#")[0]!;
    best.set(guide, Math.max(share, best.get(guide) ?? 0));
  }
  return best;
}

function tellingWords(question: string): string[] {
  return [...new Set(wordsOf(question))].filter((word) => !isLittle(word));
}

let little: ReadonlySet<string> | undefined;

/** Pronouns, articles and their like. "Medicine" and "birds" tell little too, which their being everywhere shows. */
function isLittle(word: string): boolean {
  little ??= new Set(Object.values(loadGrammar().function).flat().map(fold));
  return little.has(fold(word));
}

function alsoAs(word: string): readonly string[] {
  return glossesOf(word, false);
}

function indexOf(guides: readonly Guide[]): GuideIndex {
  const whole: GuideIndex["whole"] = new TextIndex({ questions: 3, title: 2, text: 1 });
  const asked: GuideIndex["asked"] = new TextIndex({ text: 1 });
  const questions: GuideIndex["questions"] = new TextIndex({ text: 1 });
  const lengths = new Map<string, { all: number; telling: number }>();
  for (const guide of guides) {
    const { id, translations: { hi, te } } = guide;
    const own = Object.values(guide.questions).flat();
    const titles = [guide, hi, te].map(({ title }) => title);
    whole.add(id, { questions: own, title: titles, text: [guide, hi, te].map(({ answer }) => answer) });
    asked.add(id, { text: [...own, ...titles] });
    [...own, ...titles].forEach((text, at) => {
      questions.add(`${id}#${at}`, { text });
      lengths.set(`${id}#${at}`, {
        all: new Set(stemsOfText(text)).size,
        telling: new Set(stemsOfText(text, isLittle)).size,
      });
    });
  }
  return { byId: new Map(guides.map((guide) => [guide.id, guide])), whole, asked, questions, lengths };
}
