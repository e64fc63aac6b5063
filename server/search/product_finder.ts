import type { Product } from "../../contract/product.ts";
import type { ContentReader } from "../content/content.ts";
import { HIDDEN_CATEGORY_SLUG } from "../../contract/limits.ts";
import { loadKnowledge } from "../knowledge/load_knowledge.ts";
import type { Knowledge } from "../knowledge/knowledge_schema.ts";
import { productDescriber } from "./describe_product.ts";
import { type Found, searchProducts } from "./search_products.ts";
import { TermIndex } from "./TermIndex.ts";
import { buildVocabulary, type Vocabulary } from "./vocabulary.ts";

/** Products indexed before others get their turn: a few milliseconds of work. */
const AT_ONCE = 100;

const UNCHANGED = [
  "updatedAt",
  "name",
  "category",
  "categorySlug",
  "make",
  "shortDescription",
  "description",
] as const;

export interface ProductFinder {
  (query: string): Promise<Found>;
  /** Brings the index up to the content, so that nobody has to wait for it. */
  prepare: () => Promise<void>;
}

/**
 * The search over the catalogue as it is now. When the content has moved, only what changed is indexed anew, a little
 * at a time, and whoever searches waits for that; other requests do not.
 */
export function productFinder(read: ContentReader): ProductFinder {
  let state: SearchState | undefined;
  let indexed: unknown;
  let working: Promise<unknown> = Promise.resolve();

  async function prepare(): Promise<SearchState> {
    const content = await read.whole();
    const search = state ??= createState();
    if (content === indexed) return search;
    const before = working;
    working = before.catch(() => {}).then(async () => {
      if (content === indexed) return;
      await search.update(
        content.products.filter(({ categorySlug }) => categorySlug !== HIDDEN_CATEGORY_SLUG),
      );
      indexed = content;
    });
    await working;
    return search;
  }

  const find = async (query: string) => (await prepare()).search(query);
  return Object.assign(find, { prepare: async () => void await prepare() });
}

type SearchState = ReturnType<typeof createState>;

function createState() {
  const knowledge: Knowledge = loadKnowledge();
  const vocabulary: Vocabulary = buildVocabulary(knowledge);
  const index = new TermIndex();
  const catalogue = new Map<string, { product: Product; place: number }>();

  return {
    search: (query: string): Found => searchProducts({ index, vocabulary, knowledge, catalogue }, query),

    async update(current: readonly Product[]): Promise<void> {
      const describe = productDescriber(vocabulary);
      const gone = new Set(catalogue.keys());
      let done = 0;
      for (const [place, product] of current.entries()) {
        gone.delete(product.id);
        const before = catalogue.get(product.id)?.product;
        catalogue.set(product.id, { product, place });
        if (before && isSame(before, product)) continue;
        if (before) index.discard(product.id);
        index.add(describe(product));
        if (++done % AT_ONCE === 0) await new Promise((resolve) => setTimeout(resolve, 0));
      }
      for (const id of gone) {
        catalogue.delete(id);
        index.discard(id);
      }
      // What was discarded is swept out once it is a good part of the whole.
      if (index.dirtFactor > 0.2) await index.vacuum();
    },
  };
}

/** A product is a new object after each read; it is the same while nobody wrote it or its category. */
function isSame(a: Product, b: Product): boolean {
  return UNCHANGED.every((field) => a[field] === b[field]);
}
