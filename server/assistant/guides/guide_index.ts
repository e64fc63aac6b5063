import { isDeepStrictEqual } from "node:util";
import { loadGrammar } from "../../knowledge/load_grammar.ts";
import { askedOf, type Guide, guideTexts, sentencesOf } from "../../knowledge/load_guides.ts";
import { fold } from "../../language/fold.ts";
import { type DerivedFiles, NO_FILES } from "../../kv/derived_files.ts";
import { remember } from "../../language/remember.ts";
import { type FrozenTexts, stemsOfText, TextIndex } from "../../language/TextIndex.ts";
import { yieldEvery } from "../../shared/yield_to_event_loop.ts";
import { type Meaning, meaningOfAll } from "../meaning/meaning_of.ts";
import { EvidenceCounter, EvidenceIndex, type FrozenEvidence } from "./EvidenceIndex.ts";
import { once } from "../../shared/once.ts";

/** Milliseconds of indexing between two turns of the event loop. */
const SLICE_MS = 4;

export interface GuideIndex {
  byId: ReadonlyMap<string, Guide>;
  /** By its title in each language. */
  byTitle: ReadonlyMap<string, Guide>;
  evidence: EvidenceIndex;
  /** What each means, by its id. */
  meanings: ReadonlyMap<string, Meaning>;
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

const preparing = new WeakMap<readonly Guide[], Promise<void>>();

/**
 * Reads it from `files`, or builds it while others have their turn and keeps it there: it takes a second, which no
 * request should wait for.
 */
export function prepareGuideIndex(guides: readonly Guide[], files = NO_FILES): Promise<void> {
  const begun = preparing.get(guides) ?? prepare(guides, files);
  preparing.set(guides, begun);
  return begun;
}

async function prepare(guides: readonly Guide[], files: DerivedFiles): Promise<void> {
  if (made.has(guides)) return;
  const kept = await files.read<KeptGuideIndex>(FILE);
  if (kept && isDeepStrictEqual(kept.evidence.ids, guides.map(({ id }) => id))) {
    made.set(guides, thawed(guides, kept));
    return;
  }
  const pause = yieldEvery(SLICE_MS);
  const steps = buildSteps(guides);
  while (!made.has(guides)) {
    const step = steps.next();
    if (step.done) made.set(guides, step.value);
    else await pause();
  }
  const { evidence, asked, questions, ownTexts, meanings } = made.get(guides)!;
  if (files === NO_FILES) return;
  await files.write(FILE, {
    evidence: evidence.frozen,
    asked: await asked.freeze(pause),
    questions: await questions.freeze(pause),
    ownTexts,
    meanings,
  });
}

const FILE = "guides";

/** The index as it is kept in a file. */
interface KeptGuideIndex extends Pick<GuideIndex, "ownTexts" | "meanings"> {
  evidence: FrozenEvidence;
  asked: FrozenTexts;
  questions: FrozenTexts;
}

function thawed(guides: readonly Guide[], kept: KeptGuideIndex): GuideIndex {
  return {
    ...namesOf(guides),
    evidence: new EvidenceIndex(kept.evidence, isLittle),
    asked: new TextIndex(kept.asked),
    questions: new TextIndex(kept.questions),
    ownTexts: kept.ownTexts,
    meanings: kept.meanings,
  };
}

function namesOf(guides: readonly Guide[]): Pick<GuideIndex, "byId" | "byTitle"> {
  return {
    byId: new Map(guides.map((guide) => [guide.id, guide])),
    byTitle: new Map(
      guides.flatMap((guide) =>
        [guide, ...Object.values(guide.translations)].map(({ title }) => [title, guide])
      ),
    ),
  };
}

function* buildSteps(guides: readonly Guide[]): Generator<void, GuideIndex> {
  const evidence = new EvidenceCounter(isLittle);
  const asked = new TextIndex();
  const questions = new TextIndex();
  const ownTexts: GuideIndex["ownTexts"][number][] = [];
  const meanings = new Map<string, Meaning>();
  for (const guide of guides) {
    const { id } = guide;
    const texts = askedOf(guide);
    evidence.add(id, texts, guideTexts(guide).map(({ answer }) => answer));
    asked.add(id, texts);
    meanings.set(id, meaningOfAll([...texts, ...sentencesOf(guide)]));
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
  return {
    ...namesOf(guides),
    evidence: new EvidenceIndex(evidence.freeze(), isLittle),
    asked,
    questions,
    ownTexts,
    meanings,
  };
}

const little = once(() => new Set(Object.values(loadGrammar().function).flat().map(fold)));

/** Pronouns, articles and their like. "Medicine" and "birds" tell little too, which their being everywhere shows. */
export const isLittle = remember((word) => little().has(fold(word)));
