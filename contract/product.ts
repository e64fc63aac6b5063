import * as z from "zod/mini";
import { doseFaults, DOSES_MAX, DoseSchema } from "./dose.ts";
import {
  address,
  blankAsMissing,
  colour,
  flag,
  lines,
  optionalAddress,
  optionalLines,
  optionalText,
  text,
} from "./field.ts";
import { refuses } from "./issue.ts";
import { keptDraft } from "./kept_draft.ts";
import { LINE_MAX, LIST_MAX, PARAGRAPH_MAX } from "./limits.ts";
import type { PRODUCT_ROW_FIELDS } from "./product_row_fields.ts";
import { TRADE_FIELDS, TRADE_TEXTS } from "./product_trade.ts";
import { translationsOf, untranslated } from "./translation.ts";
import { WithdrawalPeriodSchema, WithdrawalSchema } from "./withdrawal.ts";

/** The specification has one sentence for both refusals. */
export const NAME_AND_CATEGORY = "Product name and category are required";

const list = <T extends z.ZodMiniType>(item: T) =>
  z._default(
    z.array(item).check(z.maxLength(LIST_MAX)),
    [],
  );

/** An ingredient and its strength: `{ ingredient: "Amprolium hydrochloride", strength: "20% w/w" }`. */
const IngredientSchema = z.object({
  ingredient: text({ message: "Name the ingredient" }),
  strength: optionalText(),
});

/** The code of the goods for India's customs and GST: four, six or eight digits. */
const optionalHsnCode = z.pipe(
  optionalText(),
  z.nullable(
    z.string().check(
      z.regex(
        /^\d{4}(\d{2}){0,2}$/,
        refuses("invalid_format", {}, { message: "Must be 4, 6 or 8 digits, such as 30049011" }),
      ),
    ),
  ),
);

const DocumentLinkSchema = z.object({ title: text({ message: "Name the document" }), url: address });

const UsageSchema = z.object({ instructions: optionalText(PARAGRAPH_MAX), dosage: lines() });
const SafetyInfoSchema = z.object({
  warning: optionalText(PARAGRAPH_MAX),
  precautions: lines(),
  storageInstructions: optionalText(PARAGRAPH_MAX),
});

/** Missing where the owner has entered none. */
const doses = blankAsMissing(z.array(DoseSchema).check(z.maxLength(DOSES_MAX)));

const specifications = z._default(
  z.record(
    z.string().check(z.maxLength(LINE_MAX)),
    z.string().check(z.maxLength(PARAGRAPH_MAX)),
  ),
  {},
);

/** A product's texts in another language, all optional. Doses and figures come from the English label. */
export const ProductTranslationSchema = z.object({
  name: z.optional(text({ message: "Name the product" })),
  shortDescription: z.optional(text({ max: PARAGRAPH_MAX })),
  description: z.optional(text({ max: 20_000 })),
  features: optionalLines(),
  species: optionalLines(),
  indications: optionalLines(),
  usage: z.optional(UsageSchema),
  safetyInfo: z.optional(SafetyInfoSchema),
  /** The note of the withdrawal period. Its days are the same in every language. */
  withdrawalNote: z.optional(text({ max: PARAGRAPH_MAX })),
  /** What the glossary has no term for. The texts of specifications are by their English label. */
  packaging: z.optional(text()),
  badge: z.optional(text({ max: 60 })),
  specifications: z.optional(z.record(z.string().check(z.maxLength(LINE_MAX)), text({ max: PARAGRAPH_MAX }))),
  /** In the order of the documents. */
  documentTitles: optionalLines(),
  /** In the order of the doses. */
  doseNotes: optionalLines(),
  ...TRADE_TEXTS,
});
export const PRODUCT_TEXT_FIELDS = [
  "name",
  "shortDescription",
  "description",
  "features",
  "species",
  "indications",
  "usage",
  "safetyInfo",
  "imageAlt",
  "seoTitle",
  "seoDescription",
] as const;

/** Only the admin sees a draft. Public lists, pages and the search leave it out. */
const ProductStatusSchema = z.enum(["draft", "published"]);
export type ProductStatus = z.infer<typeof ProductStatusSchema>;

/** What an admin list can be narrowed to. `changed`: published, with a draft beside it. */
export const PRODUCT_STATES = [...ProductStatusSchema.options, "changed"] as const;

const ProductFieldsSchema = z.object({
  name: text({ message: NAME_AND_CATEGORY }),
  slug: optionalText(),
  /** If missing, a new product is published and an existing one keeps its status. */
  status: z.optional(ProductStatusSchema),
  category: text({ message: NAME_AND_CATEGORY }),
  categoryColor: z.nullish(colour),
  make: optionalText(),
  packaging: optionalText(),
  hsnCode: optionalHsnCode,
  isFeatured: flag,
  badge: optionalText(60),
  rating: z.nullish(
    z.number().check(z.gte(0), z.lte(5)),
  ),
  shortDescription: optionalText(PARAGRAPH_MAX),
  description: optionalText(20_000),
  imageUrl: optionalAddress,
  features: lines(),
  specifications,
  usage: z._default(UsageSchema, { instructions: null, dosage: [] }),
  safetyInfo: z._default(SafetyInfoSchema, { warning: null, precautions: [], storageInstructions: null }),
  composition: list(IngredientSchema),
  species: lines(),
  indications: lines(),
  /** Ids of conditions, whatever its texts call them. */
  treats: list(text()),
  prevents: list(text()),
  // A withdrawal without any value becomes null.
  withdrawal: z.pipe(
    z.nullish(WithdrawalSchema),
    z.transform((value) =>
      value && Object.values(value).some((part) => part !== null && part !== undefined) ? value : null
    ),
  ),
  documents: list(DocumentLinkSchema),
  doses,
  ...TRADE_FIELDS,
  translations: translationsOf(ProductTranslationSchema),
});

/** The body of an admin's create or change. `category` is a name. A missing slug is made from `name`. */
export const ProductInputSchema = ProductFieldsSchema.check((payload) => {
  for (const { at, field, message } of doseFaults(payload.value)) {
    payload.issues.push({ code: "custom", input: payload.value, path: ["doses", at, field], message });
  }
});
export type ProductInput = z.infer<typeof ProductInputSchema>;

/** A product, as the public and the admin API return it. */
export const ProductSchema = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  /** In admin responses only. The public API returns published products only. */
  status: z.optional(ProductStatusSchema),
  draft: keptDraft,
  category: z.string(),
  categorySlug: z.string(),
  categoryColor: z.string(),
  make: z.nullable(z.string()),
  packaging: z.nullable(z.string()),
  /** Missing in products that were stored before this field existed. */
  hsnCode: z.nullish(z.string()),
  isFeatured: z.boolean(),
  badge: z.nullable(z.string()),
  rating: z.nullable(z.number()),
  shortDescription: z.nullable(z.string()),
  description: z.nullable(z.string()),
  imageUrl: z.nullable(z.string()),
  features: z.array(z.string()),
  specifications: z.record(z.string(), z.string()),
  usage: z.object({ instructions: z.nullable(z.string()), dosage: z.array(z.string()) }),
  safetyInfo: z.object({
    warning: z.nullable(z.string()),
    precautions: z.array(z.string()),
    storageInstructions: z.nullable(z.string()),
  }),
  composition: z.array(z.object({ ingredient: z.string(), strength: z.nullable(z.string()) })),
  species: z.array(z.string()),
  indications: z.array(z.string()),
  /** Ids of conditions. Missing in products that were stored before these fields existed. */
  treats: z.optional(z.array(z.string())),
  prevents: z.optional(z.array(z.string())),
  withdrawal: z.nullable(z.object({
    meatDays: z.nullable(z.number()),
    eggDays: z.nullable(z.number()),
    /** Missing where the label tells no animals or doses apart. */
    periods: z.optional(z.array(WithdrawalPeriodSchema)),
    note: z.nullable(z.string()),
  })),
  documents: z.array(z.object({ title: z.string(), url: z.string() })),
  doses,
  /** Strength, pack and days until sale in short. Only in lists that ask for it in `fields`. */
  facts: z.optional(z.string()),
  ...TRADE_FIELDS,
  createdAt: z.string(),
  updatedAt: z.string(),
  /** In admin responses only. */
  translations: translationsOf(ProductTranslationSchema),
  untranslated,
});
export type Product = z.infer<typeof ProductSchema>;

export type ProductRow = Pick<Product, typeof PRODUCT_ROW_FIELDS[number]>;
