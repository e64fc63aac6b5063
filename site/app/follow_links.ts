import { flushSync } from "react-dom";
import { navigate } from "wouter/use-browser-location";
import type { Language } from "../../contract/language.ts";
import { ownLink } from "./own_link.ts";
import type { PageFetcher } from "./page_fetcher.ts";

/** How long a click waits for a page's data. After that the page is shown in its loading state. */
const DATA_TIMEOUT_MS = 150;

/**
 * Opens links to pages of this site by client navigation. The listener is on the window, so it runs last and
 * ignores clicks that another handler has prevented, such as those of the quote dialog.
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
      // Fails if a new release has removed the module. The browser then loads the page from the server.
      await pages.fetchModule(pathname);
      const data = pages.fetchData(pathname, search);
      await Promise.race([data, new Promise((resolve) => setTimeout(resolve, DATA_TIMEOUT_MS))]);
      // The visitor has clicked another link meanwhile.
      if (last !== href) return;
      crossFade(() => {
        flushSync(() => navigate(pathname + search + hash));
        arrive(hash);
      });
      tellOpened(pathname + search);
    }
  });
}

/**
 * Asks for the head of a page that is shown in place. The server counts the pages that are opened, and would
 * see nothing of this one, or only that a link to it was touched.
 */
function tellOpened(address: string): void {
  fetch(address, { method: "HEAD", headers: { accept: "text/html" }, keepalive: true }).catch(() => {});
}

/** Cross-fades to the next page, unless the visitor prefers reduced motion or the browser cannot. */
function crossFade(show: () => void): void {
  if (!document.startViewTransition || matchMedia("(prefers-reduced-motion: reduce)").matches) return show();
  // Rejects when another transition interrupts this one. That is no error, since the page is shown.
  document.startViewTransition(show).ready.catch(() => {});
}

/** Sets scroll position and focus, which a full page load would reset by itself. */
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
