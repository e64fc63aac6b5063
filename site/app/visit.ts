import type { ComponentType } from "react";
import type { Company } from "../../contract/company.ts";
import type { InquiryReceipt } from "../../contract/inquiry_input.ts";
import type { Issue } from "../../contract/issue.ts";
import type { Language } from "../../contract/language.ts";
import type { PublicSeo } from "../../contract/seo.ts";
import type { Crumb, Metadata } from "./metadata.ts";
import type { Texts } from "../texts/texts.ts";
import type { ServedTable } from "../ui/ProductTable.tsx";

/** The answer to one API path as far as it is known: still loading, there, or refused with a status. */
export interface Loaded<T> {
  value?: T;
  loading: boolean;
  /** The status of the refusal; 0 where no answer came. */
  status?: number;
}

export type Read = <T>(apiPath: string) => Loaded<T>;

/** Where a visitor is: the path's parameters and the query. */
export interface Place {
  language: Language;
  /** Without its language: `/blog` for `/hi/blog`. */
  path: string;
  params: Record<string, string>;
  search: URLSearchParams;
}

/** A plain form that was posted without JavaScript: sent, or to be shown again with what was typed. */
export interface PostedForm {
  kind: "home" | "contact";
  receipt?: InquiryReceipt;
  values: Record<string, string>;
  issues: Issue[];
  /** What is wrong beside the fields: too many requests, or a key that was used for other words. */
  problem?: "throttled" | "sent";
}

/** All that a page shows itself from: a pure function of the place and of what has been loaded. */
export interface Visit extends Place {
  /** Public address of the site, without a slash at its end. */
  origin: string;
  year: number;
  texts: Texts;
  company: Company;
  /** What the owner has stored of the SEO settings. */
  seo?: PublicSeo | undefined;
  read: Read;
  form?: PostedForm;
  /** Steps below the home page, as the page's own description names them. */
  crumbs?: readonly Crumb[] | undefined;
}

export type Description =
  | { kind: "page"; metadata: Metadata }
  | { kind: "loading" }
  /** Nothing is here; `own` words where the page says so itself instead of the general not-found page. */
  | { kind: "missing"; own?: { title: string; text: string } }
  | { kind: "moved"; to: string }
  /** What the page is about could not be loaded; it may well exist. */
  | { kind: "failed" };

/** One public page. The server preloads `queries`, the browser fetches them; both describe and render the same. */
export interface PageRoute {
  /** API paths whose answers the page needs. Asked again when some have come, as one may depend on another. */
  queries: (place: Place, read: Read) => string[];
  /** The product table of the page, which the server renders with its rows. */
  table?: (visit: Visit) => ServedTable | undefined;
  /** The head of the page, or why there is none. */
  describe: (visit: Visit) => Description;
  Page: ComponentType<{ visit: Visit }>;
}
