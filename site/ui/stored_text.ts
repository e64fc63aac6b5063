/** Says that a request waits for a network. Pages read it without loading `offline/outbox.ts`, which writes it. */
export const WAITING = "waiting";

/** Event of the window: whatever waited was sent, or refused. */
export const REQUESTS_SENT = "roost:sent";

/**
 * The text in `localStorage` under a key, or null. Storage may be blocked (private windows, strict settings):
 * then each page starts without it.
 */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text. Does nothing if storage is blocked or full. */
export function writeStored(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // The choice then lasts until the page is left.
  }
}
