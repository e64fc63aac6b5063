import { readStored, WAITING } from "../ui/stored_text.ts";

/** The worker's address. It stands at the root, so that it may answer for every page. */
const WORKER = "/worker.js";

/** Has the browser fetch the worker. Where it may not, such as in a private window, the site works as without. */
export function registerWorker(): void {
  navigator.serviceWorker?.register(WORKER).catch(() => {});
  addEventListener("online", sendWaiting);
  sendWaiting();
}

/** Not every browser lets the worker send what waits. */
function sendWaiting(): void {
  if (readStored(WAITING)) import("./outbox.ts").then(({ sendWaiting }) => sendWaiting()).catch(() => {});
}
