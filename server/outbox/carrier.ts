import type { Channel } from "../../contract/delivery.ts";
import type { Inquiry } from "../../contract/inquiry.ts";

/** Sends inquiries over one channel. Resolves once the receiver acknowledged; else throws a DeliveryError. */
export interface Carrier {
  channel: Channel;
  deliver(inquiry: Inquiry): Promise<void>;
  /** Sends one message about several inquiries: people first, then suspected spam. */
  deliverDigest(inquiries: readonly Inquiry[]): Promise<void>;
}

/** A message that was not delivered. A permanent failure is not retried. */
export class DeliveryError extends Error {
  override name = "DeliveryError";
  readonly permanent: boolean;

  constructor(message: string, { permanent = false, cause }: { permanent?: boolean; cause?: unknown } = {}) {
    super(message, { cause });
    this.permanent = permanent;
  }
}
