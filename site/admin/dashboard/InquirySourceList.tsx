import { Link } from "wouter";
import type { InquirySources } from "../../../contract/inquiry.ts";
import { formatNumber } from "../format.ts";
import { usePartnerNames } from "../partners/PartnerName.tsx";
import { texts } from "../texts.ts";

const own = texts.dashboard.chart;

/** Inquiry counts by source. Each row links to the list filtered by that source. */
export function InquirySourceList({ sources }: { sources: InquirySources }) {
  const names = usePartnerNames(sources.partners.length > 0);
  const rows = [
    ...sources.kinds.map(({ kind, count }) => ({
      label: texts.inquiries.kinds[kind],
      query: `kind=${kind}`,
      count,
    })),
    ...sources.partners.map(({ partner, count }) => ({
      label: own.partner(names.get(partner) ?? partner),
      query: `partner=${encodeURIComponent(partner)}`,
      count,
    })),
  ];
  const most = Math.max(1, ...rows.map(({ count }) => count));
  if (rows.length === 0) return <p className="muted">{own.none}</p>;
  return (
    <ul className="sources">
      {rows.map(({ label, query, count }) => (
        <li key={query}>
          <Link href={`/admin/contact-submissions?${query}`}>{label}</Link>
          <span>{formatNumber(count)}</span>
          <meter min={0} max={most} value={count} aria-label={label} />
        </li>
      ))}
    </ul>
  );
}
