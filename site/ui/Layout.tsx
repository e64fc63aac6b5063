import { type ReactNode, Suspense } from "react";
import { Consent } from "../consent/Consent.tsx";
import type { Visit } from "../app/visit.ts";
import { Footer } from "./Footer.tsx";
import { Header } from "./Header.tsx";

/**
 * The layout of every public page. Each `Suspense` boundary hydrates separately: when the browser is idle, or
 * at once if the visitor interacts with that part.
 */
export function Layout({ visit, children }: { visit: Visit; children: ReactNode }) {
  return (
    <>
      <a className="skip" href="#main">{visit.texts.shell.skip}</a>
      <Suspense>
        <Header visit={visit} />
      </Suspense>
      <main id="main" tabIndex={-1}>
        <Suspense>{children}</Suspense>
      </main>
      <Suspense>
        <Footer visit={visit} />
      </Suspense>
      <Consent visit={visit} />
    </>
  );
}
