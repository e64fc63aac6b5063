import type { Language } from "../../contract/language.ts";
import type { ProductRow } from "../../contract/product.ts";
import { shownMake } from "../../contract/shared/shown_make.ts";

/**
 * Gives the rows whose name, make (stored or as shown), description or short description contains the term,
 * ignoring case. The slug is searched too, since it holds the English name of a translated product.
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
