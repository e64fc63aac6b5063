import type { Product } from "../../../contract/product.ts";
import { shownMake } from "../../../contract/shared/shown_make.ts";
import type { Visit } from "../../app/visit.ts";
import { compareTexts } from "../../compare/compare_texts.ts";
import { langOf } from "../../ui/untranslated.tsx";
import { rowName, sayDays, withdrawalRows } from "../product/withdrawal_rows.ts";

interface ComparedCell {
  lines: readonly string[];
  lang?: "en" | undefined;
}

/** What one line of labels says of each product. */
export interface ComparedRow {
  name: string;
  lang?: "en" | undefined;
  cells: readonly ComparedCell[];
  /** Not all products say the same. */
  differs: boolean;
}

/** The rows of a comparison, without those that no label has. */
export function compareRows(products: readonly Product[], visit: Visit): ComparedRow[] {
  const words = visit.texts.product;
  const texts = compareTexts[visit.language];
  const row = (name: string, cellOf: (product: Product) => ComparedCell, lang?: "en") =>
    rowOf(name, products.map(cellOf), lang);
  const text = (name: string, textOf: (product: Product) => string | null | undefined, field?: string) =>
    row(
      name,
      (product) => ({ lines: [textOf(product) ?? ""], lang: field && langOf(product, field) || undefined }),
    );
  const list = (name: string, linesOf: (product: Product) => readonly string[], field?: string) =>
    row(name, (product) => ({ lines: linesOf(product), lang: langOf(product, field) }));
  // The order of the labels themselves.
  const specifications = new Set(products.flatMap((product) => Object.keys(product.specifications)));
  return [
    text(texts.category, ({ category }) => category),
    list(
      words.composition,
      ({ composition }) =>
        composition.map(({ ingredient, strength }) => strength ? `${ingredient}: ${strength}` : ingredient),
    ),
    list(words.indications, ({ indications }) => indications, "indications"),
    list(words.species, ({ species }) => species, "species"),
    list(words.dosage, ({ usage }) => usage.dosage, "usage"),
    row(texts.meat, (product) => ({ lines: daysOf(product, "meat", visit) })),
    row(texts.eggs, (product) => ({ lines: daysOf(product, "eggs", visit) })),
    text(words.withdrawal.title, ({ withdrawal }) => withdrawal?.note, "withdrawalNote"),
    text(words.warning, ({ safetyInfo }) => safetyInfo.warning, "safetyInfo"),
    text(words.packaging, ({ packaging }) => packaging, "packaging"),
    text(words.make, ({ make }) => shownMake(make, visit.language)),
    text(words.storage, ({ safetyInfo }) => safetyInfo.storageInstructions, "safetyInfo"),
    ...[...specifications].map((label) =>
      row(
        label,
        (product) => ({
          lines: [product.specifications[label] ?? ""],
          lang: langOf(product, `specifications.${label}`),
        }),
        products.some((product) => product.untranslated?.includes(`specificationLabels.${label}`))
          ? "en"
          : undefined,
      )
    ),
  ].filter(({ cells }) => cells.some(({ lines }) => lines.length > 0));
}

function rowOf(name: string, given: readonly ComparedCell[], lang?: "en"): ComparedRow {
  const cells = given.map((cell) => ({ ...cell, lines: cell.lines.filter(Boolean) }));
  const said = new Set(cells.map(({ lines }) => lines.join("\n")));
  return { name, lang, cells, differs: said.size > 1 };
}

/** `Chickens: 2 days`, a line for each animal and dose that the label tells apart. */
function daysOf({ withdrawal }: Product, food: "meat" | "eggs", visit: Visit): string[] {
  if (!withdrawal) return [];
  return withdrawalRows(withdrawal).filter(({ days }) => food in days).map((row) => {
    const name = rowName(row, visit);
    const days = sayDays(row, row.days[food], visit);
    return name ? `${name}: ${days}` : days;
  });
}
