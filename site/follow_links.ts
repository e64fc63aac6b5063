import { navigate } from "wouter/use-browser-location";
import type { Language } from "../contract/language.ts";
import { splitLanguage } from "./language_paths.ts";

/** Paths that the server answers with something else than a page of this bundle. */
const FOREIGN = /^\/(admin|api|media|assets|widgets)(\/|$)|\.(xml|txt|json)$/;

/**
 * Follows links to our own pages in place, wherever they stand: in our markup, in an article, in a widget's shadow
 * root. Listens on the window, so that whoever took the click before (the quote dialog) keeps it. A link to another
 * language is another document.
 */
export function followLinks(language: Language, load: (path: string) => Promise<void>): void {
  addEventListener("click", (event) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
    if (!link?.href || link.target || link.hasAttribute("download")) return;
    if (link.origin !== location.origin || FOREIGN.test(link.pathname)) return;
    const { language: linked, path } = splitLanguage(link.pathname);
    if (linked !== language) return;
    const samePage = link.pathname === location.pathname && link.search === location.search;
    if (samePage && link.hash) return;
    event.preventDefault();
    if (samePage) return arrive(link.hash);
    load(path).then(() => {
      navigate(link.pathname + link.search + link.hash);
      arrive(link.hash);
      // Its module is gone, as after a new release: the server knows the page that it is now.
    }, () => location.assign(link.href));
  });
}

/** A page that was reached in place starts where a loaded one would, for eyes and for screen readers. */
function arrive(hash: string): void {
  const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  if (target) return target.scrollIntoView();
  scrollTo({ top: 0, behavior: "instant" });
  document.getElementById("main")?.focus({ preventScroll: true });
}
