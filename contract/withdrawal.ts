import * as z from "zod/mini";
import { blankAsMissing, optionalText, prepared } from "./field.ts";
import { refuses } from "./issue.ts";
import { PARAGRAPH_MAX } from "./limits.ts";

/** Whose meat, eggs or milk a period is of. Labels tell chickens from turkeys, not broilers from layers. */
export const WITHDRAWAL_ANIMALS = [
  "chickens",
  "turkeys",
  "ducks",
  "quail",
  "cattle",
  "sheep",
  "goats",
  "pigs",
] as const;
export const WITHDRAWAL_FOODS = ["meat", "eggs", "milk"] as const;

/** Days where a pack states no validated period: Drugs Rules of India, rule 97. */
export const UNSTATED_DAYS: Record<typeof WITHDRAWAL_FOODS[number], number> = { meat: 28, eggs: 7, milk: 7 };

const PERIODS_MAX = 30;

const days = z.pipe(
  z.nullish(
    z.int(refuses("wrong_type", { expected: "int" }, { message: "Must be whole days" })).check(
      z.gte(0, refuses("out_of_range", { min: 0 }, { message: "Must be 0 days or more" })),
      z.lte(365, refuses("out_of_range", { max: 365 }, { message: "Must be at most 365 days" })),
    ),
  ),
  z.transform((value) => value ?? null),
);

/** The same, as a row of a form or a cell of a table gives it. */
const typedDays = prepared(
  (value) => typeof value === "string" ? value.trim() === "" ? null : Number(value) : value,
  days,
);

/** `{ animal: "turkeys", food: "meat", days: 13, dose: "10 mg/kg" }`. Days of null: it may not be sold at all. */
export const WithdrawalPeriodSchema = z.object({
  animal: z.enum(WITHDRAWAL_ANIMALS, refuses("not_an_option", { options: WITHDRAWAL_ANIMALS.join(", ") })),
  food: z.enum(WITHDRAWAL_FOODS, refuses("not_an_option", { options: WITHDRAWAL_FOODS.join(", ") })),
  days: typedDays,
  /** The dose that it belongs to, in figures and symbols that every language reads. */
  dose: optionalText(60),
});
export type WithdrawalPeriod = z.infer<typeof WithdrawalPeriodSchema>;

/**
 * Days from the last dose until meat or eggs may be sold. `meatDays` and `eggDays` hold for every animal of the label:
 * where there are periods, they are the longest of them. If the label has none: null, with a `note`.
 */
export const WithdrawalSchema = z.pipe(
  z.object({
    meatDays: days,
    eggDays: days,
    periods: blankAsMissing(z.array(WithdrawalPeriodSchema).check(z.maxLength(PERIODS_MAX))),
    note: optionalText(PARAGRAPH_MAX),
  }),
  z.transform((given) => ({
    ...given,
    meatDays: longest(given.periods, "meat", given.meatDays),
    eggDays: longest(given.periods, "eggs", given.eggDays),
  })),
);

/** The days that are enough for every animal and dose; null where one of them may not be sold at all. */
function longest(
  periods: readonly WithdrawalPeriod[] | undefined,
  food: WithdrawalPeriod["food"],
  otherwise: number | null,
): number | null {
  const all = (periods ?? []).filter((period) => period.food === food).map(({ days }) => days);
  if (all.length === 0) return otherwise;
  return all.includes(null) ? null : Math.max(...all as number[]);
}
