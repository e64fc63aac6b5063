import { type ReactNode, Suspense } from "react";
import { Consent } from "../consent/Consent.tsx";
import type { Visit } from "../app/visit.ts";
import { Footer } from "./Footer.tsx";
import { Header } from "./Header.tsx";

/**
 * The frame around every public page. What stands in a `Suspense` here comes to life piece by piece when nothing else
 * is to be done, or at once where the visitor touches it.
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
