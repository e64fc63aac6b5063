import { TRANSLATION_LANGUAGES } from "../../../contract/language.ts";
import { loadGrammar } from "../../knowledge/load_grammar.ts";
import type { Guide } from "../../knowledge/load_guides.ts";
import { fold } from "../../language/fold.ts";
import { remember, rememberOf } from "../../language/remember.ts";
import { stemsOfText, TextIndex } from "../../language/TextIndex.ts";
import { yieldEvery } from "../../shared/yield_to_event_loop.ts";
import { EvidenceIndex } from "./EvidenceIndex.ts";

/** Milliseconds of indexing between two turns of the event loop. */
const SLICE_MS = 4;

export interface GuideIndex {
  byId: ReadonlyMap<string, Guide>;
  evidence: EvidenceIndex;
  /** All questions of a guide together. */
  asked: TextIndex;
  /** Each question by itself, of which one alone should explain what is asked. */
  questions: TextIndex;
  /** Whose each of them is, how many words it has, and how many that tell something; in the same order. */
  ownTexts: readonly { guide: string; all: number; telling: number }[];
}

const made = new WeakMap<readonly Guide[], GuideIndex>();

/** The index of a list, which is a new one when the owner changes a guide. Built at once where nobody prepared it. */
export function guideIndex(guides: readonly Guide[]): GuideIndex {
  const steps = buildSteps(guides);
  let index = made.get(guides);
  while (!index) {
    const step = steps.next();
    if (step.done) made.set(guides, index = step.value);
  }
  return index;
}

/** Builds it while others have their turn: it takes a second, which no request should wait for. */
export const prepareGuideIndex = rememberOf(async (guides: readonly Guide[]): Promise<void> => {
  const pause = yieldEvery(SLICE_MS);
  const steps = buildSteps(guides);
  while (!made.has(guides)) {
    const step = steps.next();
    if (step.done) made.set(guides, step.value);
    else await pause();
  }
});

function* buildSteps(guides: readonly Guide[]): Generator<void, GuideIndex> {
  const evidence = new EvidenceIndex(isLittle);
  const asked = new TextIndex();
  const questions = new TextIndex();
  const ownTexts: GuideIndex["ownTexts"][number][] = [];
  for (const guide of guides) {
    const { id } = guide;
    const own = Object.values(guide.questions).flat();
    const versions = [
      guide,
      ...TRANSLATION_LANGUAGES.flatMap((language) => guide.translations[language] ?? []),
    ];
    const texts = [...own, ...versions.map(({ title }) => title)];
    evidence.add(id, texts, versions.map(({ answer }) => answer));
    asked.add(id, texts);
    texts.forEach((text, at) => {
      questions.add(`${id}#${at}`, [text]);
      ownTexts.push({
        guide: id,
        all: new Set(stemsOfText(text)).size,
        telling: new Set(stemsOfText(text, isLittle)).size,
      });
    });
    yield;
  }
  return { byId: new Map(guides.map((guide) => [guide.id, guide])), evidence, asked, questions, ownTexts };
}

let little: ReadonlySet<string> | undefined;

/** Pronouns, articles and their like. "Medicine" and "birds" tell little too, which their being everywhere shows. */
export const isLittle = remember((word) => {
  little ??= new Set(Object.values(loadGrammar().function).flat().map(fold));
  return little.has(fold(word));
});
