import type { ProductRow } from "../../contract/product.ts";

/** The table's order: featured products, then the others, each alphabetically. */
export function orderProducts(rows: readonly ProductRow[]): ProductRow[] {
  return [...rows].sort((a, b) =>
    Number(b.isFeatured) - Number(a.isFeatured) || a.name.localeCompare(b.name, "en")
  );
}

/** The rows that hold the term in name, make (as it is shown), description or short description, in any case. */
export function findProducts(rows: readonly ProductRow[], term: string, imported: string): ProductRow[] {
  const wanted = term.trim().toLowerCase();
  if (!wanted) return [...rows];
  return rows.filter((row) =>
    [row.name, row.make ?? imported, row.description, row.shortDescription]
      .some((text) => text?.toLowerCase().includes(wanted))
  );
}
