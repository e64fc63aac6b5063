import { Link } from "wouter";
import type { FigureList, FigureRow } from "../../../contract/figures.ts";
import type { FoundKind } from "../../../contract/finding.ts";
import type { InquiryKind } from "../../../contract/inquiry.ts";
import { documentHref } from "../document_href.ts";
import { formatNumber } from "../format.ts";
import { useMay } from "../rights.ts";
import { texts } from "../texts.ts";
import { figuresTexts as own } from "./figures_texts.ts";

interface Props {
  list: FigureList;
  rows: readonly FigureRow[];
  /** The period's first and last day. */
  from: string;
  to: string;
}

/** One list of a period: each row with its count, a bar, the count before, and a link to what was counted. */
export function FigureRows({ list, rows, from, to }: Props) {
  const may = useMay();
  const most = Math.max(1, ...rows.map(({ now }) => now));
  const hint = own.hints[list];
  return (
    <section>
      <h3>{own.lists[list]}</h3>
      {hint && rows.length > 0 && <p className="muted">{hint}</p>}
      {rows.length === 0 ? <p className="muted">{own.none[list]}</p> : (
        <ul className="sources">
          {rows.map((row) => {
            const { href, api } = placeOf(list, row, { from, to });
            const name = nameOf(list, row);
            return (
              <li key={row.key}>
                {!href || api && !may("GET", `/api/admin/${api}`)
                  ? <span className="break">{name}</span>
                  : api
                  ? <Link href={href} className="break">{name}</Link>
                  : (
                    <a href={href} className="break" target="_blank" rel="noopener">
                      {name}
                      <span className="visually-hidden">{texts.nav.newTab}</span>
                    </a>
                  )}
                <span>
                  {formatNumber(row.now)} <span className="muted">({own.before(row.before)})</span>
                </span>
                <meter min={0} max={most} value={row.now} aria-label={name} />
                {list === "missed" && <Remedies words={row.name} />}
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}

/** What one can do about a search that finds nothing. */
function Remedies({ words }: { words: string }) {
  const may = useMay();
  const remedies = [
    [own.answer, `/admin/unanswered?action=new&about=${encodeURIComponent(words)}`, "staff-answers"],
    [own.nameIt, `/admin/brands?action=new&about=${encodeURIComponent(words)}`, "brands"],
  ] as const;
  return (
    <span className="figures-remedies">
      {remedies.filter(([, , api]) => may("POST", `/api/admin/${api}`)).map(([action, href]) => (
        <Link key={action} href={href} aria-label={own.of(action, words)}>{action}</Link>
      ))}
    </span>
  );
}

function nameOf(list: FigureList, { key, name }: FigureRow): string {
  if (list === "sources") return texts.inquiries.kinds[key as InquiryKind];
  return list === "pages" && key === "/" ? own.home : name;
}

/** Where what was counted can be seen: a page of the panel with the call that it stands on, or of the site. */
function placeOf(
  list: FigureList,
  { key, name }: FigureRow,
  period: { from: string; to: string },
): { href?: string; api?: string } {
  const inquiries = (filter: Record<string, string>) => ({
    href: `/admin/contact-submissions?${new URLSearchParams({ ...filter, suspected: "no", ...period })}`,
    api: "contact-submissions",
  });
  const edited = (kind: FoundKind) => ({ href: documentHref(kind, key), api: kind });
  switch (list) {
    case "asked":
      return inquiries({ q: name });
    case "sources":
      return inquiries({ kind: key });
    case "partners":
      return inquiries({ partner: key });
    case "products":
      return edited("products");
    case "articles":
      return edited("blog/posts");
    case "searches":
    case "missed":
      return { href: `/products?q=${encodeURIComponent(key)}` };
    case "pages":
      return { href: key };
  }
}
