import { DEFAULT_LANGUAGE, type Language, LANGUAGES } from "../../contract/language.ts";
import { isPublic } from "../catalogue/is_public.ts";
import type { ContentReader, WholeContent } from "../content/content.ts";
import { describePost, describeProduct, PASSAGE_WORTH, PRODUCT_WORTH } from "./describe.ts";
import { housePassages, type HouseSaid } from "./house_passages.ts";
import { prepareLexicons, termsOf } from "../language/lexicons.ts";
import type { FrozenIndex } from "../language/InvertedIndex.ts";
import { keepHeads, type KeptHeads, knownHeads } from "../kv/kept_heads.ts";
import { type DerivedFiles, NO_FILES } from "../kv/derived_files.ts";
import { stateOf } from "../content/whole_content.ts";
import { ScoreIndex } from "../language/ScoreIndex.ts";
import { yieldEvery } from "../shared/yield_to_event_loop.ts";

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

export function houseIndexer(read: ContentReader, files: DerivedFiles = NO_FILES): HouseIndexer {
  const indexed = read.derive<MutableIndex>(async (content, before) => {
    await prepareLexicons(yieldEvery(SLICE_MS), files);
    const index = before ?? createIndex(await files.read<KeptIndex>(FILE));
    const said = await Promise.all(
      LANGUAGES.map(async (language) => [language, await read.said(language)] as const),
    );
    await index.update(content, new Map(said), (value) => files.write(FILE, value));
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

const FILE = "assistant";

/** What was indexed, and the passages that it gave. */
interface Indexed {
  state: string;
  ids: readonly string[];
}

/** The index as it is kept in a file. */
interface KeptIndex {
  products: FrozenIndex;
  passages: FrozenIndex;
  /** The products: what each was read from is its version there. */
  known: KeptHeads;
  posts: Map<string, Indexed>;
  house: Indexed;
}

interface MutableIndex extends HouseIndex {
  update: (
    content: WholeContent,
    said: SaidByLanguage,
    keep: (value: KeptIndex) => void,
  ) => Promise<void>;
}

function createIndex(kept?: KeptIndex): MutableIndex {
  const products = new ScoreIndex(PRODUCT_WORTH, kept?.products);
  const passages = new ScoreIndex(PASSAGE_WORTH, kept?.passages);
  const { posts = new Map<string, Indexed>() } = kept ?? {};
  let house: Indexed = kept?.house ?? { state: "", ids: [] };
  let seen: WholeContent["productById"] | undefined;

  const update: MutableIndex["update"] = async (content, said, keep) => {
    const pause = yieldEvery(SLICE_MS);
    const known = kept && knownHeads(kept.known);
    for (const [id, was, product] of content.productById.since(seen)) {
      if (!product || !isPublic(product)) products.remove(id);
      else {
        const version = stateOf(product);
        const isSame = known ? known({ id, version }) : was && isPublic(was) && stateOf(was) === version;
        if (!isSame) products.add(id, describeProduct(product));
      }
      await pause();
    }
    for (const id of kept?.known.ids ?? []) if (!content.productById.has(id)) products.remove(id);
    kept = undefined;
    seen = content.productById;
    await updatePosts(content.posts, pause);
    await updateHouse(said, pause);
    if (!products.isLoose && !passages.isLoose) return;
    const frozen = { products: await products.freeze(pause), passages: await passages.freeze(pause) };
    const read = Array.from(
      content.productById.values().filter(isPublic),
      (product) => ({ id: product.id, version: stateOf(product), value: {} }),
    );
    keep({ ...frozen, known: keepHeads(read, (value) => value), posts, house });
  };

  /** What we say of ourselves, in all languages at once: the passages of one id say the same. */
  async function updateHouse(said: SaidByLanguage, pause: () => Promise<void>): Promise<void> {
    const state = JSON.stringify([...said.values()].map(({ company, pages }) => [company, pages]));
    if (state === house.state) return;
    const english = said.get(DEFAULT_LANGUAGE)!;
    const found = [...said].flatMap(([language, words]) => housePassages(words, english, language));
    for (const id of house.ids) passages.remove(id);
    const byId = Map.groupBy(found, ({ id }) => id);
    house = { state, ids: [...byId.keys()] };
    for (const [id, same] of byId) {
      const titles = same.flatMap(({ title }) => termsOf(title));
      passages.add(id, [titles, titles, same.flatMap(({ text }) => termsOf(text))]);
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
      for (const { id, fields } of describePost(post)) {
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
    update,
  };
}
