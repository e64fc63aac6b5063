import { flushSync } from "react-dom";
import { navigate } from "wouter/use-browser-location";
import type { Language } from "../../contract/language.ts";
import { ownLink } from "./own_link.ts";
import type { PageFetcher } from "./page_fetcher.ts";

/** How long a click waits for a page's data before it shows the page without them. */
const PATIENCE_MS = 150;

/**
 * Follows links to our own pages in place. Listens on the window, so that whoever took the click before (the quote dialog)
 * keeps it.
 */
export function followLinks(language: Language, pages: PageFetcher): void {
  let last: string | undefined;
  addEventListener("click", (event) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = ownLink(event, language);
    if (!link) return;
    const { href, pathname, search, hash } = link;
    const samePage = pathname === location.pathname && search === location.search;
    if (samePage && hash) return;
    event.preventDefault();
    last = href;
    if (samePage) return arrive(hash);
    follow().catch(() => location.assign(href));

    async function follow() {
      // Its module is gone, as after a new release: then the server knows the page that it is now.
      await pages.fetchModule(pathname);
      const data = pages.fetchData(pathname, search);
      await Promise.race([data, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
      // Whoever clicked on something else meanwhile wants to go there.
      if (last !== href) return;
      crossFade(() => {
        flushSync(() => navigate(pathname + search + hash));
        arrive(hash);
      });
    }
  });
}

/** Lets the browser fade from the page to the next, where it can and the visitor likes things to move. */
function crossFade(show: () => void): void {
  if (!document.startViewTransition || matchMedia("(prefers-reduced-motion: reduce)").matches) return show();
  // A fade that another one cuts short is no error: the page is there.
  document.startViewTransition(show).ready.catch(() => {});
}

/** A page that was reached in place starts where a loaded one would, for eyes and for screen readers. */
function arrive(hash: string): void {
  const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  if (target) {
    target.scrollIntoView();
    // Only what can take it does.
    return target.focus({ preventScroll: true });
  }
  scrollTo({ top: 0, behavior: "instant" });
  document.getElementById("main")?.focus({ preventScroll: true });
}
