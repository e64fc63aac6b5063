import type { ProductSort } from "../../../contract/facet.ts";
import type { Product } from "../../../contract/product.ts";
import type { Content } from "../../content/content.ts";

type Compare = (a: Product, b: Product) => number;

const days = (of: "meatDays" | "eggDays"): Compare => {
  const daysOf = ({ withdrawal }: Product) => withdrawal?.[of] ?? Infinity;
  // Infinity minus itself is no number.
  return (a, b) => daysOf(a) === daysOf(b) ? 0 : daysOf(a) - daysOf(b);
};

const ORDERS: Partial<Record<ProductSort, Compare>> = {
  newest: (a, b) => a.createdAt < b.createdAt ? 1 : a.createdAt > b.createdAt ? -1 : 0,
  meat: days("meatDays"),
  eggs: days("eggDays"),
};

/** Orders listed products. Those that are alike stay as they are listed; what may not be sold comes last. */
export function sortProducts(
  listed: readonly Product[],
  sort: ProductSort | undefined,
  { products }: Pick<Content, "products">,
): readonly Product[] {
  const compare = sort && ORDERS[sort];
  if (compare) return listed.toSorted(compare);
  if (sort !== "name") return listed;
  // All products stand by name already, which is far cheaper than to compare names again.
  const kept = new Set(listed);
  return products.filter((product) => kept.has(product));
}
