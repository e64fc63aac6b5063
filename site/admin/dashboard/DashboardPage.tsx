import { Link } from "wouter";
import type { Dashboard, DayCount } from "../../../contract/dashboard.ts";
import { subjectLabel } from "../../../contract/inquiry_form.ts";
import type { Inquiry } from "../../../contract/inquiry.ts";
import { formatDateTime } from "../../../contract/shared/indian_dates.ts";
import { documentHref } from "../document_href.ts";
import { formatNumber } from "../format.ts";
import { useMay } from "../rights.ts";
import { texts } from "../texts.ts";
import { type Column, DataTable } from "../ui/DataTable.tsx";
import { Icon, type IconName } from "../ui/Icon.tsx";
import { EmptyState, LoadFailure } from "../ui/Notice.tsx";
import { Panel } from "../ui/Panel.tsx";
import { StateBadge } from "../ui/StateBadge.tsx";
import { DayFigure } from "./DayFigure.tsx";
import { FiguresPanel } from "./FiguresPanel.tsx";
import { MostAsked } from "./MostAsked.tsx";
import { SampleNotice } from "./SampleNotice.tsx";
import { Today } from "./Today.tsx";
import { useDashboard } from "./use_dashboard.ts";
import { SetupPanel } from "../publication/SetupPanel.tsx";
import { usePublication } from "../publication/use_publication.ts";

const own = texts.dashboard;
/** Steps that a site may do without. */
const OPTIONAL = ["colleague", "embed", "logo"];
const QUICK_ACTIONS = [
  ["/admin/products?action=new", "plus", own.addProduct, "products"],
  ["/admin/blog-posts?action=new", "article", own.writePost, "blog/posts"],
  ["/admin/media?action=new", "upload", own.uploadMedia, "upload"],
] as const;

const columns: Column<Inquiry>[] = [
  {
    header: texts.inquiries.columns[0],
    className: "column-contact",
    cell: ({ id, name, email }) => (
      <>
        <Link className="row-link" href={documentHref("contact-submissions", id)}>
          {name}
        </Link>
        <span className="muted break">{email}</span>
      </>
    ),
  },
  {
    header: texts.inquiries.columns[1],
    className: "column-subject",
    cell: ({ subject }) => <span className="break">{subjectLabel(subject) ?? texts.inquiries.noSubject}
    </span>,
  },
  {
    header: texts.inquiries.columns[2],
    cell: ({ createdAt }) => <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>,
  },
  { header: texts.inquiries.columns[3], cell: ({ isResolved }) => <StateBadge resolved={isResolved} /> },
];

export function DashboardPage() {
  const dashboard = useDashboard();
  const may = useMay();
  const actions = QUICK_ACTIONS.filter(([, , , api]) => may("POST", `/api/admin/${api}`));
  if (dashboard.isError) return <LoadFailure title={own.loadError} query={dashboard} />;
  const { data } = dashboard;
  const days = data?.inquiriesPerDay;
  return (
    <div className="stack">
      <SampleNotice />
      <Setup />
      <Today data={data} />
      <Counts data={data} />
      {actions.length > 0 && (
        <section aria-labelledby="quick-actions" className="quick">
          <h2 id="quick-actions">{own.quickActions}</h2>
          {actions.map(([href, icon, words], at) => (
            <Link key={href} className={`button button-${at === 0 ? "primary" : "plain"}`} href={href}>
              <Icon name={icon} size={18} />
              {words}
            </Link>
          ))}
        </section>
      )}
      <Panel
        title={own.chart.title}
        busy={!days}
        aside={days && <p className="muted">{period(days)}</p>}
      >
        {days && <DayFigure days={days} words={own.chart} />}
      </Panel>
      <FiguresPanel />
      {may("GET", "/api/admin/unanswered") && <MostAsked unanswered={data?.unanswered} />}
      {may("GET", "/api/admin/contact-submissions") && <Recent rows={data?.recentInquiries} />}
    </div>
  );
}

/** Until the site is set up and public. */
function Setup() {
  const isTheirs = useMay()("GET", "/api/admin/publication");
  const { data } = usePublication({ enabled: isTheirs });
  const isOver = data?.isPublic && data.steps.every(({ step, isDone }) => isDone || OPTIONAL.includes(step));
  return data && !isOver ? <SetupPanel publication={data} /> : null;
}

function Recent({ rows }: { rows: readonly Inquiry[] | undefined }) {
  return (
    <Panel title={own.recent} aside={<Link href="/admin/contact-submissions">{own.all}</Link>}>
      {rows?.length === 0
        ? <EmptyState icon="inbox" title={own.empty} hint={own.emptyHint} />
        : <DataTable caption={own.recent} columns={columns} rows={rows} keyOf={({ id }) => id} />}
    </Panel>
  );
}

function period(days: readonly DayCount[]): string {
  const total = days.reduce((sum, { count }) => sum + count, 0);
  return total === 0 ? own.chart.none : own.chart.period(formatNumber(total));
}

function Counts({ data }: { data: Dashboard | undefined }) {
  const pending = data?.pendingInquiries ?? null;
  return (
    <ul className="counts" aria-busy={!data}>
      <Count
        icon="products"
        label={own.totalProducts}
        value={data?.products}
        href="/admin/products"
        api="products"
      />
      <Count
        icon="inbox"
        label={own.inquiries}
        value={data?.inquiries}
        href="/admin/contact-submissions"
        api="contact-submissions"
        note={pending === null ? undefined : own.pending(pending)}
        warm={Boolean(pending)}
      />
      <Count
        icon="article"
        label={own.blogPosts}
        value={data?.posts}
        href="/admin/blog-posts"
        api="blog/posts"
      />
      <Count icon="image" label={own.mediaFiles} value={data?.mediaFiles} href="/admin/media" api="media" />
    </ul>
  );
}

interface CountProps {
  icon: IconName;
  label: string;
  /** Not known while it is loaded or counted. */
  value: number | null | undefined;
  href: string;
  /** The list behind it: who may not read it is not shown its number. */
  api: string;
  note?: string | undefined;
  warm?: boolean;
}

function Count({ icon, label, value, href, api, note, warm }: CountProps) {
  if (!useMay()("GET", `/api/admin/${api}`)) return null;
  return (
    <li className="count">
      <span className="count-icon">
        <Icon name={icon} size={22} />
      </span>
      <p className="count-label">
        <Link href={href}>{label}</Link>
      </p>
      <p className="count-value">
        {value === undefined || value === null ? <span className="skeleton" /> : formatNumber(value)}
      </p>
      {note && <p className={warm ? "count-note count-note-warm" : "count-note"}>{note}</p>}
    </li>
  );
}
