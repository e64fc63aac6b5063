import type { Product } from "../../contract/product.ts";
import type { ContentReader } from "../content/content.ts";
import { isPublic } from "../catalogue/is_public.ts";
import { yieldEvery } from "../shared/yield_to_event_loop.ts";
import type { Knowledge } from "../knowledge/knowledge_schema.ts";
import { productDescriber } from "./describe_product.ts";
import { wordsOf } from "./fold_word.ts";
import { type Entry, foldedName } from "./rank_products.ts";
import { labelReader } from "./read_label.ts";
import { searchKnowledge } from "./search_knowledge.ts";
import { type Found, searchProducts } from "./search_products.ts";
import { TermIndex } from "./TermIndex.ts";
import { buildVocabulary, type Vocabulary } from "./vocabulary.ts";

/** Milliseconds of indexing between two turns of the event loop. */
const SLICE_MS = 8;

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
  /** Told of a catalogue that is looked at: a large one is indexed before somebody searches it. */
  prewarm: (products: number) => void;
}

/** A smaller catalogue is indexed in the time of one search, and takes no memory before that. */
const LARGE = 2_000;

/**
 * The search over the catalogue as it is now. When the content has moved, only what changed is indexed anew, a little
 * at a time, and whoever searches waits for that; other requests do not.
 */
export function productFinder(read: ContentReader): ProductFinder {
  const indexed = read.derive<SearchState>(async ({ products }, search = createState()) => {
    await search.update(products.filter(isPublic));
    return search;
  });
  const find = async (query: string) => (await indexed()).search(query);
  const prewarm = (products: number) => {
    // A failure is the searcher's to hear of: the next search tries again.
    if (products > LARGE) indexed().catch(() => {});
  };
  return Object.assign(find, { prepare: async () => void await indexed(), prewarm });
}

type SearchState = ReturnType<typeof createState>;

function createState() {
  const knowledge: Knowledge = searchKnowledge();
  const vocabulary: Vocabulary = buildVocabulary(knowledge);
  const index = new TermIndex();
  const catalogue = new Map<string, Entry>();

  return {
    search: (query: string): Found => searchProducts({ index, vocabulary, knowledge, catalogue }, query),

    async update(current: readonly Product[]): Promise<void> {
      const describe = productDescriber(vocabulary);
      const readLabel = labelReader(vocabulary);
      const gone = new Set(catalogue.keys());
      const pause = yieldEvery(SLICE_MS);
      for (const [place, product] of current.entries()) {
        gone.delete(product.id);
        const before = catalogue.get(product.id);
        if (before && isSame(before.product, product)) {
          catalogue.set(product.id, { ...before, product, place });
          continue;
        }
        const label = readLabel(product);
        catalogue.set(product.id, { product, place, name: foldedName(wordsOf(product.name)), label });
        if (before) index.discard(product.id);
        index.add(describe(product, label));
        await pause();
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
