import type { Settings } from "./settings.ts";

/**
 * Finds the tag of the script whose address contains `path`. `currentScript` is set while a classic script
 * runs. If a tag manager runs the script later, the page is searched instead. A module has no tag.
 *
 * The getter is read from the prototype: an `<img name="currentScript">` on the page shadows the property of
 * `document`, and its address would be taken for the script's.
 */
export function findScriptTag(path: string): HTMLScriptElement | null {
  const current = Reflect.get(Document.prototype, "currentScript", document) as HTMLScriptElement | null;
  return current?.src?.includes(path) ? current : document.querySelector(`script[src*="${path}"]`);
}

/**
 * The settings in a script's address and in its `data-*` attributes. The attributes win. Not by `searchParams`,
 * which a page's own `URL` may lack.
 */
export function settingsOfTag(tag: Pick<HTMLScriptElement, "src" | "dataset"> | null): Settings {
  return { ...(tag && Object.fromEntries(new URLSearchParams(new URL(tag.src).search))), ...tag?.dataset };
}
