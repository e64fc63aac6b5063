import { inquiryOf } from "../inquiries/inquiry_store.ts";
import type { SendingSettings } from "../sending/sending_settings.ts";
import type { Stores } from "../stores.ts";
import { mailCarrier } from "./mail_carrier.ts";
import { OutboxWorker } from "./OutboxWorker.ts";
import { webhookCarrier } from "./webhook_carrier.ts";

interface Parts {
  stores: Stores;
  sending: Pick<SendingSettings, "mail" | "webhook">;
  origin: string;
  now: () => Date;
  log: (line: string) => void;
  delays?: readonly number[];
}

/** Creates the worker for all channels. Call `start` to run it. */
export function createWorker({ stores, sending: { mail, webhook }, origin, ...rest }: Parts): OutboxWorker {
  const companyName = async () => (await stores.company.get()).shortName;
  const carriers = [
    mailCarrier({ setup: mail, origin, partnerName: stores.partners.nameOf, companyName }),
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
    ...rest,
  });
}
