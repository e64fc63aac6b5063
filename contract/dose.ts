import * as z from "zod/mini";
import { optionalText, prepared, text } from "./field.ts";
import { refuses } from "./issue.ts";

/** The words count pieces, as in the size of a pack. */
export const DOSE_UNITS = ["g", "kg", "ml", "l", "tablets", "capsules", "boluses"] as const;

/**
 * What the amount is for. Labels write feed by the tonne, weight by 100 kg and birds by 100, so their figures stay as
 * they are.
 */
export const DOSE_MEASURES = [
  "litre of water",
  "kg of feed",
  "tonne of feed",
  "kg live weight",
  "100 kg live weight",
  "bird",
  "100 birds",
] as const;

/** `support`: vitamins, acids and the like, which treat nothing. */
export const DOSE_PURPOSES = ["treatment", "prevention", "support"] as const;

const RANGE = /^(\d+(?:\.\d+)?)(?:-(\d+(?:\.\d+)?))?$/;

/** `3`, or `3-5`, from what people write: `3 to 5`, `3–5 `. */
function rangeText(message: string, allows: RegExp = RANGE) {
  const refused = refuses("invalid_format", {}, { message });
  return prepared(
    (value) =>
      typeof value === "number"
        ? String(value)
        : typeof value === "string"
        ? value.replace(/\s*(?:to|–|-)\s*/, "-").replaceAll(",", "").trim()
        : value,
    text({ message, max: 40 }).check(
      z.regex(allows, refused),
      z.refine((range) => isRising(range), refused),
    ),
  );
}

function isRising(range: string): boolean {
  const { from, to } = rangeOf(range);
  return from > 0 && to >= from;
}

/** `{ from: 3, to: 5 }` of `3-5`, and twice the same of one figure. */
export function rangeOf(range: string): { from: number; to: number } {
  const [from = NaN, to = from] = range.split("-").map(Number);
  return { from, to };
}

/** What is missing or blank is null. A nought is not null: it is refused. */
const missingAsNull = <T extends z.ZodMiniString | z.ZodMiniNumber>(schema: T) =>
  prepared((value) => value === undefined || value === "" ? null : value, z.nullable(schema));

const wholeNumber = (max: number) =>
  prepared(
    (value) => typeof value === "string" ? Number(value) : value,
    z.int(refuses("wrong_type", { expected: "int" })).check(
      z.gte(1, refuses("out_of_range", { min: 1, max })),
      z.lte(max, refuses("out_of_range", { min: 1, max })),
    ),
  );

const names = prepared(
  (value) => {
    const list = typeof value === "string" ? value.split(",") : value;
    return Array.isArray(list) ? list.map((name) => String(name).trim()).filter(Boolean) : list;
  },
  z.array(text()).check(z.minLength(1, refuses("required", {}, { label: "Species" })), z.maxLength(20)),
);

/**
 * One dose of a product as it is sold, not of its active ingredient:
 * `{ amount: "3-4", unit: "g", per: "100 kg live weight", days: "3-5", species: ["Broilers"], purpose: "treatment", line: 1 }`.
 * No days: given throughout.
 */
export const DoseSchema = z.object({
  amount: rangeText("Must be a number, such as 1.2, or 3-5"),
  unit: z.enum(DOSE_UNITS, refuses("not_an_option", { options: DOSE_UNITS.join(", ") })),
  per: z.enum(DOSE_MEASURES, refuses("not_an_option", { options: DOSE_MEASURES.join(", ") })),
  timesADay: missingAsNull(wholeNumber(24)),
  days: missingAsNull(rangeText("Must be whole days, such as 5, or 3-5", /^[1-9]\d{0,2}(?:-[1-9]\d{0,2})?$/)),
  /** Names out of the product's own species. */
  species: names,
  purpose: z.enum(DOSE_PURPOSES, refuses("not_an_option", { options: DOSE_PURPOSES.join(", ") })),
  /** The place of its line among the label's lines of dosage, from 1. */
  line: missingAsNull(wholeNumber(100)),
  note: optionalText(),
});
export type Dose = z.infer<typeof DoseSchema>;

export const DOSES_MAX = 30;

/** Hens whose eggs are eaten, by the English name of a species. */
const IN_LAY = /\blayers?\b/i;

interface Dosed {
  doses?: readonly Dose[] | undefined;
  species: readonly string[];
  usage: { dosage: readonly string[] };
  withdrawal: { eggDays: number | null } | null;
}

/** What is wrong with a product's doses: the place of each, its field, and a sentence. */
export function doseFaults({ doses = [], species, usage, withdrawal }: Dosed) {
  const own = new Set(species.map((name) => name.toLowerCase()));
  const lines = usage.dosage.length;
  return doses.flatMap((dose, at) => {
    const foreign = dose.species.find((name) => !own.has(name.toLowerCase()));
    if (foreign !== undefined) {
      return [{ at, field: "species", message: `"${foreign}" is not among the product's species` }];
    }
    if (withdrawal?.eggDays === null && dose.species.some((name) => IN_LAY.test(name))) {
      return [{ at, field: "species", message: "Not for layers: the page gives no days for eggs" }];
    }
    if (dose.line !== null && dose.line > lines) {
      return [{ at, field: "line", message: `The label has ${lines} lines of dosage` }];
    }
    return [];
  });
}
