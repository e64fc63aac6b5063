import * as z from "zod/mini";
import { flag, lines, optionalText, text } from "./field.ts";
import { refuses } from "./issue.ts";
import { issueMessage } from "./issue_messages.ts";
import { NAME_MAX, PARAGRAPH_MAX, URL_MAX } from "./limits.ts";

/**
 * Converts an address of a site to the form of the `Origin` header. A leading `*.` matches every subdomain.
 * Gives null for an invalid site.
 */
export function originOf(address: string): string | null {
  const [, scheme, wildcard = "", rest] = /^(https?:\/\/)?(\*\.)?(.*)$/i.exec(address.trim()) ?? [];
  if (!rest || rest.includes("*")) return null;
  const url = URL.parse(`${scheme ?? "https://"}${rest}`);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return null;
  // A wildcard must not cover a whole top-level domain.
  if (wildcard && !/^[^.]+(\.[^.]+)+$/.test(url.hostname)) return null;
  if (!/^(localhost|\[.+\]|[^.]+(\.[^.]+)+)$/.test(url.hostname)) return null;
  return `${url.protocol}//${wildcard}${url.host}`;
}

/** Explains why an address is not a valid site; undefined if it is one. */
export function originFault(address: string): string | undefined {
  const given = address.trim();
  if (originOf(given) !== null) return;
  if (/^[a-z][a-z\d+.-]*:(?!\d)/i.test(given) && !/^https?:/i.test(given)) {
    return "A site begins with https:// or http://";
  }
  if (given.includes("@")) return "Leave out the user name and the password: https://dealer.example";
  if (/^(https?:\/\/)?\*\.?[^.]*$/i.test(given)) {
    return "That would be everybody's: name a site after the star, such as https://*.dealer.example";
  }
  if (given.includes("*")) {
    return "The star stands for the whole beginning of a name, as in https://*.dealer.example";
  }
  return issueMessage("invalid_site", {});
}

const origins = z.pipe(
  z.pipe(
    lines(URL_MAX),
    z.array(
      z.string().check(
        z.refine((address) => originOf(address) !== null, {
          error: (raw) => refuses("invalid_site", {}, { message: originFault(String(raw.input)) }).error(raw),
        }),
      ),
    ).check(
      z.minLength(1, refuses("required", {}, { message: "Name at least one site" })),
    ),
  ),
  z.transform((addresses) => [...new Set(addresses.flatMap((address) => originOf(address) ?? []))]),
);

/** A partner: a dealer whose site shows our widgets. */
export const PartnerInputSchema = z.object({
  name: text({ label: "Partner name", max: NAME_MAX }),
  origins,
  note: optionalText(PARAGRAPH_MAX),
  isActive: flag,
});
export type PartnerInput = z.infer<typeof PartnerInputSchema>;

/** A partner's counts for one day in India's time zone: page views, and the chats and quotes started. */
const PartnerDaySchema = z.object({
  day: z.string(),
  views: z.number(),
  chats: z.number(),
  quotes: z.number(),
});
export type PartnerDay = z.infer<typeof PartnerDaySchema>;

/** Number of days with counts, including today. */
export const PARTNER_DAYS = 30;

export const PartnerSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** The partner's sites: `https://dealer.example`, `https://*.dealer.example`. */
  origins: z.array(z.string()),
  /** Public, `pk_…`. It names the site that a visitor came from and grants no access. */
  key: z.string(),
  /** Former keys, the oldest first. Their leads still count for the partner, but they open no widget. */
  formerKeys: z.optional(z.array(z.string())),
  note: z.nullable(z.string()),
  isActive: z.boolean(),
  createdAt: z.string(),
  /** Totals from the partner's pages. */
  leads: z.object({ inquiries: z.number(), chats: z.number() }),
  /** The last `PARTNER_DAYS` days, the oldest first. */
  days: z.array(PartnerDaySchema),
  /** Withdrawn versions of widgets that its pages pinned, and the last of these days on which they did. */
  withdrawn: z.array(z.object({ version: z.string(), reason: z.string(), day: z.string() })),
  /** Origins refused with its key, the last of these days, and an allowed origin that is almost the same. */
  refused: z.array(z.object({ origin: z.string(), day: z.string(), near: z.nullable(z.string()) })),
});
export type Partner = z.infer<typeof PartnerSchema>;

/** Names by key, former keys too: `GET /api/admin/partner-names`, for lists that name where something came from. */
export const PartnerNamesSchema = z.record(z.string(), z.string());

export const WIDGETS = ["chat", "quote", "products"] as const;
export type Widget = typeof WIDGETS[number];
