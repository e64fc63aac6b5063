import { type ComponentType, useEffect, useState } from "react";
import type { Visit } from "../app/visit.ts";

export interface ConsentProps {
  visit: Visit;
  /** The owner's measurement id. */
  id: string;
}

/** Asks before anything is counted. Without a measurement id there is nothing to ask, and nothing is loaded. */
export function Consent({ visit }: { visit: Visit }) {
  const id = visit.seo?.general?.googleAnalyticsId;
  const [Bar, setBar] = useState<ComponentType<ConsentProps>>();
  useEffect(() => {
    if (!id) return;
    // Offline there is nothing to count either.
    import("./ConsentBar.tsx").then((module) => setBar(() => module.ConsentBar), () => {});
  }, [id]);
  return id && Bar ? <Bar visit={visit} id={id} /> : null;
}

/** What opens the question again. */
export const CONSENT_EVENT = "roost:consent";

/** In the footer, for who wants to choose anew. */
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
