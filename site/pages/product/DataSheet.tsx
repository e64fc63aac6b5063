import { useEffect, useState } from "react";
import { useRouter } from "wouter";
import type { Product } from "../../../contract/product.ts";
import type { Visit } from "../../visit.ts";
import { longDate } from "../../ui/dates.ts";
import { Icon } from "../../ui/Icon.tsx";

/** Prints the page, which the style sheet turns into one sheet of paper. Without JavaScript the browser's menu does. */
export function PrintButton({ visit }: { visit: Visit }) {
  return (
    <button type="button" className="text-link needs-script" onClick={() => print()}>
      <Icon name="printer" />
      {visit.texts.product.dataSheet.print}
    </button>
  );
}

/** Only on paper: who the sheet is from. */
export function SheetHead({ visit }: { visit: Visit }) {
  const { company } = visit;
  return (
    <div className="sheet-head on-paper">
      <p>
        <strong>{company.name}</strong>
        <br />
        {company.tagline}
      </p>
      <p>{visit.texts.product.dataSheet.title}</p>
    </div>
  );
}

/** Only on paper: where to ask, where the page is, and how old the sheet is. */
export function SheetFoot({ product, visit }: { product: Product; visit: Visit }) {
  const { company, origin, texts: { product: { dataSheet, veterinarian }, shell } } = visit;
  const { address, phones, emails } = company.contact;
  const { base } = useRouter();
  const [today, setToday] = useState<string>();
  // The page is kept for every visitor: which day it is, only the browser knows.
  useEffect(() => setToday(new Date().toISOString()), []);
  return (
    <div className="sheet-foot on-paper">
      <p>{veterinarian}</p>
      <p>
        <strong>{company.name}</strong>, {address}
        <br />
        {[...phones, ...emails].join(" · ")}
      </p>
      <p>
        {origin}
        {base}/product/{product.slug}
        <br />
        {[
          dataSheet.updated(longDate(product.updatedAt, visit.language)),
          ...(today ? [dataSheet.printed(longDate(today, visit.language))] : []),
          ...(company.isSample ? [shell.sampleNotice] : []),
        ].join(" · ")}
      </p>
    </div>
  );
}
