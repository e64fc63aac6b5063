import type { ProductRow } from "../../contract/product.ts";

/** The rows that hold the term in name, make (as it is shown), description or short description, in any case. */
export function findProducts(
  rows: readonly ProductRow[],
  term: string,
  imported: string,
): readonly ProductRow[] {
  const wanted = term.toLowerCase();
  if (!wanted) return rows;
  return rows.filter((row) =>
    [row.name, row.make ?? imported, row.description, row.shortDescription]
      .some((text) => text?.toLowerCase().includes(wanted))
  );
}
