import type { ReactNode } from "react";
import { texts } from "../texts.ts";
import { Icon } from "./Icon.tsx";
import { Mark } from "./Mark.tsx";

/** The page layout without the panel's navigation, for the login and the setup. */
export function GatePage({ title, intro, children }: { title: string; intro: string; children: ReactNode }) {
  return (
    <main className="gate">
      <title>{`${title} – ${texts.titleSuffix}`}</title>
      <div className="gate-card">
        <Mark />
        <h1>{title}</h1>
        <p className="gate-intro">{intro}</p>
        {children}
      </div>
      <p className="gate-back">
        <a href="/">
          <Icon name="left" size={16} />
          {texts.login.back}
        </a>
      </p>
    </main>
  );
}
