import type { ReactNode } from "react";
import type { Product } from "../../../contract/product.ts";
import type { Visit } from "../../app/visit.ts";
import { langOf } from "../../ui/untranslated.tsx";
import { productPageTexts } from "./product_page_texts.ts";
import { rowName, sayDays, withdrawalRows } from "./withdrawal_rows.ts";
import { withdrawalTexts } from "./withdrawal_texts.ts";

/**
 * What a farmer asks first, on one screen of a phone: for what, for which birds, how much, days until sale, warning.
 * Each line leads to its section. Wide screens show the sections themselves, and hide this.
 */
export function AtAGlance({ product, visit }: { product: Product; visit: Visit }) {
  const texts = productPageTexts[visit.language].glance;
  const { indications, species, usage: { dosage }, withdrawal, safetyInfo: { warning } } = product;
  const lines: [title: string, anchor: string, lang: string | undefined, text: ReactNode][] = [];
  if (indications.length > 0) {
    lines.push([texts.indications, "indications", langOf(product, "indications"), indications.join("; ")]);
  }
  if (species.length > 0) {
    lines.push([texts.species, "usage", langOf(product, "species"), species.join(", ")]);
  }
  if (dosage.length > 0) {
    const more = dosage.length > 1 && <small key="more">{texts.moreDoses(dosage.length - 1)}</small>;
    lines.push([texts.dose, "usage", langOf(product, "usage"), [dosage[0], " ", more]]);
  }
  if (withdrawal) lines.push([texts.withdrawal, "withdrawal", undefined, daysOf(withdrawal, visit)]);
  if (warning) lines.push([texts.warning, "safety", langOf(product, "safetyInfo"), warning]);
  if (lines.length === 0) return null;
  return (
    <dl className="glance" aria-label={texts.title}>
      {lines.map(([title, anchor, lang, text]) => (
        <div key={title} className={`of-${anchor}`}>
          <dt>
            <a href={`#${anchor}`}>{title}</a>
          </dt>
          <dd lang={lang}>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** `Meat 5 days, Eggs Never`: a line for each animal and dose. */
function daysOf(withdrawal: NonNullable<Product["withdrawal"]>, visit: Visit) {
  const { foods } = withdrawalTexts[visit.language];
  return withdrawalRows(withdrawal).map((row, at) => (
    <span key={at}>
      {row.animal && `${rowName(row, visit)}: `}
      {(["meat", "eggs", "milk"] as const).filter((food) => food in row.days).map((food, place) => (
        <span key={food}>
          {place > 0 && ", "}
          {foods[food]} <strong>{sayDays(row, row.days[food], visit)}</strong>
        </span>
      ))}
    </span>
  ));
}
