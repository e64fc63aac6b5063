import type { Product } from "../../../contract/product.ts";
import type { WithdrawalPeriod } from "../../../contract/withdrawal.ts";
import type { Visit } from "../../app/visit.ts";
import { withdrawalTexts } from "./withdrawal_texts.ts";

/** One animal at one dose, with its days by food. A food that no line of the label names is missing. */
export interface WithdrawalRow {
  animal: WithdrawalPeriod["animal"] | null;
  dose: string | null;
  days: Partial<Record<WithdrawalPeriod["food"], number | null>>;
}

/** By animal and dose where the label tells them apart. Else one row for all. */
export function withdrawalRows({ meatDays, eggDays, periods = [] }: NonNullable<Product["withdrawal"]>) {
  if (periods.length > 0) return rowsOfPeriods(periods);
  return [{ animal: null, dose: null, days: { meat: meatDays, eggs: eggDays } }];
}

/** A vitamin with no days at all needs no rule for medicines, and no waiting to be reckoned. */
export function isMedicine(rows: readonly WithdrawalRow[]): boolean {
  return rows.some(({ animal, days }) => animal !== null || Object.values(days).some((each) => each !== 0));
}

/** `5 days`, `Never`, or that the note says it. */
export function sayDays({ animal }: WithdrawalRow, days: number | null | undefined, visit: Visit): string {
  const { days: count, unstated } = visit.texts.product.withdrawal;
  if (typeof days === "number") return count(days);
  if (animal === null) return unstated;
  return days === null ? withdrawalTexts[visit.language].forbidden : "–";
}

/** `Chickens at 20 mg/kg`; empty where the label tells no animals apart. */
export function rowName({ animal, dose }: WithdrawalRow, { language }: Visit): string {
  const { animals, atDose, animalAtDose } = withdrawalTexts[language];
  if (!dose) return animal ? animals[animal] : "";
  return animal ? animalAtDose(animals[animal], dose) : atDose(dose);
}

function rowsOfPeriods(periods: readonly WithdrawalPeriod[]): WithdrawalRow[] {
  return [...Map.groupBy(periods, ({ animal, dose }) => `${animal} ${dose ?? ""}`).values()].map((group) => ({
    animal: group[0]!.animal,
    dose: group[0]!.dose,
    days: Object.fromEntries(group.map(({ food, days }) => [food, days])),
  }));
}
