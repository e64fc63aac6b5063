import type { PartnerDay } from "../../../contract/partner.ts";
import { formatNumber } from "../format.ts";
import { partnerTexts as own } from "./partner_texts.ts";

export type PartnerCount = keyof typeof own.counts;
export const PARTNER_COUNTS = Object.keys(own.counts) as PartnerCount[];

export function sumOf(days: readonly PartnerDay[], count: PartnerCount): number {
  return days.reduce((sum, day) => sum + day[count], 0);
}

/** What a partner's pages did in the days that are shown, in few words. */
export function PartnerCounts({ days }: { days: readonly PartnerDay[] }) {
  return (
    <ul className="partner-counts">
      {PARTNER_COUNTS.map((count) => {
        const sum = sumOf(days, count);
        return (
          <li key={count}>
            {sum === 1 ? own.one[count] : own.count(formatNumber(sum), own.counts[count])}
          </li>
        );
      })}
    </ul>
  );
}
