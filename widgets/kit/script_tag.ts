import type { Settings } from "./settings.ts";

/**
 * The tag of the script whose address holds `path`. The browser names it while a classic script runs, unless a tag
 * manager or an optimiser runs the script; then it is found on the page. A module has none.
 */
export function findScriptTag(path: string): HTMLScriptElement | null {
  const current = document.currentScript as HTMLScriptElement | null;
  return current?.src?.includes(path) ? current : document.querySelector(`script[src*="${path}"]`);
}

/** What a script's tag says: parameters of its address, and its `data-*`, which win. */
export function settingsOfTag(tag: Pick<HTMLScriptElement, "src" | "dataset"> | null): Settings {
  return { ...(tag && Object.fromEntries(new URL(tag.src).searchParams)), ...tag?.dataset };
}
