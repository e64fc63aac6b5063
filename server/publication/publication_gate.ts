import type { Context, MiddlewareHandler } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import type { PublicationStore } from "./publication_store.ts";

const COOKIE = "roost_preview";
const PARAMETER = "preview";

/** The bindings of the requests that the server makes to itself. No caller from outside can have them. */
export const OWN_REQUEST = {};

/** Whether a page is shown that the public does not see. */
export interface PreviewEnv {
  Variables: { isPreview?: boolean };
}

interface GateParts {
  publication: Pick<PublicationStore, "read">;
  /** Whether the caller is signed in to the panel. */
  isSignedIn: (c: Context) => Promise<boolean>;
  https: boolean;
}

type Refuse = (c: Context) => Response | Promise<Response>;

/** Keeps the site to its staff, and to who has the preview link, until it is public. */
export function publicationGate({ publication, isSignedIn, https }: GateParts) {
  async function mayLook(c: Context, previewKey: string): Promise<boolean> {
    return c.env === OWN_REQUEST || getCookie(c, COOKIE) === previewKey || await isSignedIn(c);
  }

  /** Middleware: while the site is not public, others get `refuse`, and no cache keeps what is shown. */
  function shownOnly(refuse: Refuse): MiddlewareHandler<PreviewEnv> {
    return async (c, next) => {
      const { isPublic, previewKey } = await publication.read();
      if (isPublic) return await next();
      if (!await mayLook(c, previewKey)) return await refuse(c);
      c.set("isPreview", true);
      await next();
      c.header("cache-control", "no-store");
      c.header("x-robots-tag", "noindex, nofollow");
    };
  }

  /** Middleware for the preview link: remembers its key in a cookie, and takes it off the address. */
  const invited: MiddlewareHandler = async (c, next) => {
    const { previewKey } = await publication.read();
    const url = new URL(c.req.url);
    if (!previewKey || url.searchParams.get(PARAMETER) !== previewKey) return await next();
    setCookie(c, COOKIE, previewKey, { httpOnly: true, sameSite: "Lax", path: "/", secure: https });
    url.searchParams.delete(PARAMETER);
    c.header("cache-control", "no-store");
    return c.redirect(url.pathname + url.search, 302);
  };

  return { shownOnly, invited };
}

/** For what is read only: a route for GET would say that every path takes GET. */
export function onReads(middleware: MiddlewareHandler<PreviewEnv>): MiddlewareHandler<PreviewEnv> {
  return (c, next) => ["GET", "HEAD"].includes(c.req.method) ? middleware(c, next) : next();
}

/** The address that shows the site to whoever has it; empty while everybody sees it. */
export function previewAddress(origin: string, key: string): string {
  return key && `${origin}/?${PARAMETER}=${encodeURIComponent(key)}`;
}
