import { DeliveryError } from "./carrier.ts";

const TIMEOUT_MS = 15_000;

interface WebhookPost {
  url: string;
  body: string;
  headers: Record<string, string>;
  timeoutMs?: number | undefined;
}

export type PostWebhook = (post: WebhookPost) => Promise<void>;

/** Posts to a webhook. Any 2xx acknowledges it; anything else throws a DeliveryError. */
export const postWebhook: PostWebhook = async ({ url, body, headers, timeoutMs = TIMEOUT_MS }) => {
  const response = await answerOf({ url, body, headers, timeoutMs });
  await response.body?.cancel();
  if (response.ok) return;
  throw new DeliveryError(`the webhook answered ${response.status}`, {
    permanent: response.status === 410,
    reason: "rejected",
  });
};

async function answerOf({ url, body, headers, timeoutMs }: Required<WebhookPost>): Promise<Response> {
  try {
    // A redirect could send the inquiry to an address that the owner never chose.
    const signal = AbortSignal.timeout(timeoutMs!);
    return await fetch(url, { method: "POST", body, headers, redirect: "manual", signal });
  } catch (cause) {
    const isLate = cause instanceof Error && cause.name === "TimeoutError";
    const reason = isLate ? `no answer within ${timeoutMs! / 1_000} s` : "no connection";
    // The message of the cause contains the address, which may contain a token.
    throw new DeliveryError(`the webhook gave ${reason}`, { reason: isLate ? "timeout" : "refused", cause });
  }
}
