import type { Inquiry } from "../../contract/inquiry.ts";
import { type Carrier, DeliveryError } from "./carrier.ts";
import { panelAddress } from "./notification_mail.ts";
import type { PostWebhook } from "./post_webhook.ts";

/** Inquiries in one post about several. `total` counts all of them. */
const DIGEST_SUBMISSIONS = 100;
const encoder = new TextEncoder();

/** The webhook that counts now. */
export interface WebhookSetup {
  url: string;
  /** Each of them signs, so that a receiver may know the new or the former one. */
  secrets: readonly string[];
  post: PostWebhook;
}

interface WebhookCarrierParts {
  /** Read before each post, so that what is set in the panel counts from the next one on. */
  setup: () => Promise<WebhookSetup | undefined>;
  /** The site's public address, for the link to the panel. */
  origin: string;
  now: () => Date;
  timeoutMs?: number;
}

interface WebhookCarrier extends Carrier {
  /** Posts a message that is about no inquiry. */
  test(): Promise<void>;
}

/**
 * Posts each inquiry as JSON. `Roost-Signature: t=<seconds>,v1=<hex>` is the HMAC-SHA256 of `<seconds>.<body>`, with a further `v1` while the secret is
 * being changed, and
 * `Roost-Delivery` is the inquiry's id at every attempt. Any 2xx acknowledges; 410 ends the attempts.
 */
export function webhookCarrier({ setup, origin, now, timeoutMs }: WebhookCarrierParts): WebhookCarrier {
  async function send(delivery: string, content: object): Promise<void> {
    const webhook = await setup();
    if (!webhook) throw new DeliveryError("no webhook is set");
    const body = JSON.stringify(content);
    const seconds = Math.floor(now().getTime() / 1_000);
    const signed = await Promise.all(
      webhook.secrets.map((secret) => signature(secret, `${seconds}.${body}`)),
    );
    await webhook.post({
      url: webhook.url,
      body,
      headers: {
        "content-type": "application/json",
        "roost-delivery": delivery,
        "roost-signature": [`t=${seconds}`, ...signed.map((hex) => `v1=${hex}`)].join(),
      },
      timeoutMs,
    });
  }

  return {
    channel: "webhook",
    test: () => send(`test-${crypto.randomUUID()}`, { type: "test", url: `${origin}/admin/sending` }),
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

async function signature(secret: string, text: string): Promise<string> {
  const hmac = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", encoder.encode(secret), hmac, false, ["sign"]);
  return new Uint8Array(await crypto.subtle.sign("HMAC", key, encoder.encode(text))).toHex();
}
