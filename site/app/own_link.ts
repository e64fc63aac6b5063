import type { Language } from "../../contract/language.ts";
import { findRoute } from "./routes.ts";
import { splitLanguage } from "../../contract/shared/language_paths.ts";

/** Paths that the client router must leave to the server. */
const FOREIGN = /^\/(admin|api|media|assets|widgets)(\/|$)|\.(xml|txt|json)$/;

/**
 * Need a full page load: the policy of the first allows a frame that no other page may show, that of the others
 * allows no analytics, which would report the address.
 */
const OWN_DOCUMENT = /^\/(embed$|request\/)/;

/**
 * The link that an event came from, if it leads to a page of this site in the current language. Another
 * language needs a full page load. The link may be in an article or in a widget's shadow root.
 */
export function ownLink(event: Event, language: Language): HTMLAnchorElement | undefined {
  const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
  if (!link?.href || link.target || link.hasAttribute("download")) return;
  // Without a network the worker shows what it has kept, which only a full page load asks it for.
  if (!navigator.onLine) return;
  if (link.origin !== location.origin || FOREIGN.test(link.pathname)) return;
  const place = splitLanguage(link.pathname);
  if (OWN_DOCUMENT.test(place.path)) return;
  // A path without a route is left to the server, which may have a redirect for it.
  return place.language === language && findRoute(place.path) ? link : undefined;
}
