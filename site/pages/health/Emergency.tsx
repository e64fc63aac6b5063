import type { ReactNode } from "react";
import { Icon } from "../../ui/Icon.tsx";
import type { HealthTexts } from "./texts/en.ts";

interface EmergencyProps {
  texts: HealthTexts;
  title?: string;
  /** Element of the title. */
  heading?: "h2" | "h3";
  steps: readonly string[];
  /** Language of the steps, if it is not the page's. */
  lang?: "en" | undefined;
  /** Why it is one. */
  children?: ReactNode;
}

/** What comes before all else, as numbered steps. */
export function Emergency(
  { texts, title = texts.emergency.title, heading: Heading = "h3", steps, lang, children }: EmergencyProps,
) {
  return (
    <section className="emergency" aria-label={title}>
      <Heading>
        <Icon name="alert" />
        {title}
      </Heading>
      {children}
      <ol lang={lang}>
        {steps.map((step) => <li key={step}>{step}</li>)}
      </ol>
    </section>
  );
}
