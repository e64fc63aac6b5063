/**
 * Requests that wait on the device for a network. The worker and the open pages send them, under the key of the first
 * attempt, so that each arrives once.
 */
import type { FormKind } from "../../contract/inquiry_form.ts";
import type { InquiryReceipt } from "../../contract/inquiry_input.ts";
import { WAITING } from "../ui/stored_text.ts";

interface WaitingRequest {
  key: string;
  body: Record<string, unknown>;
  /** Once it was sent, until its form has shown it. */
  receipt?: InquiryReceipt;
  /** The server does not take it as it is: its form asks for the reason by sending it again. */
  isRefused?: boolean;
}

/** What the type library of pages does not have yet. */
interface SyncRegistration {
  sync?: { register(tag: string): Promise<void> };
}

const SHELF = "requests";

const addressOf = (kind: string) => `/waiting/${kind}`;

/**
 * Keeps a request that there is no network for. Where the browser has Background Sync, it is sent even if no page is
 * open then. False if there is a network, or no storage.
 */
export async function keepWaiting(kind: FormKind, request: WaitingRequest): Promise<boolean> {
  if (navigator.onLine) return false;
  try {
    await (await caches.open(SHELF)).put(addressOf(kind), Response.json(request));
    localStorage.setItem(WAITING, "1");
  } catch {
    return false;
  }
  const registration = await navigator.serviceWorker?.getRegistration() as SyncRegistration | undefined;
  await registration?.sync?.register(SHELF).catch(() => {});
  return true;
}

/** What was kept of a form. What was sent or refused is kept no longer. */
export async function settleWaiting(
  kind: FormKind,
): Promise<WaitingRequest & { waits: boolean } | undefined> {
  await sendWaiting().catch(() => {});
  const request: WaitingRequest | undefined = await (await (await caches.open(SHELF)).match(addressOf(kind)))
    ?.json();
  if (!request) return;
  const waits = !request.receipt && !request.isRefused;
  if (!waits) await dropWaiting(kind);
  return { ...request, waits };
}

export async function dropWaiting(kind: FormKind): Promise<void> {
  const cache = await caches.open(SHELF);
  await cache.delete(addressOf(kind));
  if ((await cache.keys()).length === 0) localStorage.removeItem(WAITING);
}

/** Sends what waits. Throws where it does not get through. */
export async function sendWaiting(): Promise<void> {
  const cache = await caches.open(SHELF);
  for (const address of await cache.keys()) {
    const request: WaitingRequest | undefined = await (await cache.match(address))?.json();
    if (!request || request.receipt || request.isRefused) continue;
    const answer = await postInquiry(request.body, request.key);
    if (answer.status === 429 || answer.status >= 500) {
      throw new Error(`The server answered ${answer.status}`);
    }
    const became = answer.ok ? { receipt: await answer.json() } : { isRefused: true };
    // It may have been taken back meanwhile.
    if (await cache.match(address)) await cache.put(address, Response.json({ ...request, ...became }));
  }
}

/** Long enough for a slow rural network. After it the visitor is told that sending failed. */
const TIMEOUT_MS = 45_000;

/** The server stores an inquiry only once per idempotency key. */
export function postInquiry(body: Record<string, unknown>, key: string): Promise<Response> {
  return fetch("/api/contact", {
    method: "POST",
    credentials: "include",
    headers: { "content-type": "application/json", accept: "application/json", "idempotency-key": key },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
}
