import type { Manifest } from "../../contract/build_manifest.ts";
import { type Partner, PARTNER_DAYS } from "../../contract/partner.ts";
import type { ChatStore } from "../chat/ChatStore.ts";
import type { InquiryStore } from "../inquiries/inquiry_store.ts";
import type { Stored } from "../kv/document.ts";
import { lastIndiaDays } from "../shared/india_day.ts";
import { firstKeyOf, keysOf, type PartnerRecord, type PartnerStore } from "./partner_store.ts";
import { isAllowed, nearOrigin } from "./refusal_of.ts";

export interface ViewParts {
  partners: PartnerStore;
  inquiries: InquiryStore;
  chat: ChatStore;
  now: () => Date;
  withdrawn: Manifest["withdrawn"];
}

/** Gives partners with their figures, counted from what came under any of their keys. */
export function partnerViews({ partners: store, inquiries, chat, now, withdrawn }: ViewParts) {
  return async function viewsOf(found: readonly Stored<PartnerRecord>[]): Promise<Partner[]> {
    const days = lastIndiaDays(now().getTime(), PARTNER_DAYS);
    const sent = Map.groupBy(
      (await inquiries.digest.rows()).filter(({ partner }) => partner !== null),
      ({ partner }) => partner!,
    );
    return await Promise.all(found.map(async ({ id, value }) => {
      const keys = keysOf(value);
      const own = keys.flatMap((key) => sent.get(key) ?? []);
      const chats = await Promise.all(keys.map((key) => chat.users.count({ index: ["partner", key] })));
      const counts = await store.counts.daysOf(firstKeyOf(value));
      const quotes = Map.groupBy(own.filter(({ kind }) => kind === "quote"), ({ day }) => day);
      /** Each name noted on these days, with the last day. */
      const lastDays = (kind: "withdrawn" | "refused") => [
        ...new Map(
          days.flatMap((day) => (counts.get(day)?.[kind] ?? []).map((name) => [name, day] as const)),
        ),
      ];
      return {
        id,
        ...value,
        leads: { inquiries: own.length, chats: chats.reduce((sum, count) => sum + count, 0) },
        days: days.map((day) => ({
          day,
          views: counts.get(day)?.views ?? 0,
          chats: counts.get(day)?.chats ?? 0,
          quotes: quotes.get(day)?.length ?? 0,
        })),
        withdrawn: lastDays("withdrawn").flatMap(([version, day]) => {
          const reason = withdrawn[version]?.reason;
          return reason === undefined ? [] : [{ version, reason, day }];
        }),
        refused: lastDays("refused").filter(([origin]) => !isAllowed(value.origins, origin))
          .map(([origin, day]) => ({ origin, day, near: nearOrigin(value.origins, origin) })),
      };
    }));
  };
}
