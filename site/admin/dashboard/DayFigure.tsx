import type { DayCount } from "../../../contract/dashboard.ts";
import { formatDayOrMonth, formatNumber } from "../format.ts";
import { texts } from "../texts.ts";
import { DayBars, DayTable, sumAndTop } from "../ui/DayChart.tsx";

const own = texts.dashboard.chart;

interface Words {
  title: string;
  none: string;
  summary(total: string, most: string, day: string): string;
  count: string;
  asTable: string;
  table: string;
}

/** A count per day as bars, and as a table. */
export function DayFigure({ days, words }: { days: DayCount[]; words: Words }) {
  const { total, top } = sumAndTop(days);
  const scale = niceTop(top.count);
  return (
    <figure className="chart">
      <div className="chart-plot">
        <p className="chart-scale" aria-hidden="true">
          <span>{formatNumber(scale)}</span>
          <span>0</span>
        </p>
        <DayBars
          days={days}
          label={total === 0
            ? words.none
            : words.summary(formatNumber(total), formatNumber(top.count), formatDayOrMonth(top.day))}
          width={600}
          height={160}
          top={scale}
          lines={[0, 0.5, 1]}
        />
        <p className="chart-days" aria-hidden="true">
          {[days[0], days[Math.floor(days.length / 2)], days.at(-1)].map((one) =>
            one && <span key={one.day}>{formatDayOrMonth(one.day)}</span>
          )}
        </p>
      </div>
      <DayTable
        summary={words.asTable}
        label={words.table}
        caption={words.title}
        day={own.day}
        counts={[{ name: words.count, days }]}
      />
    </figure>
  );
}

/** The smallest of 4, 10, 20, 40, 100 … that is at least `count`: half of it is a whole number. */
function niceTop(count: number): number {
  for (let power = 1;; power *= 10) {
    for (const step of [4, 10, 20]) if (step * power >= count) return step * power;
  }
}
