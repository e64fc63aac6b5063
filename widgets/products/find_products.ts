import type { ProductRow } from "../../contract/product.ts";
import { type MakeWords, shownMake } from "../../contract/shown_make.ts";

/** The rows that hold the term in name, make (as it is shown, and as it is), description or short description, in any case. */
export function findProducts(
  rows: readonly ProductRow[],
  term: string,
  words: MakeWords,
): readonly ProductRow[] {
  const wanted = term.toLowerCase();
  if (!wanted) return rows;
  return rows.filter((row) =>
    [row.name, row.make, shownMake(row.make, words), row.description, row.shortDescription]
      .some((text) => text?.toLowerCase().includes(wanted))
  );
}
