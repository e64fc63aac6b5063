import type { Channel } from "../../contract/delivery.ts";
import type { Inquiry } from "../../contract/inquiry.ts";

/** Sends inquiries over one channel. Resolves once the receiver acknowledged; else throws a DeliveryError. */
export interface Carrier {
  channel: Channel;
  deliver(inquiry: Inquiry): Promise<void>;
  /** Sends one message about several inquiries: people first, then suspected spam. */
  deliverDigest(inquiries: readonly Inquiry[]): Promise<void>;
}

/** Why a message was not delivered, as far as its sender can do something about it. */
export type FailureReason = "host" | "refused" | "timeout" | "tls" | "login" | "rejected" | "other";

interface FailureOptions {
  permanent?: boolean;
  reason?: FailureReason;
  cause?: unknown;
}

/** A message that was not delivered. A permanent failure is not retried. */
export class DeliveryError extends Error {
  override name = "DeliveryError";
  readonly permanent: boolean;
  readonly reason: FailureReason;

  constructor(message: string, { permanent = false, reason = "other", cause }: FailureOptions = {}) {
    super(message, { cause });
    this.permanent = permanent;
    this.reason = reason;
  }
}
