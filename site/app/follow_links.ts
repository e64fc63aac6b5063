import { flushSync } from "react-dom";
import { navigate } from "wouter/use-browser-location";
import type { Language } from "../../contract/language.ts";
import { ownLink } from "./own_link.ts";
import type { PageFetcher } from "./page_fetcher.ts";

/** How long a click waits for a page's data before the page is shown without them. */
const DATA_TIMEOUT_MS = 150;

/**
 * Shows pages of ours in place when their links are clicked. The listener is on the window, so it comes last and leaves
 * alone what others have handled, such as the quote dialog.
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
      // Fails if the module is gone after a new release. Then the browser loads the page from the server.
      await pages.fetchModule(pathname);
      const data = pages.fetchData(pathname, search);
      await Promise.race([data, new Promise((resolve) => setTimeout(resolve, DATA_TIMEOUT_MS))]);
      // Another link was clicked meanwhile.
      if (last !== href) return;
      crossFade(() => {
        flushSync(() => navigate(pathname + search + hash));
        arrive(hash);
      });
    }
  });
}

/** Fades from one page to the next, if the browser can and the visitor has not asked for less motion. */
function crossFade(show: () => void): void {
  if (!document.startViewTransition || matchMedia("(prefers-reduced-motion: reduce)").matches) return show();
  // Another transition cuts this one short: no error, as the page is shown.
  document.startViewTransition(show).ready.catch(() => {});
}

/** Scroll position and focus of a page reached in place are those of a page just loaded. */
function arrive(hash: string): void {
  const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  if (target) {
    target.scrollIntoView();
    // Has no effect on an element that cannot be focused.
    return target.focus({ preventScroll: true });
  }
  scrollTo({ top: 0, behavior: "instant" });
  document.getElementById("main")?.focus({ preventScroll: true });
}
