import type { Company } from "../../contract/company.ts";
import { escapeHtml } from "../../contract/shared/escape_html.ts";
import { yearsInBusiness } from "../../contract/shared/business.ts";

/** What an owner's text may name in braces, so that it stays true when the profile changes. */
export type TextTokens = Record<"company" | "short" | "tagline" | "years" | "since" | "products", string>;

/** `products`: how many there are. */
export function textTokens(company: Company, products: number, now: Date): TextTokens {
  const { name, shortName, tagline, yearEstablished } = company;
  return {
    company: name,
    short: shortName,
    tagline,
    years: yearEstablished === null ? "" : yearsInBusiness(yearEstablished, now.getFullYear()),
    since: String(yearEstablished ?? ""),
    products: String(products),
  };
}

/** The text with its tokens replaced: "For {years} years" becomes "For 35+ years". */
export function fillText(text: string, tokens: TextTokens): string {
  return text.replace(/\{(\w+)\}/g, (whole, name) => tokens[name as keyof TextTokens] ?? whole);
}

/** As `fillText`, for HTML. */
export function fillHtml(html: string, tokens: TextTokens): string {
  const escaped = Object.entries(tokens).map(([name, text]) => [name, escapeHtml(text)]);
  return fillText(html, Object.fromEntries(escaped));
}
