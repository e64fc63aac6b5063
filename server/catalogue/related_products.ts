import { RELATED_PRODUCTS } from "../../contract/limits.ts";
import type { Product } from "../../contract/product.ts";
import type { ContentReader } from "../content/content.ts";
import { yieldToEventLoop } from "../shared/yield_to_event_loop.ts";
import { isPublic } from "./is_public.ts";

/** Points for what two products have in common. Species only decide between others: nearly all share some. */
const CATEGORY = 4;
const INGREDIENT = 2;
const INDICATION = 2;
const SPECIES = 0.1;

/** Products indexed between two turns of the event loop: a few milliseconds of work. */
const BATCH_SIZE = 500;

/** Ids of up to four others: those that share most of category, ingredients, indications and species. */
type RelatedFinder = (id: string) => Promise<string[]>;

/**
 * Follows the content, of which only what changed is indexed anew: comparing a product with each other one would grow with
 * the catalogue.
 */
export function relatedFinder(read: ContentReader): RelatedFinder {
  const indexed = read.derive<Index>(async ({ products }, index = createIndex()) => {
    await index.update(products.filter(isPublic));
    return index;
  });
  return async (id) => (await indexed()).related(id);
}

type Index = ReturnType<typeof createIndex>;

function createIndex() {
  const products = new Map<string, Product>();
  /** The products that share something, by what it is and how it is called. */
  const sharers = new Map<string, Set<Product>>();

  function remove(product: Product): void {
    products.delete(product.id);
    for (const [name] of sharedBy(product)) sharers.get(name)?.delete(product);
  }

  function add(product: Product): void {
    products.set(product.id, product);
    for (const [name] of sharedBy(product)) {
      const known = sharers.get(name);
      if (known) known.add(product);
      else sharers.set(name, new Set([product]));
    }
  }

  return {
    async update(current: readonly Product[]): Promise<void> {
      const gone = new Set(products.keys());
      let done = 0;
      for (const product of current) {
        gone.delete(product.id);
        const before = products.get(product.id);
        if (before === product) continue;
        if (before) remove(before);
        add(product);
        if (++done % BATCH_SIZE === 0) await yieldToEventLoop();
      }
      for (const id of gone) remove(products.get(id)!);
    },

    related(id: string): string[] {
      const product = products.get(id);
      if (!product) return [];
      const scores = new Map<Product, number>();
      for (const [name, points] of sharedBy(product)) {
        for (const other of sharers.get(name) ?? []) scores.set(other, (scores.get(other) ?? 0) + points);
      }
      scores.delete(product);
      // Fewer than are wanted: anyone else will do.
      if (scores.size < RELATED_PRODUCTS) {
        for (const other of products.values()) {
          if (other !== product && !scores.has(other)) scores.set(other, 0);
        }
      }
      const species = new Set(product.species);
      const best: { product: Product; score: number }[] = [];
      for (const [other, points] of scores) {
        const score = points + SPECIES * other.species.filter((name) => species.has(name)).length;
        const place = best.findIndex((one) =>
          score > one.score || (score === one.score && other.name < one.product.name)
        );
        if (place >= 0) best.splice(place, 0, { product: other, score });
        else best.push({ product: other, score });
        best.length = Math.min(best.length, RELATED_PRODUCTS);
      }
      return best.map(({ product }) => product.id);
    },
  };
}

/** What a product can share, each once, with what it is worth. */
function sharedBy({ categorySlug, composition, indications }: Product): Map<string, number> {
  return new Map([
    [`category ${categorySlug}`, CATEGORY],
    ...composition.map(({ ingredient }) => [`ingredient ${ingredient.toLowerCase()}`, INGREDIENT] as const),
    ...indications.map((name) => [`indication ${name}`, INDICATION] as const),
  ]);
}
