import type { FillOptions } from "./fill_products.tsx";

type TableOptions = Pick<FillOptions, "host" | "api" | "base">;

/**
 * Whether a table's category does not exist, which the dealer is then told in the console. Its visitor would read that
 * there are no products.
 */
export async function isWrongCategory({ host, api, base }: TableOptions): Promise<boolean> {
  const category = host.getAttribute("category")?.trim();
  if (!category) return false;
  const response = await fetch(`${api}/api/product-categories`);
  if (!response.ok) return false;
  const categories: { slug: string }[] = await response.json();
  const slugs = categories.map(({ slug }) => slug);
  if (slugs.length === 0 || slugs.includes(category)) return false;
  console.warn(
    `Roost: <roost-products category="${category}">: there is no such category, so all products are shown. ` +
      `There are: ${slugs.join(", ")}. ${base}/embed makes the right tag.`,
  );
  return true;
}
