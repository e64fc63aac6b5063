import type { Language } from "../../contract/language.ts";
import type { PostedForm } from "./visit.ts";

/** What the server embeds in a page for the browser to start from. */
export interface ServedPage {
  origin: string;
  language: Language;
  year: number;
  /** The page's own address, with its language. The answer to a form has another, `/api/contact`. */
  address: string;
  /** Answers by API path. */
  queries: Record<string, unknown>;
  /** API paths that were refused, by status. */
  refused?: Record<string, number>;
  form?: PostedForm;
}

/** Id of the element that holds it. */
export const SERVED_PAGE_ID = "data";

/** The page's scripts, as the server names them to `start_page.ts`. */
export interface PageModules {
  /** Those that export `start` are started. */
  start: string[];
  /** All modules that these import, directly or not. They are requested together. */
  imports: string[];
}

/** Id of the element that holds them. */
export const MODULES_ID = "modules";
