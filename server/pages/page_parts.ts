import type { Hono } from "hono";
import type { InquiryReceipt } from "../../contract/inquiry_input.ts";
import type { Issue } from "../../contract/issue.ts";
import type { Language } from "../../contract/language.ts";
import type { PostedForm } from "../../site/app/visit.ts";

/** The parts of the built bundles that a page names in its head. */
export interface PageAssets {
  entries: Record<string, { file: string; imports: string[] } | undefined>;
  files: Record<string, unknown>;
  /** What loads them, as it stands in a page. */
  startScript?: string;
}

export interface PageParts {
  /** A GET of one of our own API paths, answered in process. */
  api: (path: string) => Promise<Response>;
  /** Where an address leads that has no page. */
  redirect: (path: string, search: string) => Promise<Response | undefined>;
  dist: PageAssets;
  settings: { origin: string };
  now: () => Date;
}

/** A plain form that the server refused: everything that was typed, and what is wrong with it. */
interface RefusedForm {
  kind: "home" | "contact" | "quote";
  values: Record<string, string>;
  issues: Issue[];
  /** What no field is to blame for, for example too many requests. */
  problem?: PostedForm["problem"];
  /** That of the form, and of the page that answers it. */
  language?: Language;
  /** Instead of 422. */
  status?: number;
}

export interface Pages {
  /** `GET` of every public page; anything else below it is the not-found page. */
  routes: Hono;
  /** What a plain form's post is answered with, once the inquiry is stored. */
  thankYou: (receipt: InquiryReceipt, kind?: RefusedForm["kind"], language?: Language) => Promise<Response>;
  /** The page of the form again, status 422 or its own, with what was typed and the errors beside the fields. */
  contactWithErrors: (form: RefusedForm) => Promise<Response>;
}
