import { watchTable } from "../ui/watch_table.ts";
import { compareList } from "./compare_list.ts";

/**
 * Keeps the ticks in the table's shadow root and the list of compared products the same. Calls `onFull` where one
 * more is ticked than can be compared. Returns a cleanup function.
 */
export function watchTicks(table: HTMLElement, onFull: () => void): () => void {
  const ticks = () => table.shadowRoot?.querySelectorAll<HTMLInputElement>("input[name=ids]") ?? [];

  function mark(): void {
    const ids = compareList.get();
    for (const tick of ticks()) tick.checked = ids.includes(tick.value);
  }

  // A change does not leave the shadow root, a click does.
  function click(event: Event): void {
    const [tick] = event.composedPath();
    if (!(tick instanceof HTMLInputElement) || tick.name !== "ids") return;
    if (compareList.toggle(tick.value, tick.checked)) return;
    event.preventDefault();
    onFull();
  }

  // Ticked before the scripts came.
  for (const tick of ticks()) if (tick.checked) compareList.toggle(tick.value, true);
  return watchTable(table, { mark, click, subscribe: compareList.subscribe });
}
