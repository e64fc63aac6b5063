import { contentReader } from "../../content/content_reader.ts";
import { loadGuides } from "../../knowledge/load_guides.ts";
import { shippedKnowledge } from "../../knowledge/kept_knowledge.ts";
import { openStore } from "../../kv/open_store.ts";
import { loadSample } from "../../sample/load_sample.ts";
import { createStores } from "../../stores.ts";
import { readQuestions } from "../eval/question.ts";
import { readChoices } from "../guides/train_guides.ts";
import { houseIndexer } from "../house_index.ts";
import { knower } from "../know.ts";
import { type Example, type LinearModel, trainLinear } from "../safety/linear_model.ts";
import { answerForm } from "./choose_answer.ts";
import { answerFeatures, CHOICES, pageOf } from "./answer_chances.ts";

/** How the model beside this file was made. */
const TRAINING = { epochs: 100, rate: 0.3, decay: 0.0001, least: 5, seed: 1, smallest: 0.02 };
/** So many of them were written that they would make every question one that we do not know. */
const OF_FOREIGN = 0.7;
/** When all articles of the sample are out. */
const DAY = "2027-01-01";

/**
 * Each question's first guide and its page as the forms choose it, and which of them is what was asked for; others' by
 * author.
 */
export async function answerExamples(): Promise<(Example & { set: string })[]> {
  const know = await knowSample();
  const examples: (Example & { set: string })[] = [];
  const add = async (
    set: string,
    query: string,
    weight: number,
    isAskedFor: (guide: string) => boolean,
    isMeant: (page: string) => boolean | undefined,
  ) => {
    const known = await know({ query, chatHistory: [], userId: null });
    const draft = answerForm(known);
    const [first] = known.guides;
    const isGuide = first !== undefined && isAskedFor(first.guide.id);
    const isPage = draft.kind === "unknown" ? false : isMeant(pageOf(draft));
    // A page that nobody judged teaches nothing, but that the guide is what was asked for.
    if (isPage === undefined && !isGuide) return;
    const right = [...isGuide ? [CHOICES.guide] : [], ...isPage ? [CHOICES.page] : []];
    const features = answerFeatures(known, draft);
    for (const label of right.length > 0 ? right : [CHOICES.neither]) {
      examples.push({ set, features, label, weight: weight / Math.max(1, right.length) });
    }
  };
  for (const { set, questions } of await readChoices()) {
    for (const { q, guide, page, notPage, isForeign } of questions) {
      await add(
        set,
        q,
        isForeign ? OF_FOREIGN : 1,
        (found) => found === guide,
        (found) => found === page ? true : isForeign || found === notPage ? false : undefined,
      );
    }
  }
  for (const { query, history, kinds, guides = [], sources = {} } of await readQuestions()) {
    if (history || kinds.includes("refused") || kinds.includes("urgent")) continue;
    const pages = Object.keys(sources);
    await add("own questions", query, 1, (found) => guides.includes(found), (found) => {
      const [kind, page] = found.split(" ");
      return kinds.some((each) => each === kind) && (pages.length === 0 || pages.includes(page ?? ""));
    });
  }
  return examples;
}

export function trainAnswers(examples: readonly Example[]): LinearModel {
  return trainLinear(examples, TRAINING);
}

/** Knows what the sample company's site holds. */
export async function knowSample() {
  const stores = createStores(await openStore(":memory:"), () => new Date(DAY));
  await loadSample(stores);
  const read = contentReader(stores);
  const index = houseIndexer(read);
  await index.prepare();
  return knower({
    read,
    index,
    staffAnswers: () => Promise.resolve([]),
    guides: () => Promise.resolve(loadGuides()),
    knowledge: () => Promise.resolve(shippedKnowledge()),
  });
}
