import type { ReactNode } from "react";
import { Icon } from "../../ui/Icon.tsx";
import type { HealthTexts } from "./texts/en.ts";

interface EmergencyProps {
  texts: HealthTexts;
  title?: string;
  steps: readonly string[];
  /** Language of the steps, if it is not the page's. */
  lang?: "en" | undefined;
  /** Why it is one. */
  children?: ReactNode;
}

/** What comes before all else, as numbered steps. */
export function Emergency({ texts, title = texts.emergency.title, steps, lang, children }: EmergencyProps) {
  return (
    <section className="emergency" aria-label={title}>
      <h3>
        <Icon name="alert" />
        {title}
      </h3>
      {children}
      <ol lang={lang}>
        {steps.map((step) => <li key={step}>{step}</li>)}
      </ol>
    </section>
  );
}
