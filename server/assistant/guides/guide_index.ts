import { loadGrammar } from "../../knowledge/load_grammar.ts";
import { askedOf, type Guide, sentencesOf } from "../../knowledge/load_guides.ts";
import { fold } from "../../language/fold.ts";
import { type DerivedFiles, NO_FILES } from "../../kv/derived_files.ts";
import { remember } from "../../language/remember.ts";
import { yieldEvery } from "../../shared/yield_to_event_loop.ts";
import { type Place, placeOfGuide } from "../meaning/meaning_of.ts";
import { once } from "../../shared/once.ts";
import { type FrozenQuestions, OwnQuestions, QuestionWriter } from "./OwnQuestions.ts";
import { keepGuides, type KeptGuides, lateGuides, titlesOf } from "./late_guides.ts";

/** Milliseconds of indexing between two turns of the event loop. */
const SLICE_MS = 4;

interface GuideIndex {
  /** By its title in each language. */
  byTitle: ReadonlyMap<string, Guide>;
  /** Where each lies, by its id. */
  places: ReadonlyMap<string, Place>;
  /** The guides' own questions, by the places of the guides. */
  own: OwnQuestions;
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
  const kept = await files.read<Kept>(GUIDES_FILE);
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
  const { own, places } = made.get(guides)!;
  if (files === NO_FILES) return guides;
  await files.write(GUIDES_FILE, {
    guides: keepGuides(guides),
    own: own.frozen,
    places,
  });
  return guides;
}

/** Where guides and index are kept. */
export const GUIDES_FILE = "guides";

/** Guides and index as they are kept in a file. */
interface Kept extends Pick<GuideIndex, "places"> {
  guides: KeptGuides;
  own: FrozenQuestions;
}

function thawed(guides: readonly Guide[], kept: Kept): GuideIndex {
  return {
    ...namesOf(guides, kept.guides.titles),
    own: new OwnQuestions(kept.own),
    places: kept.places,
  };
}

function namesOf(
  guides: readonly Guide[],
  titles: KeptGuides["titles"],
): Pick<GuideIndex, "byTitle"> {
  return {
    byTitle: new Map(guides.flatMap((guide, place) => titles[place]!.map((title) => [title, guide]))),
  };
}

function* buildSteps(guides: readonly Guide[]): Generator<void, GuideIndex> {
  const own = new QuestionWriter(isLittle);
  const places = new Map<string, Place>();
  for (const guide of guides) {
    const texts = askedOf(guide);
    own.add(texts);
    places.set(guide.id, placeOfGuide(guide.id, [...texts, ...sentencesOf(guide)]));
    yield;
  }
  return {
    ...namesOf(guides, guides.map(titlesOf)),
    own: new OwnQuestions(own.freeze()),
    places,
  };
}

const little = once(() => new Set(Object.values(loadGrammar().function).flat().map(fold)));

/** Pronouns, articles and their like. "Medicine" and "birds" tell little too, which their being everywhere shows. */
export const isLittle = remember((word) => little().has(fold(word)));
