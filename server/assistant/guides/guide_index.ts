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
import { keepGuides, type KeptGuides, lateGuides, titlesOf } from "./late_guides.ts";

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
  ownTexts: {
    /** By its place among the ids of the evidence. */
    guide: Uint16Array;
    all: Uint16Array;
    telling: Uint16Array;
  };
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

const preparing = new WeakMap<() => readonly Guide[], Promise<readonly Guide[]>>();

/**
 * The guides with their index: read from `files`, or loaded and indexed while others have their turn, and kept there. That
 * takes seconds, which no request should wait for.
 */
export function prepareGuides(
  load: () => readonly Guide[],
  files = NO_FILES,
): Promise<readonly Guide[]> {
  return preparing.getOrInsertComputed(load, () => prepare(load, files));
}

async function prepare(load: () => readonly Guide[], files: DerivedFiles): Promise<readonly Guide[]> {
  const kept = await files.read<Kept>(FILE);
  if (kept) {
    const guides = lateGuides(kept.guides);
    made.set(guides, thawed(guides, kept));
    return guides;
  }
  const guides = load();
  const pause = yieldEvery(SLICE_MS);
  const steps = buildSteps(guides);
  while (!made.has(guides)) {
    const step = steps.next();
    if (step.done) made.set(guides, step.value);
    else await pause();
  }
  const { evidence, asked, questions, ownTexts, meanings } = made.get(guides)!;
  if (files === NO_FILES) return guides;
  await files.write(FILE, {
    guides: keepGuides(guides),
    evidence: evidence.frozen,
    asked: await asked.freeze(pause),
    questions: await questions.freeze(pause),
    ownTexts,
    meanings,
  });
  return guides;
}

const FILE = "guides";

/** Guides and index as they are kept in a file. */
interface Kept extends Pick<GuideIndex, "ownTexts" | "meanings"> {
  guides: KeptGuides;
  evidence: FrozenEvidence;
  asked: FrozenTexts;
  questions: FrozenTexts;
}

function thawed(guides: readonly Guide[], kept: Kept): GuideIndex {
  return {
    ...namesOf(guides, kept.guides.titles),
    evidence: new EvidenceIndex(kept.evidence, isLittle),
    asked: new TextIndex(kept.asked),
    questions: new TextIndex(kept.questions),
    ownTexts: kept.ownTexts,
    meanings: kept.meanings,
  };
}

function namesOf(
  guides: readonly Guide[],
  titles: KeptGuides["titles"],
): Pick<GuideIndex, "byId" | "byTitle"> {
  return {
    byId: new Map(guides.map((guide) => [guide.id, guide])),
    byTitle: new Map(guides.flatMap((guide, place) => titles[place]!.map((title) => [title, guide]))),
  };
}

function* buildSteps(guides: readonly Guide[]): Generator<void, GuideIndex> {
  const evidence = new EvidenceCounter(isLittle);
  const asked = new TextIndex();
  const questions = new TextIndex();
  const own: Record<keyof GuideIndex["ownTexts"], number[]> = { guide: [], all: [], telling: [] };
  const meanings = new Map<string, Meaning>();
  for (const [place, guide] of guides.entries()) {
    const { id } = guide;
    const texts = askedOf(guide);
    evidence.add(id, texts, guideTexts(guide).map(({ answer }) => answer));
    asked.add(id, texts);
    meanings.set(id, meaningOfAll([...texts, ...sentencesOf(guide)]));
    for (const text of texts) {
      questions.add(String(own.guide.push(place)), [text]);
      own.all.push(new Set(stemsOfText(text)).size);
      own.telling.push(new Set(stemsOfText(text, isLittle)).size);
    }
    yield;
  }
  return {
    ...namesOf(guides, guides.map(titlesOf)),
    evidence: new EvidenceIndex(evidence.freeze(), isLittle),
    asked,
    questions,
    ownTexts: {
      guide: Uint16Array.from(own.guide),
      all: Uint16Array.from(own.all),
      telling: Uint16Array.from(own.telling),
    },
    meanings,
  };
}

const little = once(() => new Set(Object.values(loadGrammar().function).flat().map(fold)));

/** Pronouns, articles and their like. "Medicine" and "birds" tell little too, which their being everywhere shows. */
export const isLittle = remember((word) => little().has(fold(word)));
