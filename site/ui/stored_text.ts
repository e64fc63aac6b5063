/**
 * A text that the browser keeps under a key; null if there is none. Storage can be refused (private windows, strict
 * settings): then every page starts without.
 */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text. Where storage is refused or full, nothing happens. */
export function writeStored(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // The caller's choice lasts as long as the page.
  }
}
