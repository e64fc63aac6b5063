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

/**
 * Why a page may not use a partner's key, and how to fix it. Undefined if it may use the key. Whoever reads a
 * page knows its key, so this names neither the partner nor its sites; the partner's page in the panel does.
 */
export function refusalOf({ key, partner, origin, ours }: Asked): string | undefined {
  if (!partner) {
    return `Nobody has the partner key ${key}: copy the snippet again from ${ours}/embed, with the key that you were given.`;
  }
  if (partner.key !== key) {
    return `The partner key ${key} was replaced: ask the owner of ${ours} for the new one, and put it into the page.`;
  }
  if (!partner.isActive) {
    return `The partner key ${key} is switched off: ask the owner of ${ours} to switch it on again.`;
  }
  if (isAllowed(partner.origins, origin)) return;
  if (origin === "null") {
    return `This page has no origin, as it is a file or stands in a sandboxed frame: ` +
      `open it from a web server whose origin is among those that the owner of ${ours} allowed for the key ${key}.`;
  }
  return `${origin} may not use the partner key ${key}: ask the owner of ${ours} to add ${origin} ` +
    `to the allowed origins of that partner.`;
}

/** An allowed origin that differs from a refused one by scheme, port or `www.` only; null if there is none. */
export function nearOrigin(origins: readonly string[], refused: string): string | null {
  return origins.find((allowed) => bareHost(allowed) === bareHost(refused)) ?? null;
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

/** The host without `www.` and port. */
function bareHost(origin: string): string {
  return origin.replace(/^https?:\/\/(\*\.|www\.)?/, "").replace(/:\d+$/, "");
}
