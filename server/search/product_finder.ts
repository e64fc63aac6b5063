import type { Product } from "../../contract/product.ts";
import type { ContentReader } from "../content/content.ts";
import { traced } from "../log/trace.ts";
import { isPublic } from "../catalogue/is_public.ts";
import { missingMake } from "../catalogue/missing_make.ts";
import { yieldEvery } from "../shared/yield_to_event_loop.ts";
import { type KeptKnowledge, shippedKnowledge } from "../knowledge/kept_knowledge.ts";
import { keptNames } from "../language/kept_names.ts";
import { productDescriber } from "./describe_product.ts";
import { wordsOf } from "../language/words_of.ts";
import { type Entry, foldedName } from "./rank_products.ts";
import { labelReader } from "./read_label.ts";
import { searchKnowledge } from "./search_knowledge.ts";
import { type Found, searchProducts } from "./search_products.ts";
import { TermIndex } from "./TermIndex.ts";

/** Milliseconds of indexing before it yields to the event loop, so that other requests are still answered. */
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
  /** Brings the index up to date with the content, so that the first search does not have to wait. */
  prepare: () => Promise<void>;
  /** Called with the catalogue's size when somebody views it. Indexes a large one ahead of a search. */
  prewarm: (products: number) => void;
}

/** A smaller catalogue is indexed fast enough in its first search, so we save the memory until then. */
const LARGE = 2_000;

/**
 * Searches the current catalogue. After a content change only the changed products are indexed again, in
 * small slices. A search waits for the indexing; other requests do not.
 */
export function productFinder(
  read: ContentReader,
  kept: () => Promise<KeptKnowledge> = () => Promise.resolve(shippedKnowledge()),
): ProductFinder {
  const indexed = read.derive<SearchState>(async ({ products, company }, search = createState()) => {
    const missing = missingMake(company);
    const shown = products.filter(isPublic);
    // They are found by the make that the site shows.
    await search.update(
      missing === null ? shown : shown.map((product) => ({ ...product, make: product.make ?? missing })),
    );
    return search;
  });
  const find = (query: string) => traced("search", async () => (await indexed()).search(query, await kept()));
  const prewarm = (products: number) => {
    // Ignored here: the next search repeats the indexing and reports the error to its caller.
    if (products > LARGE) indexed().catch(() => {});
  };
  return Object.assign(find, { prepare: async () => void await indexed(), prewarm });
}

type SearchState = ReturnType<typeof createState>;

function createState() {
  const index = new TermIndex();
  const catalogue = new Map<string, Entry>();

  return {
    search: (query: string, kept: KeptKnowledge): Found =>
      searchProducts(
        { index, knowledge: searchKnowledge(kept), names: keptNames(kept), catalogue },
        query,
      ),

    async update(current: readonly Product[]): Promise<void> {
      const describe = productDescriber(searchKnowledge());
      const readLabel = labelReader();
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
      // Vacuuming is slow, so it waits until discarded documents are a fifth of the index.
      if (index.dirtFactor > 0.2) await index.vacuum();
    },
  };
}

/** Every read returns new objects, so this compares the fields that a write changes. */
function isSame(a: Product, b: Product): boolean {
  return UNCHANGED.every((field) => a[field] === b[field]);
}
