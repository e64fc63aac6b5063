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
import { MEANT, pageFeatures, pageOf } from "./page_chance.ts";

/** How the model beside this file was made. */
const TRAINING = { epochs: 100, rate: 0.3, decay: 0.001, least: 5, seed: 1, smallest: 0.02 };
/** The forms were built by our own questions, and are right there more often than elsewhere. */
const OF_OWN = 0.3;
/** When all articles of the sample are out. */
const DAY = "2027-01-01";

/** Each question's page as the forms choose it, and whether it is what was asked for; others' by author. */
export async function pageExamples(): Promise<(Example & { set: string })[]> {
  const know = await knowSample();
  const examples: (Example & { set: string })[] = [];
  const add = async (
    set: string,
    query: string,
    weight: number,
    isMeant: (page: string) => boolean | undefined,
  ) => {
    const known = await know({ query, chatHistory: [], userId: null });
    const draft = answerForm(known);
    const meant = draft.kind === "unknown" ? undefined : isMeant(pageOf(draft));
    if (meant === undefined) return;
    examples.push({ set, features: pageFeatures(known, draft), label: meant ? MEANT : "other", weight });
  };
  for (const { set, questions } of await readChoices()) {
    for (const { q, page, notPage, isForeign } of questions) {
      // A page that nobody judged teaches nothing.
      await add(
        set,
        q,
        1,
        (found) => found === page ? true : isForeign || found === notPage ? false : undefined,
      );
    }
  }
  for (const { query, history, kinds, sources = {} } of await readQuestions()) {
    if (history || kinds.includes("refused") || kinds.includes("urgent")) continue;
    const pages = Object.keys(sources);
    await add("own questions", query, OF_OWN, (found) => {
      const [kind, page] = found.split(" ");
      return kinds.some((each) => each === kind) && (pages.length === 0 || pages.includes(page ?? ""));
    });
  }
  return examples;
}

export function trainPages(examples: readonly Example[]): LinearModel {
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
