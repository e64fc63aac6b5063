import type { Language } from "../../contract/language.ts";
import { findRoute } from "./routes.ts";
import { splitLanguage } from "../../contract/shared/language_paths.ts";

/** Paths that are no pages of this bundle. */
const FOREIGN = /^\/(admin|api|media|assets|widgets)(\/|$)|\.(xml|txt|json)$/;

/** Loaded as a document, since its content security policy allows a frame that no other page may show. */
const OWN_DOCUMENT = "/embed";

/**
 * The link that an event came through, if it leads to a page of ours in the current language. Another language is another
 * document. The link may stand in our markup, in an article or in a widget's shadow root.
 */
export function ownLink(event: Event, language: Language): HTMLAnchorElement | undefined {
  const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
  if (!link?.href || link.target || link.hasAttribute("download")) return;
  if (link.origin !== location.origin || FOREIGN.test(link.pathname)) return;
  const place = splitLanguage(link.pathname);
  if (place.path === OWN_DOCUMENT) return;
  // An address without a route is left to the server, which may know a redirect.
  return place.language === language && findRoute(place.path) ? link : undefined;
}
