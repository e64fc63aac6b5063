import * as z from "zod/mini";
import { address, between, blankAsMissing, optionalText, text } from "./field.ts";
import { refuses } from "./issue.ts";
import { LINE_MAX, PARAGRAPH_MAX, RELATED_PRODUCTS } from "./limits.ts";
import { translationsOf, untranslated } from "./translation.ts";

const PICTURES_MAX = 12;
const PACKS_MAX = 30;

/** The schedules of India's Drugs Rules that a pack may bear. All but G are sold on prescription only. */
export const SCHEDULES = ["G", "H", "H1", "X"] as const;

/** What the size of a pack counts. The first four are symbols, the others words. */
export const PACK_UNITS = [
  "g",
  "kg",
  "ml",
  "l",
  "tablets",
  "capsules",
  "boluses",
  "sachets",
  "doses",
  "pieces",
] as const;

/** A further picture. `alt` says what it shows, for those who do not see it. */
const PictureSchema = z.object({
  url: address,
  alt: optionalText(),
  translations: translationsOf(z.object({ alt: optionalText() })),
  untranslated,
});

/** `{ size: "500", unit: "g", code: "AMP-500", barcode: "8901234567890" }`. A size may be `10 x 100`. */
const PackSchema = z.object({
  size: text({ message: "Give the size of the pack" }).check(
    z.regex(
      /^\d+(\.\d+)?( ?[x×] ?\d+(\.\d+)?)?$/,
      refuses("invalid_format", {}, { message: "Must be a number, such as 500, or 10 x 100" }),
    ),
  ),
  unit: z.enum(PACK_UNITS, refuses("not_an_option", { options: PACK_UNITS.join(", ") })),
  code: optionalText(60),
  barcode: z.pipe(
    optionalText(20),
    z.nullable(
      z.string().check(
        z.refine(
          isBarcode,
          refuses("invalid_format", {}, {
            message: "Must be the number below the barcode; one digit is wrong",
          }),
        ),
      ),
    ),
  ),
});
export type Pack = z.infer<typeof PackSchema>;

/**
 * How the trade sells a product. Each field is missing where it is blank, as it is in products that were stored
 * before there were these fields, so that the schema of what is sent is that of what is stored.
 */
export const TRADE_FIELDS = {
  /** The text of the main picture, `imageUrl`. */
  imageAlt: blankAsMissing(text()),
  /** The pictures after the main one. */
  pictures: blankAsMissing(z.array(PictureSchema).check(z.maxLength(PICTURES_MAX))),
  packs: blankAsMissing(z.array(PackSchema).check(z.maxLength(PACKS_MAX))),
  /** In per cent. */
  gstRate: blankAsMissing(z.number().check(...between(0, 100))),
  schedule: blankAsMissing(z.enum(SCHEDULES, refuses("not_an_option", { options: SCHEDULES.join(", ") }))),
  manufacturer: blankAsMissing(text()),
  licenceNumber: blankAsMissing(text()),
  /** Ids of the products shown first below this one. */
  related: blankAsMissing(z.array(text()).check(z.maxLength(RELATED_PRODUCTS))),
  /** What search engines show instead of the name and the short description. */
  seoTitle: blankAsMissing(text({ max: LINE_MAX })),
  seoDescription: blankAsMissing(text({ max: PARAGRAPH_MAX })),
};

/** Their translations. */
export const TRADE_TEXTS = {
  imageAlt: TRADE_FIELDS.imageAlt,
  seoTitle: TRADE_FIELDS.seoTitle,
  seoDescription: TRADE_FIELDS.seoDescription,
};

/** Whether it is a GTIN-8, -12, -13 or -14: its last digit follows from the others (GS1). */
function isBarcode(digits: string): boolean {
  if (!/^(\d{8}|\d{12,14})$/.test(digits)) return false;
  const sum = [...digits].reverse().reduce((sum, digit, at) => sum + Number(digit) * (at % 2 ? 3 : 1), 0);
  return sum % 10 === 0;
}
