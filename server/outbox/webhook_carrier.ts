import type { Inquiry } from "../../contract/inquiry.ts";
import { type Carrier, DeliveryError } from "./carrier.ts";
import { panelAddress } from "./notification_mail.ts";

const TIMEOUT_MS = 15_000;
/** Inquiries in one post about several. `total` counts all of them. */
const DIGEST_SUBMISSIONS = 100;
const encoder = new TextEncoder();

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
 * `Roost-Delivery` is the inquiry's id at every attempt. Any 2xx acknowledges; 410 ends the attempts.
 */
export function webhookCarrier(
  { url, secret, origin, now, timeoutMs = TIMEOUT_MS }: WebhookSettings,
): Carrier {
  const key = crypto.subtle.importKey(
    "raw",
    encoder.encode(secret),
    { name: "HMAC", hash: "SHA-256" },
    false,
    ["sign"],
  );

  async function send(delivery: string, content: object): Promise<void> {
    const body = JSON.stringify(content);
    const seconds = Math.floor(now().getTime() / 1_000);
    const signed = await crypto.subtle.sign("HMAC", await key, encoder.encode(`${seconds}.${body}`));
    const response = await post(url, body, {
      "content-type": "application/json",
      "roost-delivery": delivery,
      "roost-signature": `t=${seconds},v1=${new Uint8Array(signed).toHex()}`,
    });
    await response.body?.cancel();
    if (response.ok) return;
    throw new DeliveryError(`the webhook answered ${response.status}`, {
      permanent: response.status === 410,
    });
  }

  async function post(url: string, body: string, headers: Record<string, string>): Promise<Response> {
    try {
      // A redirect could send the inquiry to an address that the owner never chose.
      const signal = AbortSignal.timeout(timeoutMs);
      return await fetch(url, { method: "POST", body, headers, redirect: "manual", signal });
    } catch (cause) {
      const reason = cause instanceof Error && cause.name === "TimeoutError"
        ? `no answer within ${timeoutMs / 1_000} s`
        : "no connection";
      // The message of the cause contains the address, which may contain a token.
      throw new DeliveryError(`the webhook gave ${reason}`, { cause });
    }
  }
  return {
    channel: "webhook",
    deliver: (inquiry) =>
      send(inquiry.id, {
        type: "inquiry.created",
        // Existing receivers read the inquiry under this name.
        submission: submissionOf(inquiry),
        url: panelAddress(origin, inquiry.id),
      }),
    deliverDigest: (inquiries) =>
      send(`digest-${inquiries[0]!.id}`, {
        type: "inquiry.digest",
        total: inquiries.length,
        submissions: inquiries.slice(0, DIGEST_SUBMISSIONS).map(submissionOf),
        url: `${origin}/admin/contact-submissions`,
      }),
  };
}

/** The inquiry without what only the staff sees. */
function submissionOf({ notes: _notes, deliveries: _deliveries, ...inquiry }: Inquiry) {
  return inquiry;
}
