import { useQuery } from "@tanstack/react-query";
import { Link } from "wouter";
import { type Dashboard, DashboardSchema } from "../../../contract/dashboard.ts";
import { subjectLabel } from "../../../contract/inquiry_form.ts";
import type { Inquiry } from "../../../contract/inquiry.ts";
import { read } from "../api.ts";
import { formatDateTime, formatNumber } from "../format.ts";
import { texts } from "../texts.ts";
import { type Column, DataTable } from "../ui/DataTable.tsx";
import { Icon, type IconName } from "../ui/Icon.tsx";
import { EmptyState, LoadFailure } from "../ui/Notice.tsx";
import { StateBadge } from "../ui/StateBadge.tsx";
import { InquiryChart } from "./InquiryChart.tsx";
import { InquirySourceList } from "./InquirySourceList.tsx";
import { MostAsked } from "./MostAsked.tsx";

const columns: Column<Inquiry>[] = [
  {
    header: texts.inquiries.columns[0],
    className: "column-contact",
    cell: ({ id, name, email }) => (
      <>
        <Link className="row-link" href={`/admin/contact-submissions?view=${encodeURIComponent(id)}`}>
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
  const dashboard = useQuery({
    queryKey: ["/api/admin/dashboard"],
    queryFn: ({ signal }) => read("/api/admin/dashboard", DashboardSchema, { signal }),
  });
  if (dashboard.isError) {
    return <LoadFailure title={texts.dashboard.loadError} query={dashboard} />;
  }
  const recent = dashboard.data?.recentInquiries;
  return (
    <div className="stack">
      <Counts data={dashboard.data} />
      <section aria-labelledby="quick-actions" className="quick">
        <h2 id="quick-actions">{texts.dashboard.quickActions}</h2>
        <Link className="button button-primary" href="/admin/products?action=new">
          <Icon name="plus" size={18} />
          {texts.dashboard.addProduct}
        </Link>
        <Link className="button button-plain" href="/admin/blog-posts?action=new">
          <Icon name="article" size={18} />
          {texts.dashboard.writePost}
        </Link>
        <Link className="button button-plain" href="/admin/media?action=new">
          <Icon name="upload" size={18} />
          {texts.dashboard.uploadMedia}
        </Link>
      </section>
      <div className="dashboard-charts">
        <section aria-labelledby="per-day" className="panel" aria-busy={!dashboard.data}>
          <header className="panel-header">
            <h2 id="per-day">{texts.dashboard.chart.title}</h2>
            {dashboard.data && <p className="muted">{period(dashboard.data)}</p>}
          </header>
          {dashboard.data && <InquiryChart days={dashboard.data.inquiriesPerDay} />}
        </section>
        <section aria-labelledby="sources" className="panel" aria-busy={!dashboard.data}>
          <header className="panel-header">
            <h2 id="sources">{texts.dashboard.chart.sources}</h2>
            <p className="muted">{texts.dashboard.chart.inThirtyDays}</p>
          </header>
          {dashboard.data && <InquirySourceList sources={dashboard.data.inquirySources} />}
        </section>
      </div>
      <MostAsked unanswered={dashboard.data?.unanswered} />
      <section aria-labelledby="recent" className="panel">
        <header className="panel-header">
          <h2 id="recent">{texts.dashboard.recent}</h2>
          <Link href="/admin/contact-submissions">{texts.dashboard.all}</Link>
        </header>
        {recent?.length === 0
          ? <EmptyState icon="inbox" title={texts.dashboard.empty} hint={texts.dashboard.emptyHint} />
          : (
            <DataTable
              caption={texts.dashboard.recent}
              columns={columns}
              rows={recent}
              keyOf={({ id }) => id}
            />
          )}
      </section>
    </div>
  );
}

function period({ inquiriesPerDay }: Dashboard): string {
  const total = inquiriesPerDay.reduce((sum, { count }) => sum + count, 0);
  return total === 0 ? texts.dashboard.chart.none : texts.dashboard.chart.period(formatNumber(total));
}

function Counts({ data }: { data: Dashboard | undefined }) {
  return (
    <ul className="counts" aria-busy={!data}>
      <Count
        icon="products"
        label={texts.dashboard.totalProducts}
        value={data?.products}
        href="/admin/products"
      />
      <Count
        icon="inbox"
        label={texts.dashboard.inquiries}
        value={data?.inquiries}
        href="/admin/contact-submissions"
        note={data && texts.dashboard.pending(data.pendingInquiries)}
        warm={Boolean(data?.pendingInquiries)}
      />
      <Count icon="article" label={texts.dashboard.blogPosts} value={data?.posts} href="/admin/blog-posts" />
      <Count icon="image" label={texts.dashboard.mediaFiles} value={data?.mediaFiles} href="/admin/media" />
    </ul>
  );
}

interface CountProps {
  icon: IconName;
  label: string;
  value: number | undefined;
  href: string;
  note?: string | undefined;
  warm?: boolean;
}

function Count({ icon, label, value, href, note, warm }: CountProps) {
  return (
    <li className="count">
      <span className="count-icon">
        <Icon name={icon} size={22} />
      </span>
      <p className="count-label">
        <Link href={href}>{label}</Link>
      </p>
      <p className="count-value">
        {value === undefined ? <span className="skeleton" /> : formatNumber(value)}
      </p>
      {note && <p className={warm ? "count-note count-note-warm" : "count-note"}>{note}</p>}
    </li>
  );
}
