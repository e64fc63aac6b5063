import type { Context, Env, MiddlewareHandler } from "hono";
import { AppError } from "../http/app_error.ts";
import { isOwnOrigin } from "../http/own_origin.ts";
import { firstKeyOf, type PartnerRecord, type PartnerStore } from "./partner_store.ts";
import { refusalOf } from "./refusal_of.ts";

/** The query parameter with the key. */
export const PARTNER_PARAMETER = "partner";

interface Parts {
  partners: PartnerStore;
  /** Our own public address. */
  origin: string;
}

/**
 * Refuses a partner's key on sites that it was not given to. A request without a key is allowed and counted for no
 * partner. Our own pages, and clients that send no `Origin`, are not checked.
 */
export function partnerGate({ partners, origin: ours }: Parts) {
  /** 403 where a page of another site uses a key that is not for it. Returns the partner where it may. */
  async function admit(c: Context, key: string | null | undefined): Promise<PartnerRecord | undefined> {
    if (!key) return;
    const partner = await partners.ofKey(key);
    const origin = c.req.header("origin");
    if (origin === undefined || isOwnOrigin(origin, c.req.url, ours)) return;
    const refusal = refusalOf({ key, partner, origin, ours });
    if (refusal) throw new AppError("forbidden", refusal);
    return partner;
  }

  /** The same for a key in the address. */
  const keyed: MiddlewareHandler = async (c, next) => {
    await admit(c, c.req.query(PARTNER_PARAMETER));
    await next();
  };

  return {
    admit,
    keyed,

    /** Answers a public read that has a key from the cached answer without the key, after the check of the key. */
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
        // The answer depends on the page, and must not be cached for other pages.
        headers.append("vary", "Origin");
        return new Response(cached.body, { status: cached.status, headers });
      };
    },

    /** Counts a view or chat for the partner whose page the request came from. */
    async count(c: Context, key: string | null | undefined, what: "views" | "chats"): Promise<void> {
      const partner = await admit(c, key);
      if (partner) partners.counts.add(firstKeyOf(partner), what);
    },
  };
}

export type PartnerGate = ReturnType<typeof partnerGate>;
