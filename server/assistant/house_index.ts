import { LANGUAGES } from "../../contract/language.ts";
import type { Company } from "../../contract/company.ts";
import type { Product } from "../../contract/product.ts";
import { isPublic } from "../catalogue/is_public.ts";
import type { ContentReader, WholeContent } from "../content/content.ts";
import { describePost, describeProduct, PASSAGE_WORTH, PRODUCT_WORTH } from "./describe.ts";
import { housePassages } from "./house_passages.ts";
import { lexicons, prepareLexicons } from "../language/lexicons.ts";
import { ScoreIndex } from "../language/ScoreIndex.ts";
import { yieldEvery } from "../shared/yield_to_event_loop.ts";
import { type TermMaker, termMaker } from "../language/word_terms.ts";

/** Milliseconds of indexing between two turns of the event loop. */
const SLICE_MS = 4;
/** A larger catalogue is followed while questions are answered from what is known; a smaller one in no time. */
const SMALL = 2_000;

/** What the site holds, as questions find it. It names what is to be read in the content, and holds no texts. */
export interface HouseIndex {
  products: ScoreIndex;
  passages: ScoreIndex;
  /** Whether the site writes a word so. */
  knows: (foldedWord: string) => boolean;
}

export interface HouseIndexer {
  /** The index; behind the content for a moment where the catalogue is large and something was changed. */
  (): Promise<HouseIndex>;
  /** Ends when it holds the content as it is now. */
  prepare: () => Promise<void>;
}

export function houseIndexer(read: ContentReader): HouseIndexer {
  const indexed = read.derive<MutableIndex>(async (content, before) => {
    await prepareLexicons(yieldEvery(SLICE_MS));
    const index = before && !before.isStale ? before : createIndex();
    await index.update(content);
    return index;
  });

  const current = async () => {
    const { products } = await read.whole();
    const index = indexed();
    if (!indexed.last || products.length <= SMALL) return await index;
    // What fails in the background fails again for the next who asks.
    index.catch(() => {});
    return indexed.last;
  };
  return Object.assign(current, { prepare: async () => void await indexed() });
}

interface MutableIndex extends HouseIndex {
  isStale: boolean;
  update: (content: WholeContent) => Promise<void>;
}

function createIndex(): MutableIndex {
  const terms = termMaker(lexicons().things);
  const products = new ScoreIndex(PRODUCT_WORTH);
  const passages = new ScoreIndex(PASSAGE_WORTH);
  const known = new Map<string, Product>();
  const posts = new Map<string, { state: string; ids: string[] }>();
  let company: Company | undefined;

  async function update(content: WholeContent): Promise<void> {
    const pause = yieldEvery(SLICE_MS);
    const gone = new Set(known.keys());
    for (const product of content.products) {
      if (!isPublic(product)) continue;
      gone.delete(product.id);
      if (known.get(product.id) === product) continue;
      known.set(product.id, product);
      products.add(product.id, describeProduct(product, terms));
      await pause();
    }
    for (const id of gone) {
      known.delete(id);
      products.remove(id);
    }
    await updatePosts(content.posts, pause);
    if (company !== content.company) await addHouse(content.company, terms, passages, pause);
    company = content.company;
  }

  async function updatePosts(current: WholeContent["posts"], pause: () => Promise<void>): Promise<void> {
    const gone = new Set(posts.keys());
    for (const post of current) {
      if (post.status === "draft") continue;
      gone.delete(post.id);
      const state = `${post.updatedAt} ${post.title}`;
      const before = posts.get(post.id);
      if (before?.state === state) continue;
      for (const id of before?.ids ?? []) passages.remove(id);
      const ids: string[] = [];
      for (const { id, fields } of describePost(post, terms)) {
        passages.add(id, fields);
        ids.push(id);
        await pause();
      }
      posts.set(post.id, { state, ids });
    }
    for (const id of gone) {
      for (const section of posts.get(id)!.ids) passages.remove(section);
      posts.delete(id);
    }
  }

  return {
    products,
    passages,
    knows: (word) => products.hasTerm(word) || passages.hasTerm(word),
    get isStale() {
      return products.isStale || passages.isStale;
    },
    update,
  };
}

/** What we say of ourselves, in all languages at once: the passages of one id say the same. */
async function addHouse(
  company: Company,
  terms: TermMaker,
  passages: ScoreIndex,
  pause: () => Promise<void>,
): Promise<void> {
  const byId = Map.groupBy(
    LANGUAGES.flatMap((language) => housePassages(company, language)),
    ({ id }) => id,
  );
  for (const [id, said] of byId) {
    passages.add(id, [
      said.flatMap(({ title }) => terms(title)),
      said.flatMap(({ title }) => terms(title)),
      said.flatMap(({ text }) => terms(text)),
    ]);
    await pause();
  }
}
