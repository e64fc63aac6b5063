import type { ReactNode } from "react";
import type { Product } from "../../../contract/product.ts";
import type { Visit } from "../../app/visit.ts";
import { langOf } from "../../ui/untranslated.tsx";
import { productPageTexts } from "./product_page_texts.ts";
import { rowName, sayDays, type WithdrawalRow, withdrawalRows } from "./withdrawal_rows.ts";

/** Questions that buyers ask, answered from the product's record. What the record does not say is not asked. */
export function Questions({ product, visit }: { product: Product; visit: Visit }) {
  const { questions, prescription } = productPageTexts[visit.language];
  const { units } = visit.texts.product;
  const { packaging, packs, safetyInfo, withdrawal } = product;
  const rows = withdrawal ? withdrawalRows(withdrawal) : [];
  const list: [question: string, answer: ReactNode, lang?: string | undefined][] = [];
  if (needsPrescription(product, visit)) {
    list.push([questions.prescription(product.name), prescription.text]);
  }
  const eggs = rows.filter(({ days }) => "eggs" in days);
  if (eggs.length > 0) {
    const isNever = eggs.every(({ days }) => days.eggs === null);
    list.push([
      questions.layers,
      isNever ? questions.layersNone : questions.layersDays(daysOf("eggs", eggs, visit)),
    ]);
  }
  const meat = rows.filter(({ days }) => typeof days.meat === "number");
  if (meat.length > 0) list.push([questions.sale, questions.saleDays(daysOf("meat", meat, visit))]);
  const sizes = packs?.map(({ size, unit }) => `${size} ${units[unit] ?? unit}`).join(", ") ?? packaging;
  if (sizes) list.push([questions.pack, sizes, packs ? undefined : langOf(product, "packaging")]);
  const { storageInstructions } = safetyInfo;
  if (storageInstructions) {
    list.push([questions.storage, storageInstructions, langOf(product, "safetyInfo")]);
  }
  list.push([questions.price, questions.priceText]);
  return (
    <section className="wrap section faq product-questions" aria-labelledby="questions">
      <h2 id="questions">{questions.title}</h2>
      <div>
        {list.map(([question, answer, lang]) => (
          <details key={question}>
            <summary>{question}</summary>
            <p lang={lang}>{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}

/** By the schedule of its pack, or by what its badge says. */
export function needsPrescription({ schedule, badge }: Product, { language }: Visit): boolean {
  if (schedule) return schedule !== "G";
  return badge !== null && productPageTexts[language].prescription.isNamedIn(badge);
}

function daysOf(food: keyof WithdrawalRow["days"], rows: readonly WithdrawalRow[], visit: Visit): string {
  return rows.map((row) =>
    [rowName(row, visit), sayDays(row, row.days[food], visit)].filter(Boolean).join(": ")
  ).join("; ");
}
