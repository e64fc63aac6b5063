import type { Language } from "../../contract/language.ts";
import { ownLink } from "./own_link.ts";
import type { PageFetcher } from "./page_fetcher.ts";

/** How long a pointer rests on a link before its page is prefetched. */
const INTENT_MS = 65;
/** More prefetches at a time would slow down what the visitor has asked for. */
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
    // A page that failed is asked for again when its link is followed.
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

/** Whether the visitor saves data or has a slow network. Then nothing is prefetched. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & {
    connection?: { saveData?: boolean; effectiveType?: string };
  };
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? "");
}
