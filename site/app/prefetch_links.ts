import type { Language } from "../../contract/language.ts";
import { ownLink } from "./own_link.ts";
import type { PageFetcher } from "./page_fetcher.ts";

/** How long a pointer must rest on a link before its page is prefetched. */
const INTENT_MS = 65;
/** More parallel prefetches would slow down the requests that the visitor waits for. */
const CONCURRENCY = 3;

/** Prefetches the page behind a link that the visitor hovers, focuses or touches. */
export function prefetchLinks(language: Language, pages: PageFetcher): void {
  if (savesData()) return;
  const begun = new Set<string>();
  let running = 0;
  let intent: ReturnType<typeof setTimeout> | undefined;

  async function prefetch(link: HTMLAnchorElement) {
    const { pathname, search } = link;
    const address = pathname + search;
    if (begun.has(address) || address === location.pathname + location.search || running >= CONCURRENCY) {
      return;
    }
    begun.add(address);
    running++;
    // If this fails, the page is fetched again when the visitor follows the link.
    await pages.fetchData(pathname, search).catch(() => begun.delete(address));
    running--;
  }
  function hint(event: Event, delay: number) {
    clearTimeout(intent);
    const link = ownLink(event, language);
    if (link) intent = setTimeout(() => void prefetch(link), delay);
  }
  addEventListener("pointerover", (event) => event.pointerType === "mouse" && hint(event, INTENT_MS));
  addEventListener("focusin", (event) => hint(event, INTENT_MS));
  addEventListener("touchstart", (event) => hint(event, 0), { passive: true });
}

/** Whether the visitor saves data or has a slow network. Nothing is prefetched then. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & {
    connection?: { saveData?: boolean; effectiveType?: string };
  };
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? "");
}
