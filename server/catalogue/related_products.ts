import { RELATED_PRODUCTS } from "../../contract/limits.ts";
import type { Product } from "../../contract/product.ts";
import type { Content } from "../content/content.ts";

/** Points for what two products have in common. Species only decide between others: nearly all share some. */
const CATEGORY = 4;
const INGREDIENT = 2;
const INDICATION = 2;
const SPECIES = 0.1;

type Listed = Pick<Content, "products">;
/** Which products have something, by their places in the list. */
type Places = Map<string, number[]>;

interface Index {
  categories: Places;
  ingredients: Places;
  indications: Places;
}

const kept = new WeakMap<Listed, Index>();

/** Up to four others: those that share most of category, ingredients, indications and species. */
export function relatedProducts(content: Listed, product: Product): Product[] {
  const { products } = content;
  const { categories, ingredients, indications } = indexOf(content);
  const scores = new Map<number, number>();
  const add = (places: readonly number[] = [], points: number) => {
    for (const place of places) scores.set(place, (scores.get(place) ?? 0) + points);
  };
  add(categories.get(product.categorySlug), CATEGORY);
  for (const name of ingredientsOf(product)) add(ingredients.get(name), INGREDIENT);
  for (const name of product.indications) add(indications.get(name), INDICATION);
  // Itself and four more: with fewer, anyone else will do.
  if (scores.size <= RELATED_PRODUCTS) add([...products.keys()], 0);
  const species = new Set(product.species);
  return [...scores]
    .filter(([place]) => products[place]!.id !== product.id)
    .map(([place, score]) => ({ place, score: score + SPECIES * shared(products[place]!.species, species) }))
    .sort((a, b) => b.score - a.score || a.place - b.place)
    .slice(0, RELATED_PRODUCTS)
    .map(({ place }) => products[place]!);
}

function shared(names: readonly string[], wanted: ReadonlySet<string>): number {
  return names.filter((name) => wanted.has(name)).length;
}

/** Lower case, each once. */
function ingredientsOf({ composition }: Product): Set<string> {
  return new Set(composition.map(({ ingredient }) => ingredient.toLowerCase()));
}

/** Made once a content: comparing a product with each other one would grow with the catalogue. */
function indexOf(content: Listed): Index {
  let index = kept.get(content);
  if (!index) {
    index = { categories: new Map(), ingredients: new Map(), indications: new Map() };
    for (const [place, product] of content.products.entries()) {
      note(index.categories, product.categorySlug, place);
      for (const name of ingredientsOf(product)) note(index.ingredients, name, place);
      for (const name of new Set(product.indications)) note(index.indications, name, place);
    }
    kept.set(content, index);
  }
  return index;
}

function note(places: Places, name: string, place: number): void {
  const known = places.get(name);
  if (known) known.push(place);
  else places.set(name, [place]);
}
