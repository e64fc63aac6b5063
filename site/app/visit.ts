import type { ComponentType } from "react";
import type { Company } from "../../contract/company.ts";
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
  /** The status of the refusal; 0 where no answer came. */
  status?: number;
}

export type Read = <T>(apiPath: string) => Loaded<T>;

/** The address of a page, taken apart. */
export interface Place {
  language: Language;
  /** Without its language: `/blog` for `/hi/blog`. */
  path: string;
  params: Record<string, string>;
  search: URLSearchParams;
}

/** A form that was posted without JavaScript: either sent, or to be shown again with its values. */
export interface PostedForm {
  kind: "home" | "contact";
  receipt?: InquiryReceipt;
  values: Record<string, string>;
  issues: Issue[];
  /** What is wrong beside the fields: too many requests, or a key that was used for another body. */
  problem?: "throttled" | "sent";
}

/** Everything that a page renders from. The same visit gives the same markup on the server and in the browser. */
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
  /** There is no such document. A page with words of its `own` shows them instead of the general not-found page. */
  | { kind: "missing"; own?: { title: string; text: string } }
  | { kind: "moved"; to: string }
  /** The document could not be loaded. It may well exist. */
  | { kind: "failed" };

/** One public page, described and rendered alike on the server and in the browser. */
export interface PageRoute {
  /** API paths that the page needs. Called again when answers have come, as one query may depend on another. */
  queries?: (place: Place, read: Read) => string[];
  /** The product table of the page, which the server renders with its rows. */
  table?: (visit: Visit) => ServedTable | undefined;
  /** The head of the page, or why there is none. */
  describe: (visit: Visit) => Description;
  Page: ComponentType<{ visit: Visit }>;
}
