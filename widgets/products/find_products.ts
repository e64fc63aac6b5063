import type { Language } from "../../contract/language.ts";
import type { ProductRow } from "../../contract/product.ts";
import { shownMake } from "../../contract/shared/shown_make.ts";

/**
 * The rows that hold the term in name, make (as it is shown, and as it is), description or short description, in any case.
 * The slug is the English name, by which a translated product is looked for too.
 */
export function findProducts(
  rows: readonly ProductRow[],
  term: string,
  lang: Language,
): readonly ProductRow[] {
  const wanted = term.toLowerCase();
  if (!wanted) return rows;
  return rows.filter((row) =>
    [
      row.name,
      row.slug.replaceAll("-", " "),
      row.make,
      shownMake(row.make, lang),
      row.description,
      row.shortDescription,
    ]
      .some((text) => text?.toLowerCase().includes(wanted))
  );
}
