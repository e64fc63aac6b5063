import type { Channel } from "../../contract/delivery.ts";
import { Throttle } from "../http/throttle.ts";
import { inquiryOf } from "../inquiries/inquiry_store.ts";
import type { Tell } from "../sending/notice_mailer.ts";
import type { SendingSettings } from "../sending/sending_settings.ts";
import type { Stores } from "../stores.ts";
import type { FailureReason } from "./carrier.ts";
import { copyCarrier } from "./copy_carrier.ts";
import { mailCarrier } from "./mail_carrier.ts";
import { mailLook } from "./mail_look.ts";
import { OutboxWorker } from "./OutboxWorker.ts";
import { webhookCarrier } from "./webhook_carrier.ts";

const HOUR_MS = 60 * 60 * 1_000;

interface Parts {
  stores: Stores;
  sending: Pick<SendingSettings, "mail" | "webhook">;
  tell?: Tell;
  origin: string;
  now: () => Date;
  log: (line: string) => void;
  delays?: readonly number[];
}

/** Creates the worker for all channels. Call `start` to run it. */
export function createWorker(
  { stores, sending: { mail, webhook }, tell, origin, ...rest }: Parts,
): OutboxWorker {
  const letters = mailCarrier({
    setup: mail,
    origin,
    partnerName: stores.partners.nameOf,
    look: mailLook(stores, origin),
  });
  const carriers = [
    letters,
    copyCarrier({ letters, pageOf: stores.inquiries.pageOf, now: rest.now, log: rest.log }),
    webhookCarrier({ setup: webhook, origin, now: rest.now }),
  ];
  return new OutboxWorker({
    outbox: stores.outbox,
    carriers,
    async readInquiry(id) {
      const found = await stores.inquiries.inquiries.get(id);
      return found && inquiryOf(found);
    },
    exclusive: stores.store.exclusive,
    onFailed: failureTeller(tell, rest.now),
    ...rest,
  });
}

/** Tells of a message that was given up, once an hour for each channel. */
function failureTeller(tell: Tell | undefined, now: () => Date) {
  const once = new Throttle({ limit: 1, perMs: HOUR_MS, now });
  return (channel: Channel, reason: FailureReason): void => {
    if (channel === "copy") return;
    if (once.wait(channel) > 0) return;
    once.spend(channel);
    tell?.("failures", {
      say: (words) => words.givenUp({ channel, problem: words.deliveryFaults[reason] }),
      page: "/admin/contact-submissions",
    });
  };
}
