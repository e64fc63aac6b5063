import type { Language } from "../../contract/language.ts";
import { ownLink } from "./own_link.ts";
import type { PageFetcher } from "./page_fetcher.ts";

/** A pointer that rests this long on a link means it. */
const INTENT_MS = 65;
/** More than these at once would stand in the way of what the visitor has asked for. */
const AT_ONCE = 3;

/** Gets the page behind a link when the visitor seems about to follow it: hovers, focuses or touches it. */
export function prefetchLinks(language: Language, pages: PageFetcher): void {
  if (savesData()) return;
  const begun = new Set<string>();
  let running = 0;
  let intent: ReturnType<typeof setTimeout> | undefined;

  async function prefetch(link: HTMLAnchorElement) {
    const { pathname, search } = link;
    const address = pathname + search;
    if (begun.has(address) || address === location.pathname + location.search || running >= AT_ONCE) return;
    begun.add(address);
    running++;
    // A page that cannot be had now is asked for again when its link is followed.
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

/** Whoever pays for each byte, or waits long for it, gets only what they ask for. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & {
    connection?: { saveData?: boolean; effectiveType?: string };
  };
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? "");
}
