import { localPath, splitLanguage } from "../../contract/shared/language_paths.ts";
import type { RedirectStore } from "./redirect_store.ts";

/**
 * The answer to an address that has no page but leads to one: its query comes along, and so does its language. Asked only
 * once the page is known to be missing, so that no page that exists pays for it.
 */
export function redirectMissing(redirects: RedirectStore) {
  return async function answer(address: string, search: string): Promise<Response | undefined> {
    const { language, path } = splitLanguage(address);
    const target = await redirects.find(path);
    if (!target) return undefined;
    const isOurs = target.to.startsWith("/") && splitLanguage(target.to).language === "en";
    const to = withQuery(isOurs && isPage(target.to) ? localPath(language, target.to) : target.to, search);
    // A header holds no letters beyond ASCII.
    const location = encodeURI(to.toWellFormed()).replace(/%25(?=[0-9a-f]{2})/gi, "%");
    return new Response(null, {
      status: target.isPermanent ? 301 : 302,
      headers: { location, "cache-control": target.isPermanent ? "no-cache" : "no-store" },
    });
  };
}

/** Files are the same in every language. */
function isPage(path: string): boolean {
  return !/^\/(media|assets|widgets|social)\//.test(path);
}

/** What was asked for, behind what the target asks for itself and before its `#`. */
function withQuery(to: string, search: string): string {
  if (search.length < 2) return to;
  const [, address = to, fragment = ""] = /^([^#]*)(#.*)?$/.exec(to) ?? [];
  return `${address}${address.includes("?") ? "&" : "?"}${search.slice(1)}${fragment}`;
}
