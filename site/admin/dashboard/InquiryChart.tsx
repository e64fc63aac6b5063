import type { DayCount } from "../../../contract/dashboard.ts";
import { formatNumber } from "../format.ts";
import { texts } from "../texts.ts";

const own = texts.dashboard.chart;
const WIDTH = 600;
const HEIGHT = 160;
/** Of a day's share of the width. */
const BAR = 0.72;
const DAY = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", timeZone: "UTC" });

/** The inquiries of each day as bars, and the same as a table for who cannot see them. */
export function InquiryChart({ days }: { days: DayCount[] }) {
  const total = days.reduce((sum, { count }) => sum + count, 0);
  const top = days.reduce((most, day) => day.count > most.count ? day : most, { day: "", count: 0 });
  const step = WIDTH / Math.max(days.length, 1);
  const scale = niceTop(top.count);
  return (
    <figure className="chart">
      <div className="chart-plot">
        <p className="chart-scale" aria-hidden="true">
          <span>{formatNumber(scale)}</span>
          <span>0</span>
        </p>
        <svg
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={total === 0
            ? own.none
            : own.summary(formatNumber(total), formatNumber(top.count), dayName(top.day))}
        >
          <path
            className="chart-lines"
            d={`M0 1H${WIDTH}M0 ${HEIGHT / 2}H${WIDTH}M0 ${HEIGHT - 1}H${WIDTH}`}
          />
          {days.map(({ day, count }, n) => {
            const height = count / scale * (HEIGHT - 2);
            return count > 0 && (
              <rect
                key={day}
                x={n * step + step * (1 - BAR) / 2}
                y={HEIGHT - height}
                width={step * BAR}
                height={height}
              >
                <title>{`${dayName(day)}: ${formatNumber(count)}`}</title>
              </rect>
            );
          })}
        </svg>
        <p className="chart-days" aria-hidden="true">
          {[days[0], days[Math.floor(days.length / 2)], days.at(-1)].map((one) =>
            one && <span key={one.day}>{dayName(one.day)}</span>
          )}
        </p>
      </div>
      <details className="chart-table">
        <summary>{own.asTable}</summary>
        <div className="chart-rows" role="region" aria-label={own.table} tabIndex={0}>
          <table>
            <caption className="visually-hidden">{own.title}</caption>
            <thead>
              <tr>
                <th scope="col">{own.day}</th>
                <th scope="col">{own.count}</th>
              </tr>
            </thead>
            <tbody>
              {days.toReversed().map(({ day, count }) => (
                <tr key={day}>
                  <th scope="row">
                    <time dateTime={day}>{dayName(day)}</time>
                  </th>
                  <td>{formatNumber(count)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </figure>
  );
}

function dayName(day: string): string {
  return DAY.format(new Date(day));
}

/** The next of 4, 10, 20, 40, 100 …: a number that the eye halves. */
function niceTop(count: number): number {
  for (let power = 1;; power *= 10) {
    for (const step of [4, 10, 20]) if (step * power >= count) return step * power;
  }
}
