import type { Product } from "../../../contract/product.ts";
import { UNSTATED_DAYS, type WithdrawalPeriod } from "../../../contract/withdrawal.ts";
import type { Visit } from "../../app/visit.ts";
import { langOf } from "../../ui/untranslated.tsx";
import { SafeToSell } from "./SafeToSell.tsx";
import { withdrawalTexts } from "./withdrawal_texts.ts";

/** One animal at one dose, with its days by food. A food that no line of the label names is missing. */
export interface WithdrawalRow {
  animal: WithdrawalPeriod["animal"] | null;
  dose: string | null;
  days: Partial<Record<WithdrawalPeriod["food"], number | null>>;
}

/** Days from the last dose until sale, by animal and dose where the label tells them apart, and the day that follows. */
export function Withdrawal({ product, visit }: { product: Product; visit: Visit }) {
  const words = visit.texts.product.withdrawal;
  const texts = withdrawalTexts[visit.language];
  const { meatDays, eggDays, periods = [], note } = product.withdrawal!;
  const isTold = periods.length > 0;
  const rows: WithdrawalRow[] = isTold
    ? rowsOfPeriods(periods)
    : [{ animal: null, dose: null, days: { meat: meatDays, eggs: eggDays } }];
  const foods = (["meat", "eggs", "milk"] as const).filter((food) => rows.some(({ days }) => food in days));
  const unstated = (food: typeof foods[number]) => texts.unstatedOf[food](UNSTATED_DAYS[food]);
  const list = new Intl.ListFormat(visit.language);
  const say = (days: number | null | undefined) =>
    typeof days === "number"
      ? words.days(days)
      : isTold
      ? days === null ? texts.forbidden : "–"
      : words.unstated;
  return (
    <>
      <h2 id="withdrawal">{words.title}</h2>
      <table className={isTold ? "withdrawal withdrawal-told" : "withdrawal"} aria-labelledby="withdrawal">
        <caption>
          {words.period}
          {product.species.length > 0 && (
            <span lang={langOf(product, "species")}>: {product.species.join(", ")}</span>
          )}
        </caption>
        <thead>
          <tr>
            {isTold && <th scope="col">{texts.animal}</th>}
            {foods.map((food) => <th key={food} scope="col">{texts.foods[food]}</th>)}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ animal, dose, days }, at) => (
            <tr key={at}>
              {animal && (
                <th scope="row">
                  {texts.animals[animal]}
                  {dose && <small>{texts.atDose(dose)}</small>}
                </th>
              )}
              {foods.map((food) => <td key={food}>{say(days[food])}</td>)}
            </tr>
          ))}
        </tbody>
      </table>
      {isMedicine(rows) && <p className="unstated">{texts.unstated(list.format(foods.map(unstated)))}</p>}
      {note && <p className="note" lang={langOf(product, "withdrawalNote")}>{note}</p>}
      {isMedicine(rows) && <SafeToSell rows={rows} language={visit.language} />}
    </>
  );
}

/** A vitamin with no days at all needs no rule for medicines, and no waiting to be reckoned. */
function isMedicine(rows: readonly WithdrawalRow[]): boolean {
  return rows.some(({ animal, days }) => animal !== null || Object.values(days).some((each) => each !== 0));
}

function rowsOfPeriods(periods: readonly WithdrawalPeriod[]): WithdrawalRow[] {
  return [...Map.groupBy(periods, ({ animal, dose }) => `${animal} ${dose ?? ""}`).values()].map((group) => ({
    animal: group[0]!.animal,
    dose: group[0]!.dose,
    days: Object.fromEntries(group.map(({ food, days }) => [food, days])),
  }));
}
