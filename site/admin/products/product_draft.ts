import type * as z from "zod/mini";
import { issue } from "../../../contract/issue.ts";
import {
  DEFAULT_RATING,
  type Product,
  ProductInputSchema,
  ProductSchema,
  type Withdrawal,
} from "../../../contract/product.ts";
import type { Issue } from "../api.ts";
import type { Resource } from "../draft.ts";
import { linesOfRows, type Row, rowOf, rowsOfLines } from "../draft_rows.ts";
import {
  draftOfTranslations,
  translationLabels,
  type TranslationsDraft,
  translationsOfDraft,
} from "./product_translations.ts";
import { texts } from "../texts.ts";

/** A product while it is edited. Numbers are what was typed; the specifications are rows of label and text. */
export type ProductDraft = {
  name: string;
  slug: string;
  category: string;
  categoryColor: string;
  make: string;
  packaging: string;
  isFeatured: boolean;
  badge: string;
  rating: string;
  shortDescription: string;
  description: string;
  imageUrl: string;
  features: Row[];
  specifications: Row[];
  instructions: string;
  dosage: Row[];
  warning: string;
  precautions: Row[];
  storageInstructions: string;
  composition: Row[];
  species: Row[];
  indications: Row[];
  meatDays: string;
  eggDays: string;
  withdrawalNote: string;
  documents: Row[];
  isDraft: boolean;
} & TranslationsDraft;

export function blankProduct(): ProductDraft {
  return {
    name: "",
    slug: "",
    category: "",
    categoryColor: "",
    make: "",
    packaging: "",
    isFeatured: false,
    badge: "",
    rating: String(DEFAULT_RATING),
    shortDescription: "",
    description: "",
    imageUrl: "",
    features: [],
    specifications: [],
    instructions: "",
    dosage: [],
    warning: "",
    precautions: [],
    storageInstructions: "",
    composition: [],
    species: [],
    indications: [],
    meatDays: "",
    eggDays: "",
    withdrawalNote: "",
    documents: [],
    isDraft: false,
    ...draftOfTranslations(undefined),
  };
}

const typed = (value: number | null | undefined): string =>
  value === null || value === undefined ? "" : `${value}`;

/**
 * `categoryColors` are the colours that the product's category gives by itself: such a badge colour is left
 * empty, so that it goes on following the category.
 */
export function draftOfProduct(product: Product, categoryColors: readonly string[] = []): ProductDraft {
  const own = !categoryColors.some((colour) => colour.toLowerCase() === product.categoryColor.toLowerCase());
  return {
    name: product.name,
    slug: product.slug,
    category: product.category,
    categoryColor: own ? product.categoryColor : "",
    make: product.make ?? "",
    packaging: product.packaging ?? "",
    isFeatured: product.isFeatured,
    badge: product.badge ?? "",
    rating: typed(product.rating),
    shortDescription: product.shortDescription ?? "",
    description: product.description ?? "",
    imageUrl: product.imageUrl ?? "",
    features: rowsOfLines(product.features),
    specifications: Object.entries(product.specifications).map(([label, text]) => rowOf(label, text)),
    instructions: product.usage.instructions ?? "",
    dosage: rowsOfLines(product.usage.dosage),
    warning: product.safetyInfo.warning ?? "",
    precautions: rowsOfLines(product.safetyInfo.precautions),
    storageInstructions: product.safetyInfo.storageInstructions ?? "",
    composition: product.composition.map(({ ingredient, strength }) => rowOf(ingredient, strength ?? "")),
    species: rowsOfLines(product.species),
    indications: rowsOfLines(product.indications),
    meatDays: typed(product.withdrawal?.meatDays),
    eggDays: typed(product.withdrawal?.eggDays),
    withdrawalNote: product.withdrawal?.note ?? "",
    documents: product.documents.map(({ title, url }) => rowOf(title, url)),
    isDraft: product.status === "draft",
    ...draftOfTranslations(product.translations),
  };
}

/** NaN for what is not a number, so that the schema says so beside the field. */
const numberOf = (text: string): number | null =>
  text.trim() === "" ? null : Number(text.trim().replace(",", "."));

const cell = ({ cells }: Row, index: number): string => (cells[index] ?? "").trim();

function withdrawalOf(draft: ProductDraft): Withdrawal | null {
  const withdrawal = {
    meatDays: numberOf(draft.meatDays),
    eggDays: numberOf(draft.eggDays),
    note: draft.withdrawalNote.trim() || null,
  };
  return Object.values(withdrawal).every((value) => value === null) ? null : withdrawal;
}

export function inputOfProduct(draft: ProductDraft): z.input<typeof ProductInputSchema> {
  return {
    name: draft.name,
    slug: draft.slug,
    category: draft.category,
    categoryColor: draft.categoryColor.trim() || null,
    make: draft.make,
    packaging: draft.packaging,
    isFeatured: draft.isFeatured,
    badge: draft.badge,
    rating: numberOf(draft.rating),
    shortDescription: draft.shortDescription,
    description: draft.description,
    imageUrl: draft.imageUrl,
    features: linesOfRows(draft.features),
    specifications: Object.fromEntries(draft.specifications.map((row) => [cell(row, 0), cell(row, 1)])),
    usage: { instructions: draft.instructions, dosage: linesOfRows(draft.dosage) },
    safetyInfo: {
      warning: draft.warning,
      precautions: linesOfRows(draft.precautions),
      storageInstructions: draft.storageInstructions,
    },
    composition: draft.composition.map((row) => ({ ingredient: cell(row, 0), strength: cell(row, 1) })),
    species: linesOfRows(draft.species),
    indications: linesOfRows(draft.indications),
    withdrawal: withdrawalOf(draft),
    documents: draft.documents.map((row) => ({ title: cell(row, 0), url: cell(row, 1) })),
    status: draft.isDraft ? "draft" : "published",
    translations: translationsOfDraft(draft),
  };
}

/** A map keeps one text a label: the form says so before a second one is lost. */
function repeatedLabels({ specifications }: ProductDraft): Issue[] {
  const labels = specifications.map((row) => cell(row, 0));
  return labels.filter((label, index) => labels.indexOf(label) !== index)
    .map((label) => issue(`specifications.${label}`, "duplicate", {}, { message: texts.form.twice }));
}

export const productResource: Resource<Product, ProductDraft> = {
  path: "/api/admin/products",
  schema: ProductSchema,
  inputSchema: ProductInputSchema,
  blank: blankProduct,
  draftOf: (product) => draftOfProduct(product),
  inputOf: inputOfProduct,
  check: repeatedLabels,
  labels: { ...texts.products.fields, ...translationLabels },
  texts: texts.products,
};
