import { RELATED_PRODUCTS } from "../../contract/limits.ts";
import type { Product } from "../../contract/product.ts";
import type { ContentReader, WholeContent } from "../content/content.ts";
import { yieldToEventLoop } from "../shared/yield_to_event_loop.ts";
import { isPublic } from "./is_public.ts";

/** Scores for common properties. Species only break ties, because nearly all products share some. */
const CATEGORY = 4;
const INGREDIENT = 2;
const INDICATION = 2;
const CONDITION = 4;
/** Whether a medicine of the same category treats or prevents: who looks at a treatment wants to see the others. */
const USE = 3;
const SPECIES = 0.1;

/** How a label begins that prevents only. */
const SAYS_PREVENTION = /^(?:prevention|to prevent|prophyla)/i;

/** Products indexed between two yields to the event loop: a few milliseconds of work. */
const BATCH_SIZE = 500;

/** Returns the ids of up to four other products: those that the owner chose, then those with the highest scores. */
type RelatedFinder = (id: string) => Promise<string[]>;

/**
 * Creates a finder with an index of the products, because comparing all products would be slow in a large
 * catalogue. After a write it reindexes only the changed products.
 */
export function relatedFinder(read: ContentReader): RelatedFinder {
  const indexed = read.derive<Index>(async ({ productById }, index = createIndex()) => {
    await index.update(productById);
    return index;
  });
  return async (id) => (await indexed()).related(id);
}

type Index = ReturnType<typeof createIndex>;

function createIndex() {
  const products = new Map<string, Product>();
  let seen: WholeContent["productById"] | undefined;
  /** Products by a property they share, such as `category vaccines`. */
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
    async update(current: WholeContent["productById"]): Promise<void> {
      let done = 0;
      for (const [id, , product] of current.since(seen)) {
        const before = products.get(id);
        if (before) remove(before);
        if (product && isPublic(product)) add(product);
        if (++done % BATCH_SIZE === 0) await yieldToEventLoop();
      }
      seen = current;
    },

    related(id: string): string[] {
      const product = products.get(id);
      if (!product) return [];
      const scores = new Map<Product, number>();
      for (const [name, points] of sharedBy(product)) {
        for (const other of sharers.get(name) ?? []) scores.set(other, (scores.get(other) ?? 0) + points);
      }
      scores.delete(product);
      // Too few share anything: fill up with any other products.
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
      const chosen = (product.related ?? []).filter((other) => other !== id && products.has(other));
      const found = best.map(({ product }) => product.id);
      return [...new Set([...chosen, ...found])].slice(0, RELATED_PRODUCTS);
    },
  };
}

/** A product's properties that others may share, with the score of each. */
function sharedBy(product: Product): Map<string, number> {
  const { categorySlug, composition, indications, treats = [], prevents = [] } = product;
  return new Map([
    [`category ${categorySlug}`, CATEGORY],
    ...indications.map((line) =>
      [`${categorySlug} ${SAYS_PREVENTION.test(line) ? "prevents" : "treats"}`, USE] as const
    ),
    ...treats.map((id) => [`treats ${id}`, CONDITION] as const),
    ...prevents.map((id) => [`prevents ${id}`, CONDITION] as const),
    ...composition.map(({ ingredient }) => [`ingredient ${ingredient.toLowerCase()}`, INGREDIENT] as const),
    ...indications.map((name) => [`indication ${name}`, INDICATION] as const),
  ]);
}
