import { keepPreviousData } from "@tanstack/react-query";
import { useState } from "react";
import {
  type Compared,
  FIGURE_LISTS,
  FIGURE_PERIODS,
  type FigurePeriod,
  FiguresSchema,
  type PeriodFigures,
} from "../../../contract/figures.ts";
import { formatDate } from "../../../contract/shared/indian_dates.ts";
import { useRefresh } from "../use_refresh.ts";
import { formatNumber } from "../format.ts";
import { EmptyState, LoadFailure } from "../ui/Notice.tsx";
import { Icon } from "../ui/Icon.tsx";
import { Panel } from "../ui/Panel.tsx";
import { Segments } from "../ui/Segments.tsx";
import { useRead } from "../use_read.ts";
import { DayFigure } from "./DayFigure.tsx";
import { FigureRows } from "./FigureRows.tsx";
import { figuresTexts as own } from "./figures_texts.ts";

const PATH = "/api/admin/figures";
const REFRESH_MS = 30_000;
/** Letters of a month such as `2026-11`. */
const MONTH = 7;
const DEFAULT_PERIOD = "30-days";
/** The totals that stand by themselves, each with those that it is made of. */
const TILES = [
  ["views", ["products", "articles", "pages"]],
  ["searches", ["missed"]],
  ["inquiries", []],
] as const;

/** What visitors did in a period, against the one before. */
export function FiguresPanel() {
  const [period, setPeriod] = useState<FigurePeriod>(DEFAULT_PERIOD);
  const figures = useRead(`${PATH}?period=${period}`, FiguresSchema, {
    placeholderData: keepPreviousData,
  });
  useRefresh(figures.refetch, REFRESH_MS);
  const { data } = figures;
  if (figures.isError && !data) return <LoadFailure title={own.loadError} query={figures} />;
  const isEmpty = data?.since === null && data.totals.inquiries.now + data.totals.inquiries.before === 0;
  return (
    <Panel
      title={own.title}
      busy={!data || figures.isPlaceholderData}
      aside={
        <div className="figures-tools">
          <Segments<FigurePeriod>
            label={own.period}
            value={period}
            onChange={setPeriod}
            choices={FIGURE_PERIODS.map((one) => [one, own.periods[one]])}
          />
          <a className="button button-plain" href={`${PATH}/export.csv?period=${period}`} download>
            <Icon name="download" size={18} />
            {own.file}
          </a>
        </div>
      }
    >
      {data && (isEmpty
        ? <EmptyState icon="list" title={own.empty} hint={own.emptyHint} />
        : <Period figures={data} />)}
    </Panel>
  );
}

function Period({ figures }: { figures: PeriodFigures }) {
  const { from, to, before, since, views, lists, totals } = figures;
  const isWhole = since !== null && since <= before.from;
  const isOfMonths = views[0]?.day.length === MONTH;
  return (
    <div className="figures">
      <p className="muted">
        {own.compared(spanOf({ from, to }), spanOf(before))}
        {!isWhole && since && ` ${own.since(formatDate(since))}`}
        {isOfMonths && ` ${own.ofMonths}`}
      </p>
      <dl className="figures-totals">
        {TILES.map(([total, parts]) => (
          <div key={total}>
            <dt>{own.totals[total]}</dt>
            <dd>
              <strong>{formatNumber(totals[total].now)}</strong> <Change {...totals[total]} />
              {parts.map((part) => (
                <span key={part} className="figures-part">
                  {formatNumber(totals[part].now)} {own.totals[part]}{" "}
                  <span className="muted">({own.before(totals[part].before)})</span>
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <DayFigure
        days={views}
        words={isOfMonths ? { ...own.chart, ...own.chartOfMonths } : own.chart}
      />
      <div className="figures-lists">
        {FIGURE_LISTS.map((list) => (
          <FigureRows key={list} list={list} rows={lists[list]} from={from} to={to} />
        ))}
      </div>
    </div>
  );
}

const spanOf = ({ from, to }: { from: string; to: string }) => `${formatDate(from)} – ${formatDate(to)}`;

/** How the count differs from the one before, in words and not in colour alone. */
function Change({ now, before }: Compared) {
  if (before === 0) return <span className="muted">{own.before(before)}</span>;
  const percent = `${formatNumber(Math.round(Math.abs(now - before) / before * 100))}%`;
  const words = now === before ? own.same : now > before ? own.more(percent) : own.fewer(percent);
  return (
    <span className="muted">
      {now !== before && <span aria-hidden="true">{now > before ? "▲ " : "▼ "}</span>}
      {words}, {own.before(before)}
    </span>
  );
}
