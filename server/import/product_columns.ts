import { TRANSLATION_LANGUAGES } from "../../contract/language.ts";
import type { ProductRecord } from "../catalogue/product_record.ts";
import type { Stored } from "../kv/document.ts";
import { once } from "../shared/once.ts";
import { type CellKind, formatCell, parseCell } from "./cell_kinds.ts";

/** A column of the file and the path of the product field in it. `title` is its heading in files that we write. */
export interface ProductColumn {
  name: string;
  title: string;
  kind: CellKind;
  path: readonly string[];
}

const TEXTS: [name: string, kind: CellKind, path: string][] = [
  ["features", "lines", "features"],
  ["species", "lines", "species"],
  ["indications", "lines", "indications"],
  ["usageInstructions", "text", "usage.instructions"],
  ["dosage", "lines", "usage.dosage"],
  ["warning", "text", "safetyInfo.warning"],
  ["precautions", "lines", "safetyInfo.precautions"],
  ["storageInstructions", "text", "safetyInfo.storageInstructions"],
];

const OWN: [name: string, kind: CellKind, path: string][] = [
  ["id", "text", "id"],
  ["slug", "text", "slug"],
  ["name", "text", "name"],
  ["category", "text", "category"],
  ["status", "word", "status"],
  ["make", "text", "make"],
  ["packaging", "text", "packaging"],
  ["hsnCode", "text", "hsnCode"],
  ["featured", "flag", "isFeatured"],
  ["badge", "text", "badge"],
  ["rating", "number", "rating"],
  ["categoryColor", "text", "categoryColor"],
  ["shortDescription", "text", "shortDescription"],
  ["description", "text", "description"],
  ["imageUrl", "text", "imageUrl"],
  ["composition", "ingredients", "composition"],
  ...TEXTS,
  ["treats", "lines", "treats"],
  ["prevents", "lines", "prevents"],
  ["withdrawalMeatDays", "number", "withdrawal.meatDays"],
  ["withdrawalEggDays", "number", "withdrawal.eggDays"],
  ["withdrawalPeriods", "periods", "withdrawal.periods"],
  ["withdrawalNote", "text", "withdrawal.note"],
  ["specifications", "specifications", "specifications"],
  ["documents", "documents", "documents"],
  ["doses", "doses", "doses"],
  ["packs", "packs", "packs"],
  ["gstRate", "number", "gstRate"],
  ["schedule", "text", "schedule"],
  ["manufacturer", "text", "manufacturer"],
  ["licenceNumber", "text", "licenceNumber"],
  ["imageAlt", "text", "imageAlt"],
  ["pictures", "pictures", "pictures"],
  ["related", "lines", "related"],
  ["seoTitle", "text", "seoTitle"],
  ["seoDescription", "text", "seoDescription"],
];

const TRANSLATED: [name: string, kind: CellKind, path: string][] = [
  ["name", "text", "name"],
  ["shortDescription", "text", "shortDescription"],
  ["description", "text", "description"],
  ...TEXTS,
  ["withdrawalNote", "text", "withdrawalNote"],
  ["packaging", "text", "packaging"],
  ["badge", "text", "badge"],
  ["specifications", "specifications", "specifications"],
  ["documentTitles", "lines", "documentTitles"],
  ["doseNotes", "lines", "doseNotes"],
  ["imageAlt", "text", "imageAlt"],
  ["seoTitle", "text", "seoTitle"],
  ["seoDescription", "text", "seoDescription"],
];

/** Titles that do not follow from the name. */
const TITLES: Record<string, string> = {
  id: "ID",
  name: "Product name",
  hsnCode: "HSN code",
  categoryColor: "Badge colour",
  imageUrl: "Image address",
  imageAlt: "What the image shows",
  usageInstructions: "Instructions",
  withdrawalMeatDays: "Withdrawal, meat (days)",
  withdrawalEggDays: "Withdrawal, eggs (days)",
  withdrawalPeriods: "Withdrawal by animal and dose",
  gstRate: "GST (%)",
  licenceNumber: "Licence no.",
  seoTitle: "Title in search results",
  seoDescription: "Description in search results",
};

/** `storageInstructions` is "Storage instructions". */
function titleOf(name: string): string {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return TITLES[name] ?? words.charAt(0).toUpperCase() + words.slice(1);
}

const languageNames = once(() => new Intl.DisplayNames("en", { type: "language" }));

/** All columns in export order. `name:hi` is the name in Hindi. */
export const PRODUCT_COLUMNS: readonly ProductColumn[] = [
  ...OWN.map(([name, kind, path]) => ({ name, title: titleOf(name), kind, path: path.split(".") })),
  ...TRANSLATION_LANGUAGES.flatMap((language) =>
    TRANSLATED.map(([name, kind, path]) => ({
      name: `${name}:${language}`,
      get title() {
        return `${titleOf(name)} (${languageNames().of(language)})`;
      },
      kind,
      path: ["translations", language, ...path.split(".")],
    }))
  ),
];

type ColumnProduct = Omit<ProductRecord, "categoryId"> & { id: string; category: string };

export function columnProduct(
  { id, value: { categoryId, ...record } }: Pick<Stored<ProductRecord>, "id" | "value">,
  categoryNames: ReadonlyMap<string, string>,
): ColumnProduct {
  const category = categoryNames.get(categoryId) ?? "";
  return { ...record, status: record.status ?? "published", id, category };
}

export function cellOfProduct({ kind, path }: ProductColumn, product: ColumnProduct): string {
  let value: unknown = product;
  for (const name of path) value = (value as Record<string, unknown> | null | undefined)?.[name];
  return formatCell(kind, value);
}

/** Parses a cell into a product's input. Returns the problem with the cell, or null. */
export function setCell(
  { kind, path }: ProductColumn,
  cell: string,
  input: Record<string, unknown>,
): string | null {
  const { value, problem } = parseCell(kind, cell);
  if (problem) return problem;
  let place = input;
  for (const name of path.slice(0, -1)) place = (place[name] ??= {}) as Record<string, unknown>;
  place[path.at(-1)!] = value;
  return null;
}

/** Removes empty translations and an empty `withdrawal`, because products are stored without them. */
export function withoutEmptyParts(input: Record<string, unknown>): Record<string, unknown> {
  const translations = Object.entries((input.translations ?? {}) as Record<string, Record<string, unknown>>)
    .map(([language, texts]) => [language, withoutEmpty(texts)] as const)
    .filter(([, texts]) => Object.keys(texts).length > 0);
  const withdrawal = withoutEmpty((input.withdrawal ?? {}) as Record<string, unknown>);
  return {
    ...input,
    withdrawal: Object.keys(withdrawal).length > 0 ? input.withdrawal : null,
    translations: translations.length > 0 ? Object.fromEntries(translations) : undefined,
  };
}

function withoutEmpty(texts: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(texts).filter(([, value]) => isFilled(value)));
}

function isFilled(value: unknown): boolean {
  if (value === null || value === undefined || value === "") return false;
  return typeof value !== "object" || Object.values(value).some(isFilled);
}
