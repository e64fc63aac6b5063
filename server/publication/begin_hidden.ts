import type { Stores } from "../stores.ts";

/**
 * Hides the site of a store in which nobody has entered anything yet. A store with a company, a category or a
 * product is left as it is: its site may be in use.
 */
export async function beginHidden({ publication, company, categories, products }: Stores): Promise<void> {
  const isBegun = await publication.isChosen() || await company.profile.get() !== null ||
    await categories.categories.count() > 0 || await products.products.count() > 0;
  if (!isBegun) await publication.setPublic(false);
}
