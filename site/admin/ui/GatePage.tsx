import type { ReactNode } from "react";
import { texts } from "../texts.ts";
import { Icon } from "./Icon.tsx";
import { Mark } from "./Mark.tsx";

/** The bare page in front of the panel: the login, and the making of the first admin. */
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
