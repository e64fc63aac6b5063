import { lexicons } from "../../language/lexicons.ts";
import { TextIndex } from "../../language/TextIndex.ts";
import type { Guide } from "../../knowledge/load_guides.ts";

/** A guide that a question may ask for. */
export interface FoundGuide {
  guide: Guide;
  /** How much of the question the guide explains, and how much one of its own questions alone; up to 1. */
  confidence: number;
  /** How far ahead of the next one it is. */
  margin: number;
}

const LIMIT = 3;
/** Guides whose own questions are compared. */
const COMPARED = 8;
const BY_QUESTION = 0.5;

interface GuideIndex {
  byId: ReadonlyMap<string, Guide>;
  whole: TextIndex<"questions" | "title" | "text">;
  /** Each question by itself, of which one alone should explain what is asked. */
  questions: TextIndex<"text">;
}

/** An index for each list, which is a new one when the owner changes a guide. */
const indexes = new WeakMap<readonly Guide[], GuideIndex>();

/** The guides that a question may ask for, the likeliest first. */
export function findGuides(guides: readonly Guide[], question: string): FoundGuide[] {
  let index = indexes.get(guides);
  if (!index) indexes.set(guides, index = indexOf(guides));
  const { whole, questions, byId } = index;
  const isIgnored = lexicons().isStopWord;
  // One word in common is there by chance.
  const found = whole.search(question, { limit: COMPARED, isIgnored }).filter(({ why }) => why.length > 1);
  if (found.length === 0) return [];
  const own = new Map<string, number>();
  for (const { id, share } of questions.search(question, { limit: guides.length, isIgnored })) {
    const guide = id.split("#")[0]!;
    own.set(guide, Math.max(share, own.get(guide) ?? 0));
  }
  const all = found.map(({ id, share }) => ({
    guide: byId.get(id)!,
    confidence: (1 - BY_QUESTION) * share + BY_QUESTION * (own.get(id) ?? 0),
  })).sort((a, b) => b.confidence - a.confidence);
  return all.slice(0, LIMIT).map((each, at) => ({
    ...each,
    margin: each.confidence - (all[at + 1]?.confidence ?? 0),
  }));
}

function indexOf(guides: readonly Guide[]): GuideIndex {
  const whole: GuideIndex["whole"] = new TextIndex({ questions: 3, title: 2, text: 1 });
  const questions: GuideIndex["questions"] = new TextIndex({ text: 1 });
  for (const guide of guides) {
    const { id, translations: { hi, te } } = guide;
    const asked = Object.values(guide.questions).flat();
    const titles = [guide, hi, te].map(({ title }) => title);
    whole.add(id, { questions: asked, title: titles, text: [guide, hi, te].map(({ answer }) => answer) });
    [...asked, ...titles].forEach((text, at) => questions.add(`${id}#${at}`, { text }));
  }
  return { byId: new Map(guides.map((guide) => [guide.id, guide])), whole, questions };
}
