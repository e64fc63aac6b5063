import { createStore } from "../ui/create_store.ts";
import { COMPARED_MAX } from "../../contract/limits.ts";

/** Ids of the products that the visitor has ticked, in that order. They last as long as the tab. */
const KEY = "compared";
const ids = createStore<readonly string[]>(stored());

export const compareList = {
  ...ids,

  /** False where the list is full. */
  toggle(id: string, isTicked: boolean): boolean {
    const others = ids.get().filter((other) => other !== id);
    if (isTicked && others.length >= COMPARED_MAX) return false;
    this.set(isTicked ? [...others, id] : others);
    return true;
  },

  set(next: readonly string[]): void {
    ids.set(next.slice(0, COMPARED_MAX));
    try {
      sessionStorage.setItem(KEY, ids.get().join());
    } catch {
      // Storage is disabled: the list lasts until the page is left.
    }
  },
};

/** The address that compares products. */
export function comparePath(ids: readonly string[]): string {
  return ids.length > 0 ? `/compare?ids=${ids.map(encodeURIComponent).join()}` : "/compare";
}

function stored(): string[] {
  try {
    return (sessionStorage.getItem(KEY) ?? "").split(",").filter(Boolean).slice(0, COMPARED_MAX);
  } catch {
    // On the server, and where storage is disabled.
    return [];
  }
}
