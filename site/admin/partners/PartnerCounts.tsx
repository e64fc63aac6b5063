import type { PartnerDay } from "../../../contract/partner.ts";
import { formatDayOfYear } from "../../../contract/shared/indian_dates.ts";
import { formatNumber } from "../format.ts";
import { DayBars, DayTable, sumAndTop } from "../ui/DayChart.tsx";
import { partnerTexts as own } from "./partner_texts.ts";

/** For each kind of count: its name, its value per day, its total and its maximum. */
function countsOf(days: readonly PartnerDay[]) {
  return (["views", "chats", "quotes"] as const).map((count) => {
    const counted = days.map((day) => ({ day: day.day, count: day[count] }));
    return { key: count, name: own.counts[count], days: counted, ...sumAndTop(counted) };
  });
}

/** A partner's totals for the period, as one line. */
export function PartnerCounts({ days }: { days: readonly PartnerDay[] }) {
  return (
    <ul className="partner-counts">
      {countsOf(days).map(({ key, name, total }) => (
        <li key={key}>{total === 1 ? own.one[key] : own.count(formatNumber(total), name)}</li>
      ))}
    </ul>
  );
}

/** Views, chats and quotes per day: as bars, and as a table for screen readers. */
export function PartnerDays({ days }: { days: readonly PartnerDay[] }) {
  const counts = countsOf(days);
  if (counts.every(({ total }) => total === 0)) return <p className="muted">{own.chart.none}</p>;
  return (
    <>
      <div className="partner-days">
        {counts.map(({ key, name, days, total, top }) => (
          <figure key={key} className="chart">
            <figcaption>
              {name} <strong>{formatNumber(total)}</strong>
            </figcaption>
            <DayBars
              days={days}
              label={own.chart.summary(
                name,
                formatNumber(total),
                formatNumber(top.count),
                formatDayOfYear(top.day || days[0]!.day),
              )}
              width={300}
              height={56}
              top={top.count || 1}
              lines={[0]}
            />
          </figure>
        ))}
      </div>
      <DayTable
        summary={own.chart.table}
        label={own.chart.title}
        caption={own.chart.title}
        day={own.chart.day}
        counts={counts}
      />
    </>
  );
}
