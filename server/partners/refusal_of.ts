import type { PartnerRecord } from "./partner_store.ts";

interface Asked {
  /** The key in the request. */
  key: string;
  /** The partner with this current or former key. */
  partner: PartnerRecord | undefined;
  /** The page's `Origin` header; `null` for a page without an origin. */
  origin: string;
  /** The site's own public origin. */
  ours: string;
}

/** Why a page may not use a partner's key, and how to fix it. Undefined if it may use the key. */
export function refusalOf({ key, partner, origin, ours }: Asked): string | undefined {
  const snippets = `${ours}/embed`;
  if (!partner) {
    return `Nobody has the partner key ${key}: copy the snippet again from ${snippets}, with the key that you were given.`;
  }
  const page = `Roost's Partners page (${ours}/admin/partners)`;
  if (partner.key !== key) {
    return `The partner key ${key} of ${partner.name} was replaced: put the new key, which is on ${page}, into the page.`;
  }
  if (!partner.isActive) {
    return `The partner key ${key} of ${partner.name} is switched off: switch it on again on ${page}.`;
  }
  if (isAllowed(partner.origins, origin)) return;
  if (origin === "null") {
    return `This page has no origin, as it is a file or stands in a sandboxed frame: ` +
      `open it from a web server whose origin is among the allowed origins of partner ${partner.name} on ${page}.`;
  }
  const near = partner.origins.find((allowed) => bareHost(allowed) === bareHost(origin));
  return `${origin} may not use the partner key ${key}: ` +
    `add ${origin} to the allowed origins of partner ${partner.name} on ${page}.` +
    (near ? ` ${near} is allowed already, and to a browser that is another site.` : "");
}

/** Whether the list allows the origin. `https://*.dealer.example` allows all of its subdomains. */
export function isAllowed(origins: readonly string[], origin: string): boolean {
  return origins.some((allowed) => {
    const [scheme, below] = allowed.split("//*.");
    if (below === undefined) return allowed === origin;
    return origin.startsWith(`${scheme}//`) && origin.endsWith(`.${below}`) &&
      origin.length > `${scheme}//.${below}`.length;
  });
}

/** The host without `www.` and port, to suggest an allowed origin that is almost the same. */
function bareHost(origin: string): string {
  return origin.replace(/^https?:\/\/(\*\.|www\.)?/, "").replace(/:\d+$/, "");
}
