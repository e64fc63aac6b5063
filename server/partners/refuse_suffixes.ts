import { issue } from "../../contract/issue.ts";
import type { PartnerInput } from "../../contract/partner.ts";
import { AppError } from "../http/app_error.ts";

/**
 * Throws 422 for a wildcard below a public suffix, such as `*.co.in` or `*.myshopify.com`: anyone can
 * register a name there. Gives the input back otherwise.
 */
export async function refuseSuffixes(input: PartnerInput): Promise<PartnerInput> {
  // Loaded late, because it brings the whole list and partners are rarely saved.
  const { getPublicSuffix } = await import("tldts");
  const issues = input.origins.flatMap((origin, place) => {
    const [, host] = /\/\/\*\.([^:]+)/.exec(origin) ?? [];
    if (!host || getPublicSuffix(host, { allowPrivateDomains: true }) !== host) return [];
    const message =
      `Anyone can have a name below ${host}: name one site there, such as https://*.dealer.${host}`;
    return [issue(`origins.${place}`, "invalid_site", {}, { message })];
  });
  if (issues.length > 0) throw AppError.invalid(issues);
  return input;
}
