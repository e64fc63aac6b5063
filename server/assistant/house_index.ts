import { DEFAULT_LANGUAGE, type Language, LANGUAGES } from "../../contract/language.ts";
import type { Product } from "../../contract/product.ts";
import { isPublic } from "../catalogue/is_public.ts";
import type { ContentReader, WholeContent } from "../content/content.ts";
import { describePost, describeProduct, PASSAGE_WORTH, PRODUCT_WORTH } from "./describe.ts";
import { housePassages, type HouseSaid } from "./house_passages.ts";
import { lexicons, prepareLexicons } from "../language/lexicons.ts";
import { ScoreIndex } from "../language/ScoreIndex.ts";
import { yieldEvery } from "../shared/yield_to_event_loop.ts";
import { termMaker } from "../language/word_terms.ts";

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
    const said = await Promise.all(
      LANGUAGES.map(async (language) => [language, await read.said(language)] as const),
    );
    await index.update(content, new Map(said));
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

type SaidByLanguage = ReadonlyMap<Language, HouseSaid>;

interface MutableIndex extends HouseIndex {
  isStale: boolean;
  update: (content: WholeContent, said: SaidByLanguage) => Promise<void>;
}

function createIndex(): MutableIndex {
  const terms = termMaker(lexicons().things);
  const products = new ScoreIndex(PRODUCT_WORTH);
  const passages = new ScoreIndex(PASSAGE_WORTH);
  const known = new Map<string, Product>();
  const posts = new Map<string, { state: string; ids: string[] }>();
  const house = { state: "", ids: [] as string[] };

  async function update(content: WholeContent, said: SaidByLanguage): Promise<void> {
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
    await updateHouse(said, pause);
  }

  /** What we say of ourselves, in all languages at once: the passages of one id say the same. */
  async function updateHouse(said: SaidByLanguage, pause: () => Promise<void>): Promise<void> {
    const state = JSON.stringify([...said.values()].map(({ company, pages }) => [company, pages]));
    if (state === house.state) return;
    const english = said.get(DEFAULT_LANGUAGE)!;
    const found = [...said].flatMap(([language, words]) => housePassages(words, english, language));
    for (const id of house.ids) passages.remove(id);
    const byId = Map.groupBy(found, ({ id }) => id);
    house.state = state;
    house.ids = [...byId.keys()];
    for (const [id, same] of byId) {
      const titles = same.flatMap(({ title }) => terms(title));
      passages.add(id, [titles, titles, same.flatMap(({ text }) => terms(text))]);
      await pause();
    }
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
