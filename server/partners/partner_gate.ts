import type { Context, Env, MiddlewareHandler } from "hono";
import { AppError } from "../http/app_error.ts";
import { isOwnOrigin } from "../http/own_origin.ts";
import { firstKeyOf, type PartnerRecord, type PartnerStore } from "./partner_store.ts";
import { refusalOf } from "./refusal_of.ts";

/** Carries the key in the address of a call. */
export const PARTNER_PARAMETER = "partner";

interface Parts {
  partners: PartnerStore;
  /** Our own public address. */
  origin: string;
}

/**
 * Keeps a partner's key to the sites that it was given for. What names no key is anybody's: public content and forms,
 * counted for no partner. Our own pages, and what is no browser, are not asked.
 */
export function partnerGate({ partners, origin: ours }: Parts) {
  /** 403 where a page of another site names a key that is not for it; the partner where its page may. */
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

    /**
     * Public reads, which are kept as bytes by their address: what was asked for with a key is answered, after the gate,
     * from what is kept for everybody.
     */
    keyless(
      answer: (request: Request, env: Env["Bindings"]) => Response | Promise<Response>,
    ): MiddlewareHandler {
      return async (c, next) => {
        if (c.req.query(PARTNER_PARAMETER) === undefined || !/^(GET|HEAD)$/.test(c.req.method)) {
          return await next();
        }
        const url = new URL(c.req.url);
        url.searchParams.delete(PARTNER_PARAMETER);
        const kept = await answer(new Request(url, c.req.raw), c.env);
        const headers = new Headers(kept.headers);
        // Kept neither here nor by a cache between: another page may get another answer.
        headers.append("vary", "Origin");
        return new Response(kept.body, { status: kept.status, headers });
      };
    },

    /** Counts it for the partner whose page, in a browser, this came from. */
    async count(c: Context, key: string | null | undefined, what: "views" | "chats"): Promise<void> {
      const partner = await admit(c, key);
      if (partner) partners.counts.add(firstKeyOf(partner), what);
    },
  };
}

export type PartnerGate = ReturnType<typeof partnerGate>;
