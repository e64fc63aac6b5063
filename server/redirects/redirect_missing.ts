import { localPath, splitLanguage } from "../../contract/shared/language_paths.ts";
import type { RedirectStore } from "./redirect_store.ts";

/**
 * Redirects an address that has no page and keeps its query and language. It is called only after the page
 * was not found, so that existing pages do not pay for the lookup.
 */
export function redirectMissing(redirects: RedirectStore) {
  return async function answer(address: string, search: string): Promise<Response | undefined> {
    const { language, path } = splitLanguage(address);
    const target = await redirects.find(path);
    if (!target) return undefined;
    const isOurs = target.to.startsWith("/") && splitLanguage(target.to).language === "en";
    const to = withQuery(isOurs && isPage(target.to) ? localPath(language, target.to) : target.to, search);
    // Header values must be ASCII.
    const location = encodeURI(to.toWellFormed()).replace(/%25(?=[0-9a-f]{2})/gi, "%");
    return new Response(null, {
      status: target.isPermanent ? 301 : 302,
      headers: { location, "cache-control": target.isPermanent ? "no-cache" : "no-store" },
    });
  };
}

/** Files have the same address in all languages, so they are not localised. */
function isPage(path: string): boolean {
  return !/^\/(media|assets|widgets|social)\//.test(path);
}

/** Appends the request's query to the target's own query, before its fragment. */
function withQuery(to: string, search: string): string {
  if (search.length < 2) return to;
  const [, address = to, fragment = ""] = /^([^#]*)(#.*)?$/.exec(to) ?? [];
  return `${address}${address.includes("?") ? "&" : "?"}${search.slice(1)}${fragment}`;
}
