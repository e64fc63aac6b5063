import type { Language } from "../../contract/language.ts";
import type { PostedForm } from "./visit.ts";

/** The data that the server embeds in a page for hydration. */
export interface ServedPage {
  origin: string;
  language: Language;
  year: number;
  /** The page's own URL with its language. The response to a posted form has another, `/api/contact`. */
  address: string;
  /** API responses by path. */
  queries: Record<string, unknown>;
  /** Status codes of refused requests, by API path. */
  refused?: Record<string, number>;
  form?: PostedForm;
  /** Whether the site is not public yet. */
  isPreview?: boolean;
}

/** Id of the script element that contains it. */
export const SERVED_PAGE_ID = "data";

/** The page's modules, which the server passes to `start_page.ts`. */
export interface PageModules {
  /** Modules whose `start` export is called. */
  start: string[];
  /** All modules that these import, directly or not, so that they can be requested together. */
  imports: string[];
}

/** Id of the script element that contains them. */
export const MODULES_ID = "modules";
