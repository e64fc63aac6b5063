import { type ReactNode, useEffect, useState } from "react";
import { useRouter } from "wouter";
import type { Visit } from "../visit.ts";
import { longDate } from "./dates.ts";

interface PaperFootProps {
  visit: Visit;
  /** The page's own path, without its language. */
  path: string;
  /** When what stands on the sheet was last changed. */
  updated: string;
  children?: ReactNode;
}

/** Only on paper: where to ask, where the page is, and how old the sheet is. */
export function PaperFoot({ visit, path, updated, children }: PaperFootProps) {
  const { company, language, origin, texts: { product: { dataSheet }, shell } } = visit;
  const { address, phones, emails } = company.contact;
  const { base } = useRouter();
  const [today, setToday] = useState<string>();
  // The page is kept for every visitor: which day it is, only the browser knows.
  useEffect(() => setToday(new Date().toISOString()), []);
  return (
    <div className="paper-foot on-paper">
      {children}
      <p>
        <strong>{company.name}</strong>, {address}
        <br />
        {[...phones, ...emails].join(" · ")}
      </p>
      <p>
        {origin + base + path}
        <br />
        {[
          dataSheet.updated(longDate(updated, language)),
          ...(today ? [dataSheet.printed(longDate(today, language))] : []),
          ...(company.isSample ? [shell.sampleNotice] : []),
        ].join(" · ")}
      </p>
    </div>
  );
}
