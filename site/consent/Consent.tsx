import { type ComponentType, useEffect, useState } from "react";
import type { Visit } from "../app/visit.ts";

export interface ConsentProps {
  visit: Visit;
  /** The owner's Google Analytics measurement id. */
  id: string;
}

/** Asks for consent before it loads analytics. Without a measurement id it does neither. */
export function Consent({ visit }: { visit: Visit }) {
  const id = visit.seo?.general?.googleAnalyticsId;
  const [Bar, setBar] = useState<ComponentType<ConsentProps>>();
  useEffect(() => {
    if (!id) return;
    // If it fails, for example offline, there is no consent and so no analytics.
    import("./ConsentBar.tsx").then((module) => setBar(() => module.ConsentBar), () => {});
  }, [id]);
  return id && Bar ? <Bar visit={visit} id={id} /> : null;
}

/** The event that opens the consent bar again. */
export const CONSENT_EVENT = "roost:consent";

/** A footer button to change the choice. */
export function ConsentButton({ visit }: { visit: Visit }) {
  if (!visit.seo?.general?.googleAnalyticsId) return null;
  return (
    <button
      type="button"
      className="consent-button"
      onClick={() => dispatchEvent(new Event(CONSENT_EVENT))}
    >
      {visit.texts.shell.footer.cookieChoices}
    </button>
  );
}
