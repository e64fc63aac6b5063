import { useEffect, useRef, useState } from "react";
import { Link } from "../ui/Link.tsx";
import { readStored, writeStored } from "../ui/stored_text.ts";
import { forgetAnalytics, loadAnalytics } from "./analytics.ts";
import { CONSENT_EVENT, type ConsentProps } from "./Consent.tsx";
import { consentTexts } from "./texts.ts";

const KEY = "analytics-consent";
const CHOICES = ["declined", "accepted"] as const;
type Choice = typeof CHOICES[number];

/** The consent bar at the bottom of the page. Accepting and declining take the same effort. */
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
  // Takes the focus if the visitor opened the bar, but not when it appears by itself.
  useEffect(() => {
    if (asked > 0) bar.current?.focus();
  }, [asked]);

  if (!open) return null;
  const choose = (choice: Choice) => {
    writeStored(KEY, choice);
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
        {CHOICES.map((choice) => (
          <button
            key={choice}
            type="button"
            className="button plain"
            onClick={() => choose(choice)}
          >
            {texts[choice]}
          </button>
        ))}
      </div>
    </section>
  );
}

/** The stored choice; undefined if there is none yet. */
function storedChoice(): Choice | undefined {
  const stored = readStored(KEY);
  return CHOICES.find((choice) => choice === stored);
}
