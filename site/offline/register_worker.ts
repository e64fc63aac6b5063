import { lazyImport } from "../../widgets/kit/lazy_import.ts";
import { readStored, REQUESTS_SENT, WAITING } from "../ui/stored_text.ts";

/** The worker's address. It stands at the root, so that it may answer for every page. */
const WORKER = "/worker.js";

/** A network that is back may be gone before the request is through, so a page tries again, each time later. */
const FIRST_PAUSE_MS = 1_000;
const LAST_PAUSE_MS = 60_000;

/** Has the browser fetch the worker. Where it may not, such as in a private window, the site works as without. */
export function registerWorker(): void {
  navigator.serviceWorker?.register(WORKER).catch(() => {});
  let next: ReturnType<typeof setTimeout>;
  addEventListener("online", () => send());
  send();

  /** Not every browser lets the worker send what waits. */
  async function send(pause = FIRST_PAUSE_MS): Promise<void> {
    clearTimeout(next);
    if (!readStored(WAITING)) return;
    try {
      const { sendWaiting } = await lazyImport("offline/outbox", () => import("./outbox.ts"));
      await sendWaiting();
      dispatchEvent(new Event(REQUESTS_SENT));
    } catch {
      clearTimeout(next);
      next = setTimeout(send, pause, Math.min(2 * pause, LAST_PAUSE_MS));
    }
  }
}
