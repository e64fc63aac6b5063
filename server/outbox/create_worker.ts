import type { Channel } from "../../contract/delivery.ts";
import { inquiryOf } from "../inquiries/inquiry_store.ts";
import type { Settings } from "../settings.ts";
import type { Stores } from "../stores.ts";
import type { Carrier } from "./carrier.ts";
import { mailCarrier } from "./mail_carrier.ts";
import { OutboxWorker } from "./OutboxWorker.ts";
import { webhookCarrier } from "./webhook_carrier.ts";

type Channels = Pick<Settings, "mail" | "webhook">;

/** The channels that are configured. Without one, no notifications are queued. */
export function channelsOf({ mail, webhook }: Channels): Channel[] {
  return [...mail ? ["mail" as const] : [], ...webhook ? ["webhook" as const] : []];
}

interface Parts {
  stores: Stores;
  settings: Channels;
  origin: string;
  now: () => Date;
  log: (line: string) => void;
  delays?: readonly number[];
}

/** Creates the worker for all configured channels. Call `start` to run it. */
export function createWorker({ stores, settings: { mail, webhook }, origin, ...rest }: Parts): OutboxWorker {
  const companyName = async () => (await stores.company.get()).shortName;
  const carriers: Carrier[] = [
    ...mail ? [mailCarrier({ ...mail, origin, partnerName: stores.partners.nameOf, companyName })] : [],
    ...webhook ? [webhookCarrier({ ...webhook, origin, now: rest.now })] : [],
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
