import type { DayCount } from "../../../contract/dashboard.ts";
import { formatDayOrMonth, formatNumber } from "../format.ts";

/** The share of a day's width that the bar fills. */
const BAR = 0.72;

interface BarsProps {
  days: readonly DayCount[];
  /** A text alternative for the chart. */
  label: string;
  width: number;
  height: number;
  /** The count that corresponds to the full height. */
  top: number;
  /** Positions of the grid lines, from 0 at the bottom to 1 at the top. */
  lines: readonly number[];
}

export function DayBars({ days, label, width, height, top, lines }: BarsProps) {
  const step = width / Math.max(days.length, 1);
  const rule = (part: number) => `M0 ${height - Math.max(1, part * (height - 1))}H${width}`;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" role="img" aria-label={label}>
      <path className="chart-lines" d={lines.map(rule).join("")} />
      {days.map(({ day, count }, at) =>
        count > 0 && (
          <rect
            key={day}
            x={at * step + step * (1 - BAR) / 2}
            y={height - count / top * (height - 2)}
            width={step * BAR}
            height={count / top * (height - 2)}
          >
            <title>{`${formatDayOrMonth(day)}: ${formatNumber(count)}`}</title>
          </rect>
        )
      )}
    </svg>
  );
}

interface TableProps {
  /** Text of the `<summary>`. */
  summary: string;
  label: string;
  caption: string;
  day: string;
  /** The name of each count and its values per day. */
  counts: readonly { name: string; days: readonly DayCount[] }[];
}

/** The counts as a table for screen readers, newest day first. */
export function DayTable({ summary, label, caption, day: header, counts }: TableProps) {
  const days = counts[0]?.days.map(({ day }) => day) ?? [];
  return (
    <details className="chart-table">
      <summary>{summary}</summary>
      <div className="chart-rows" role="region" aria-label={label} tabIndex={0}>
        <table>
          <caption className="visually-hidden">{caption}</caption>
          <thead>
            <tr>
              {[header, ...counts.map(({ name }) => name)].map((name) => (
                <th key={name} scope="col">{name}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days.map((day, at) => (
              <tr key={day}>
                <th scope="row">
                  <time dateTime={day}>{formatDayOrMonth(day)}</time>
                </th>
                {counts.map(({ name, days }) => <td key={name}>{formatNumber(days[at]?.count ?? 0)}</td>)}
              </tr>
            )).reverse()}
          </tbody>
        </table>
      </div>
    </details>
  );
}

/** The total, and the day with the highest count. */
export function sumAndTop(days: readonly DayCount[]): { total: number; top: DayCount } {
  return {
    total: days.reduce((sum, { count }) => sum + count, 0),
    top: days.reduce((most, day) => day.count > most.count ? day : most, { day: "", count: 0 }),
  };
}
