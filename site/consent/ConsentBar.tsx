import { useEffect, useRef, useState } from "react";
import { Link } from "../ui/Link.tsx";
import { forgetAnalytics, loadAnalytics } from "./analytics.ts";
import { type Choice, keepChoice, storedChoice } from "./choice.ts";
import { CONSENT_EVENT, type ConsentProps } from "./Consent.tsx";
import { consentTexts } from "./texts.ts";

/** The question at the bottom of the page, until it is answered; "no" is as easy as "yes". */
export function ConsentBar({ visit, id }: ConsentProps) {
  const bar = useRef<HTMLElement>(null);
  const [open, setOpen] = useState(() => storedChoice() === undefined);
  const [asked, setAsked] = useState(0);
  const texts = consentTexts[visit.language];

  useEffect(() => {
    if (storedChoice() === "accepted") loadAnalytics(id);
  }, [id]);
  useEffect(() => {
    const ask = () => {
      setOpen(true);
      setAsked((times) => times + 1);
    };
    addEventListener(CONSENT_EVENT, ask);
    return () => removeEventListener(CONSENT_EVENT, ask);
  }, []);
  // Only who asked for it is taken there: the first question interrupts nobody.
  useEffect(() => {
    if (asked > 0) bar.current?.focus();
  }, [asked]);

  if (!open) return null;
  const choose = (choice: Choice) => {
    keepChoice(choice);
    setOpen(false);
    if (choice === "accepted") loadAnalytics(id);
    else forgetAnalytics(id);
  };
  return (
    <section className="consent" ref={bar} tabIndex={-1} aria-label={visit.texts.shell.footer.cookieChoices}>
      <p>
        {texts.question} <Link href="/privacy-policy">{visit.texts.shell.footer.privacy}</Link>
      </p>
      <div className="actions">
        <button
          type="button"
          className="button plain"
          onClick={() =>
            choose("declined")}
        >
          {texts.decline}
        </button>
        <button
          type="button"
          className="button plain"
          onClick={() =>
            choose("accepted")}
        >
          {texts.accept}
        </button>
      </div>
    </section>
  );
}
