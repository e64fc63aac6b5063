import type { Hono } from "hono";
import type { InquiryReceipt } from "../../contract/inquiry_input.ts";
import type { Issue } from "../../contract/issue.ts";
import type { Language } from "../../contract/language.ts";
import type { PreviewEnv } from "../publication/publication_gate.ts";
import type { PostedForm } from "../../site/app/visit.ts";

/** The parts of the build that pages link to. */
export interface PageAssets {
  entries: Record<string, { file: string; imports: string[] } | undefined>;
  files: Record<string, unknown>;
  /** The inline script that loads the page's modules. */
  startScript?: string;
}

export interface PageParts {
  /** Sends a GET to one of our own API paths, in process. */
  api: (path: string) => Promise<Response>;
  /** Returns the redirect for a path without a page; undefined if there is none. */
  redirect: (path: string, search: string) => Promise<Response | undefined>;
  dist: PageAssets;
  settings: { origin: string };
  now: () => Date;
}

/** A plain form that the server refused. */
export interface RefusedForm {
  kind: "home" | "contact" | "quote";
  values: Record<string, string>;
  issues: Issue[];
  /** An error that belongs to no field, for example too many requests. */
  problem?: PostedForm["problem"];
  /** The language of the form and of the page that answers it. */
  language?: Language;
  /** Default 422. */
  status?: number;
}

export interface Pages {
  /** `GET` of every public page. Every other path is the not-found page. */
  routes: Hono<PreviewEnv>;
  /** Answers a plain form whose inquiry is stored. */
  thankYou: (receipt: InquiryReceipt, kind?: RefusedForm["kind"], language?: Language) => Promise<Response>;
  /** Shows the form again, with the typed values and the errors beside the fields. */
  contactWithErrors: (form: RefusedForm) => Promise<Response>;
}
