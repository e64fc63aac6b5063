import type { Product } from "../../../contract/product.ts";
import { UNSTATED_DAYS } from "../../../contract/withdrawal.ts";
import type { Visit } from "../../app/visit.ts";
import { langOf } from "../../ui/untranslated.tsx";
import { SafeToSell } from "./SafeToSell.tsx";
import { isMedicine, sayDays, withdrawalRows } from "./withdrawal_rows.ts";
import { withdrawalTexts } from "./withdrawal_texts.ts";

/** Days from the last dose until sale, by animal and dose where the label tells them apart, and the day that follows. */
export function Withdrawal({ product, visit }: { product: Product; visit: Visit }) {
  const words = visit.texts.product.withdrawal;
  const texts = withdrawalTexts[visit.language];
  const { note } = product.withdrawal!;
  const rows = withdrawalRows(product.withdrawal!);
  const isTold = rows[0]!.animal !== null;
  const foods = (["meat", "eggs", "milk"] as const).filter((food) => rows.some(({ days }) => food in days));
  const unstated = (food: typeof foods[number]) => texts.unstatedOf[food](UNSTATED_DAYS[food]);
  const list = new Intl.ListFormat(visit.language, { type: "unit" });
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
          {rows.map((row, at) => (
            <tr key={at}>
              {row.animal && (
                <th scope="row">
                  {texts.animals[row.animal]}
                  {row.dose && <small>{texts.atDose(row.dose)}</small>}
                </th>
              )}
              {foods.map((food) => <td key={food}>{sayDays(row, row.days[food], visit)}</td>)}
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
