import type { PartnerDay } from "../../../contract/partner.ts";
import { formatDayOfYear, formatNumber } from "../format.ts";
import { PARTNER_COUNTS, type PartnerCount, sumOf } from "./PartnerCounts.tsx";
import { partnerTexts as own } from "./partner_texts.ts";

const WIDTH = 300;
const HEIGHT = 56;
/** Of a day's share of the width. */
const BAR = 0.7;

/** Views, chats and quotes of each day: bars for the eye, and the same as a table. */
export function PartnerDays({ days }: { days: readonly PartnerDay[] }) {
  if (PARTNER_COUNTS.every((count) => sumOf(days, count) === 0)) {
    return <p className="muted">{own.chart.none}</p>;
  }
  return (
    <>
      <div className="partner-days">
        {PARTNER_COUNTS.map((count) => <Bars key={count} days={days} count={count} />)}
      </div>
      <details className="chart-table">
        <summary>{own.chart.table}</summary>
        <div className="chart-rows" role="region" aria-label={own.chart.title} tabIndex={0}>
          <table>
            <caption className="visually-hidden">{own.chart.title}</caption>
            <thead>
              <tr>
                <th scope="col">{own.chart.day}</th>
                {PARTNER_COUNTS.map((count) => <th key={count} scope="col">{own.counts[count]}</th>)}
              </tr>
            </thead>
            <tbody>
              {days.toReversed().map((day) => (
                <tr key={day.day}>
                  <th scope="row">
                    <time dateTime={day.day}>{formatDayOfYear(day.day)}</time>
                  </th>
                  {PARTNER_COUNTS.map((count) => <td key={count}>{formatNumber(day[count])}</td>)}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </>
  );
}

function Bars({ days, count }: { days: readonly PartnerDay[]; count: PartnerCount }) {
  const total = sumOf(days, count);
  const top = days.reduce((most, day) => day[count] > most[count] ? day : most);
  const step = WIDTH / days.length;
  return (
    <figure className="chart">
      <figcaption>
        {own.counts[count]} <strong>{formatNumber(total)}</strong>
      </figcaption>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={own.chart.summary(
          own.counts[count],
          formatNumber(total),
          formatNumber(top[count]),
          formatDayOfYear(top.day),
        )}
      >
        <path className="chart-lines" d={`M0 ${HEIGHT - 0.5}H${WIDTH}`} />
        {days.map((day, n) => {
          const height = top[count] > 0 ? day[count] / top[count] * (HEIGHT - 2) : 0;
          return height > 0 && (
            <rect
              key={day.day}
              x={n * step + step * (1 - BAR) / 2}
              y={HEIGHT - height}
              width={step * BAR}
              height={height}
            >
              <title>{`${formatDayOfYear(day.day)}: ${formatNumber(day[count])}`}</title>
            </rect>
          );
        })}
      </svg>
    </figure>
  );
}
