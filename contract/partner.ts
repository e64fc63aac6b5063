import * as z from "zod/mini";
import { flag, lines, optionalText, text } from "./field.ts";
import { refuses } from "./issue.ts";
import { issueMessage } from "./issue_messages.ts";
import { NAME_MAX, PARAGRAPH_MAX, URL_MAX } from "./limits.ts";

/**
 * A site as the browser names it in `Origin`, made of whatever address of it was given; `*.` before the name stands for
 * every name below it. Null where it is none.
 */
export function originOf(address: string): string | null {
  const [, scheme, wildcard = "", rest] = /^(https?:\/\/)?(\*\.)?(.*)$/i.exec(address.trim()) ?? [];
  if (!rest || rest.includes("*")) return null;
  const url = URL.parse(`${scheme ?? "https://"}${rest}`);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return null;
  // A whole top-level domain belongs to nobody.
  if (wildcard && !/^[^.]+(\.[^.]+)+$/.test(url.hostname)) return null;
  if (!/^(localhost|\[.+\]|[^.]+(\.[^.]+)+)$/.test(url.hostname)) return null;
  return `${url.protocol}//${wildcard}${url.host}`;
}

/** What keeps an address from being a site, in a sentence; nothing where it is one. */
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

/** A dealer who shows our widgets on pages of their own. */
export const PartnerInputSchema = z.object({
  name: text({ label: "Partner name", max: NAME_MAX }),
  origins,
  note: optionalText(PARAGRAPH_MAX),
  isActive: flag,
});
export type PartnerInput = z.infer<typeof PartnerInputSchema>;

/** What a partner's pages did on one day of India: how often they showed a widget, and what visitors began there. */
const PartnerDaySchema = z.object({
  day: z.string(),
  views: z.number(),
  chats: z.number(),
  quotes: z.number(),
});
export type PartnerDay = z.infer<typeof PartnerDaySchema>;

/** Days that a partner's counts are shown for, today included. */
export const PARTNER_DAYS = 30;

export const PartnerSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** Where their pages are: `https://dealer.example`, `https://*.dealer.example`. */
  origins: z.array(z.string()),
  /** Public, `pk_…`: it says where a visitor came from and opens nothing. */
  key: z.string(),
  /** Those it had before, the oldest first: what came under them is still theirs, but they open no widget. */
  formerKeys: z.optional(z.array(z.string())),
  note: z.nullable(z.string()),
  isActive: z.boolean(),
  createdAt: z.string(),
  /** What their pages have brought. */
  leads: z.object({ inquiries: z.number(), chats: z.number() }),
  /** The last 30 days, the oldest first. */
  days: z.array(PartnerDaySchema),
});
export type Partner = z.infer<typeof PartnerSchema>;

/** The script tag that a partner puts into a page, for one widget. */
export function snippetOf(widget: Widget, origin: string, key: string): string {
  const script = `<script async src="${origin}/widgets/${widget}.js" data-partner="${key}"></script>`;
  return script + ELEMENTS[widget];
}

const ELEMENTS = {
  chat: "",
  quote: "<roost-quote></roost-quote>",
  products: "<roost-products></roost-products>",
} as const;
export type Widget = keyof typeof ELEMENTS;
export const WIDGETS = Object.keys(ELEMENTS) as Widget[];
