import type { ComponentType } from "react";
import type { Company } from "../../contract/company.ts";
import type { ShownFrame } from "../../contract/frame.ts";
import type { InquiryReceipt } from "../../contract/inquiry_input.ts";
import type { Issue } from "../../contract/issue.ts";
import type { Language } from "../../contract/language.ts";
import type { PublicSeo } from "../../contract/seo.ts";
import type { Crumb, Metadata } from "./metadata.ts";
import type { Texts } from "../texts/texts.ts";
import type { ServedTable } from "../ui/ProductTable.tsx";

/** The state of one API call: loading, answered, or refused with a status. */
export interface Loaded<T> {
  value?: T;
  loading: boolean;
  /** The response status; 0 if there was no response. */
  status?: number;
}

export type Read = <T>(apiPath: string) => Loaded<T>;

/** The parts of a page's URL. */
export interface Place {
  language: Language;
  /** Without the language: `/blog` for `/hi/blog`. */
  path: string;
  params: Record<string, string>;
  /** The parameters that the page has declared. */
  search: URLSearchParams;
}

/** The result of a form posted without JavaScript: sent, or to be shown again with its values and issues. */
export interface PostedForm {
  kind: "home" | "contact";
  receipt?: InquiryReceipt;
  values: Record<string, string>;
  issues: Issue[];
  /** An error of no field: too many requests of this caller, of all, or a key used for another body. */
  problem?: "throttled" | "busy" | "sent";
}

/** What a page renders from. The same visit renders the same markup on the server and in the browser. */
export interface Visit extends Place {
  /** The site's origin, without a trailing slash. */
  origin: string;
  year: number;
  texts: Texts;
  company: Company;
  frame: ShownFrame;
  /** The SEO settings that the owner has saved. */
  seo?: PublicSeo | undefined;
  read: Read;
  form?: PostedForm;
  /** Whether the site is not public yet. */
  isPreview?: boolean | undefined;
  /** Breadcrumbs below the home page, from the page's description. */
  crumbs?: readonly Crumb[] | undefined;
}

export type Description =
  | { kind: "page"; metadata: Metadata }
  | { kind: "loading" }
  /** The document does not exist. `own` replaces the texts of the general not-found page. */
  | { kind: "missing"; own?: { title: string; text: string } }
  | { kind: "moved"; to: string }
  /** The document could not be loaded. It may exist. */
  | { kind: "failed" };

/** One public page, for the server and the browser. */
export interface PageRoute {
  /**
   * Query parameters that the page reads. It sees no others, and they render no page anew. One that may come several
   * times is declared with `[]` behind its name.
   */
  query?: readonly string[];
  /** API paths that the page needs. Called again after each response, as one query may depend on another. */
  queries?: (place: Place, read: Read) => string[];
  /** The page's product table, which the server renders with its rows. */
  table?: (visit: Visit) => ServedTable | undefined;
  /** The page's head, or the reason why there is no content. */
  describe: (visit: Visit) => Description;
  Page: ComponentType<{ visit: Visit }>;
}
