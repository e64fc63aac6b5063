import type { ReactNode } from "react";
import { Consent } from "../consent/Consent.tsx";
import type { Visit } from "../visit.ts";
import { Footer } from "./Footer.tsx";
import { Header } from "./Header.tsx";

/** The frame around every public page. */
export function Layout({ visit, children }: { visit: Visit; children: ReactNode }) {
  return (
    <>
      <a className="skip" href="#main">{visit.texts.shell.skip}</a>
      <Header visit={visit} />
      <main id="main" tabIndex={-1}>{children}</main>
      <Footer visit={visit} />
      <Consent visit={visit} />
    </>
  );
}
