import { type ReactNode, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { useRouter } from "wouter";
import type { Visit } from "../app/visit.ts";
import { formatDateIn } from "./dates.ts";
import { Mark } from "./Mark.tsx";
import { useServed } from "./use_served.ts";

/** A header for print only: the company, and the kind of document. */
export function PaperHead({ visit, title }: { visit: Visit; title?: string }) {
  const { company, frame } = visit;
  return (
    <div className="paper-head on-paper">
      {frame.logo && <Mark visit={visit} />}
      <p>
        <strong>{company.name}</strong>
        <br />
        {company.tagline}
      </p>
      {title && <p>{title}</p>}
    </div>
  );
}

interface PaperFootProps {
  visit: Visit;
  /** The page's path, without its language. */
  path: string;
  /** When the printed content was last changed. */
  updated: string;
  children?: ReactNode;
}

/** A footer for print only: contacts, the page's URL, and the dates of the last change and of printing. */
export function PaperFoot({ visit, path, updated, children }: PaperFootProps) {
  const { company, language, origin, texts: { product: { dataSheet }, shell } } = visit;
  const { address, phones, emails } = company.contact;
  const { base } = useRouter();
  const isServed = useServed();
  const printed = usePrintedDay(visit);
  return (
    <div className="paper-foot on-paper">
      {children}
      <p>
        <strong>{company.name}</strong>
        {address && `, ${address}`}
        <br />
        {/* A no-break space keeps the dot at the end of a line instead of the start of the next. */}
        {[...phones, ...emails].join("\u00a0· ")}
      </p>
      <p>
        {origin + base + path}
        <br />
        <span suppressHydrationWarning>
          {isServed ? "" : dataSheet.updated(formatDateIn(updated, language, "long"))}
        </span>
        {[printed, ...(company.isSample ? [shell.sampleNotice] : [])].filter(Boolean).map((text) =>
          ` · ${text}`
        )}
      </p>
    </div>
  );
}

/** "Printed on …", set when printing starts: the served page is cached and cannot contain the date. */
function usePrintedDay({ language, texts }: Visit): string | undefined {
  const [printed, setPrinted] = useState<string>();
  useEffect(() => {
    const print = () => {
      const today = formatDateIn(new Date().toISOString(), language, "long");
      flushSync(() => setPrinted(texts.product.dataSheet.printed(today)));
    };
    addEventListener("beforeprint", print);
    return () => removeEventListener("beforeprint", print);
  }, [language, texts]);
  return printed;
}
