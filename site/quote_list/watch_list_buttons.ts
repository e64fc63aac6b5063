import { watchTable } from "../ui/watch_table.ts";
import { quoteList } from "./quote_list.ts";

/**
 * Handles the list buttons in the table's shadow root: a click adds the product to the quote list, and the
 * buttons of listed products get the part `listed`. Buttons are hidden until they get the part `ready`, so that
 * no click is lost while the page loads. Calls `onFull` if the list is full. Returns a cleanup function.
 */
export function watchListButtons(table: HTMLElement, onFull: () => void): () => void {
  function mark(): void {
    const listed = new Set(quoteList.lines().map(({ id }) => id));
    for (const button of table.shadowRoot?.querySelectorAll<HTMLElement>("[data-list]") ?? []) {
      const isListed = listed.has(button.dataset.list!);
      // Each change triggers the observer again. Unchanged buttons are skipped to avoid an endless loop.
      if (button.title && isListed === button.part.contains("listed")) continue;
      button.part.add("ready");
      button.part.toggle("listed", isListed);
      button.textContent = isListed ? "✓" : "+";
      button.title = button.ariaLabel ?? "";
      button.ariaDisabled = isListed ? "true" : null;
    }
  }

  function click(event: Event): void {
    const button = event.composedPath().find((node): node is HTMLElement =>
      node instanceof HTMLElement && node.dataset.list !== undefined
    );
    const link = button?.closest("tr")?.querySelector<HTMLAnchorElement>(".name");
    if (!button || !link) return;
    const slug = decodeURIComponent(link.pathname.split("/").at(-1)!);
    if (!quoteList.add({ id: button.dataset.list!, slug, name: link.textContent })) onFull();
  }

  return watchTable(table, { mark, click, subscribe: quoteList.subscribe });
}
