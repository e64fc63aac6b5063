import { encodeHex } from "deno-std/encoding/hex.js";
import type { Inquiry } from "../../contract/inquiry.ts";
import { DeliveryError } from "./delivery_error.ts";
import { panelAddress } from "./notification_mail.ts";
import type { Carrier } from "./OutboxWorker.ts";

const TIMEOUT_MS = 15_000;

interface WebhookSettings {
  url: string;
  secret: string;
  /** The site's public address, for the link to the panel. */
  origin: string;
  now: () => Date;
  timeoutMs?: number;
}

/**
 * Posts each inquiry as JSON. `Roost-Signature: t=<seconds>,v1=<hex>` is the HMAC-SHA256 of `<seconds>.<body>`, and
 * `Roost-Delivery` names the inquiry, the same at every attempt. Any 2xx is an acknowledgement, 410 an end.
 */
export function webhookCarrier(
  { url, secret, origin, now, timeoutMs = TIMEOUT_MS }: WebhookSettings,
): Carrier {
  const key = crypto.subtle.importKey(
    "raw",
    new TextEncoder().encode(secret),
    { name: "HMAC", hash: "SHA-256" },
    false,
    ["sign"],
  );

  async function deliver(
    { notes: _notes, deliveries: _deliveries, ...inquiry }: Inquiry,
  ): Promise<void> {
    const body = JSON.stringify({
      type: "inquiry.created",
      // Receivers already read it by this name.
      submission: inquiry,
      url: panelAddress(origin, inquiry.id),
    });
    const seconds = Math.floor(now().getTime() / 1_000);
    const signed = await crypto.subtle.sign(
      "HMAC",
      await key,
      new TextEncoder().encode(`${seconds}.${body}`),
    );
    const response = await post(url, body, {
      "content-type": "application/json",
      "roost-delivery": inquiry.id,
      "roost-signature": `t=${seconds},v1=${encodeHex(signed)}`,
    });
    await response.body?.cancel();
    if (response.ok) return;
    throw new DeliveryError(`the webhook answered ${response.status}`, {
      permanent: response.status === 410,
    });
  }

  async function post(url: string, body: string, headers: Record<string, string>): Promise<Response> {
    try {
      // A redirect is no acknowledgement, and could lead to where the owner never pointed us.
      const signal = AbortSignal.timeout(timeoutMs);
      return await fetch(url, { method: "POST", body, headers, redirect: "manual", signal });
    } catch (cause) {
      const reason = cause instanceof Error && cause.name === "TimeoutError"
        ? `no answer within ${timeoutMs / 1_000} s`
        : "no connection";
      // Without the cause's words: they hold the address, which may hold a token.
      throw new DeliveryError(`the webhook gave ${reason}`, { cause });
    }
  }
  return { channel: "webhook", deliver };
}
