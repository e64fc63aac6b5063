import { localPath, splitLanguage } from "../../contract/shared/language_paths.ts";
import type { RedirectStore } from "./redirect_store.ts";

/**
 * The redirect of an address that has no page. It keeps the query and the language. It is looked up only after the page
 * was found missing, so that existing pages do not pay for it.
 */
export function redirectMissing(redirects: RedirectStore) {
  return async function answer(address: string, search: string): Promise<Response | undefined> {
    const { language, path } = splitLanguage(address);
    const target = await redirects.find(path);
    if (!target) return undefined;
    const isOurs = target.to.startsWith("/") && splitLanguage(target.to).language === "en";
    const to = withQuery(isOurs && isPage(target.to) ? localPath(language, target.to) : target.to, search);
    // A header holds ASCII only.
    const location = encodeURI(to.toWellFormed()).replace(/%25(?=[0-9a-f]{2})/gi, "%");
    return new Response(null, {
      status: target.isPermanent ? 301 : 302,
      headers: { location, "cache-control": target.isPermanent ? "no-cache" : "no-store" },
    });
  };
}

/** Files have one address for all languages. */
function isPage(path: string): boolean {
  return !/^\/(media|assets|widgets|social)\//.test(path);
}

/** Adds the query of the request after the target's own query and before its fragment. */
function withQuery(to: string, search: string): string {
  if (search.length < 2) return to;
  const [, address = to, fragment = ""] = /^([^#]*)(#.*)?$/.exec(to) ?? [];
  return `${address}${address.includes("?") ? "&" : "?"}${search.slice(1)}${fragment}`;
}
