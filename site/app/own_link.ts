import type { Language } from "../../contract/language.ts";
import { findRoute } from "./routes.ts";
import { splitLanguage } from "../../contract/shared/language_paths.ts";

/** Paths that the server answers with something else than a page of this bundle. */
const FOREIGN = /^\/(admin|api|media|assets|widgets)(\/|$)|\.(xml|txt|json)$/;

/** Its policy lets in a frame that no other page has: it is a document of its own, with a sheet of its own. */
const OWN_DOCUMENT = "/embed";

/**
 * The link that an event came through, if it leads to a page of ours in the language at hand: another language is another
 * document. It may stand anywhere: in our markup, in an article, in a widget's shadow root.
 */
export function ownLink(event: Event, language: Language): HTMLAnchorElement | undefined {
  const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
  if (!link?.href || link.target || link.hasAttribute("download")) return;
  if (link.origin !== location.origin || FOREIGN.test(link.pathname)) return;
  const place = splitLanguage(link.pathname);
  if (place.path === OWN_DOCUMENT) return;
  // Where no page of ours is, the server may know where the address leads.
  return place.language === language && findRoute(place.path) ? link : undefined;
}
