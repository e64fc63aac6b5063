import type { Context, Env, MiddlewareHandler } from "hono";
import { originOf } from "../../contract/partner.ts";
import { AppError } from "../http/app_error.ts";
import { readsQuery } from "../http/known_query.ts";
import { isOwnOrigin } from "../http/own_origin.ts";
import { firstKeyOf, type PartnerRecord, type PartnerStore } from "./partner_store.ts";
import { refusalOf } from "./refusal_of.ts";

/** The query parameter with the key. */
export const PARTNER_PARAMETER = "partner";

interface Parts {
  partners: PartnerStore;
  /** The site's own public origin. */
  origin: string;
}

/**
 * Refuses partner keys on sites that they were not issued for. Requests without a key are allowed and count
 * for no partner. The site's own pages and clients without an `Origin` header are not checked.
 */
export function partnerGate({ partners, origin: ours }: Parts) {
  /** The partner of the key. Throws 403 if the request comes from a site that the key is not for. */
  async function admit(c: Context, key: string | null | undefined): Promise<PartnerRecord | undefined> {
    if (!key) return;
    const partner = await partners.ofKey(key);
    const origin = c.req.header("origin");
    if (origin === undefined || isOwnOrigin(origin, c.req.url, ours)) return;
    const refusal = refusalOf({ key, partner, origin, ours });
    if (!refusal) return partner;
    if (partner?.key === key && partner.isActive && originOf(origin) === origin) {
      partners.counts.note(firstKeyOf(partner), "refused", origin);
    }
    throw new AppError("forbidden", refusal);
  }

  /** Middleware that checks the key in the query. */
  const keyed: MiddlewareHandler = readsQuery(async (c, next) => {
    await admit(c, c.req.query(PARTNER_PARAMETER));
    await next();
  }, () => [PARTNER_PARAMETER]);

  return {
    admit,
    keyed,

    /** Middleware for public reads with a key: checks it, then responds as without it, from the cache. */
    keyless(
      answer: (request: Request, env: Env["Bindings"]) => Response | Promise<Response>,
    ): MiddlewareHandler {
      return async (c, next) => {
        if (c.req.query(PARTNER_PARAMETER) === undefined || !/^(GET|HEAD)$/.test(c.req.method)) {
          return await next();
        }
        const url = new URL(c.req.url);
        url.searchParams.delete(PARTNER_PARAMETER);
        const cached = await answer(new Request(url, c.req.raw), c.env);
        const headers = new Headers(cached.headers);
        // Access depends on the page, so caches must not reuse the response for other pages.
        headers.append("vary", "Origin");
        return new Response(cached.body, { status: cached.status, headers });
      };
    },

    /** Notes that the partner's page uses a withdrawn version. */
    async noteWithdrawn(c: Context, key: string, version: string): Promise<void> {
      const partner = await admit(c, key);
      if (partner) partners.counts.note(firstKeyOf(partner), "withdrawn", version);
    },

    /** As `admit`, and counts a view or chat for the partner. */
    async count(
      c: Context,
      key: string | null | undefined,
      what: "views" | "chats",
    ): Promise<PartnerRecord | undefined> {
      const partner = await admit(c, key);
      if (partner) partners.counts.add(firstKeyOf(partner), what);
      return partner;
    },
  };
}

export type PartnerGate = ReturnType<typeof partnerGate>;
