import { type Inquiry, InquirySchema } from "../../../contract/inquiry.ts";
import { quoteListSubject, subjectLabel } from "../../../contract/inquiry_form.ts";
import { INQUIRY_EXCERPT } from "../../../contract/limits.ts";
import { withParams } from "../api.ts";
import { formatDate, formatTime } from "../../../contract/shared/indian_dates.ts";
import { excerpt } from "../format.ts";
import type { ListDescription, OpenList } from "../list/list_description.ts";
import { ListPage } from "../list/ListPage.tsx";
import { FromPartner } from "../partners/PartnerName.tsx";
import { useMayChange } from "../rights.ts";
import { Icon } from "../ui/Icon.tsx";
import { NameCell } from "../ui/NameCell.tsx";
import { InquiryBadges } from "../ui/StateBadge.tsx";
import { INQUIRIES_PATH, inquiryFilters, useNameOf } from "./inquiry_filters.ts";
import { inquiryTexts as own } from "./inquiry_texts.ts";
import { DeleteSuspected, InquiryBulkActions } from "./InquiryBulkActions.tsx";
import { InquiryDialog } from "./InquiryDialog.tsx";

const inquiryList: ListDescription<Inquiry> = {
  refreshes: true,
  resource: { path: INQUIRIES_PATH, schema: InquirySchema, texts: own },
  icon: "inbox",
  nameOf: ({ name }) => name,
  filters: inquiryFilters,
  emptyTitle: ({ state, ...others }) =>
    state === "pending" && Object.keys(others).length === 0 ? own.emptyPending : undefined,
  BulkActions: InquiryBulkActions,
  useActions: ({ address }) => ({
    actionsOf: ({ id }) => [{ label: own.view, look: "plain", run: () => address.open({ view: id }) }],
  }),
  columns: [
    {
      header: own.columns[0],
      className: "column-contact",
      cell: ({ name, email, company }) => <NameCell name={name} below={[email, company]} />,
    },
    {
      header: own.columns[1],
      className: "column-subject",
      cell: ({ subject, message, lines }) => (
        <>
          <span className="row-subject break">{subjectLabel(subject) ?? own.noSubject}</span>
          {lines && subject !== quoteListSubject(lines.length) && (
            <span className="badge badge-count">{own.lineCount(lines.length)}</span>
          )}
          <span className="muted break">{excerpt(message, INQUIRY_EXCERPT)}</span>
        </>
      ),
    },
    {
      header: own.columns[2],
      sort: "received",
      isDescending: true,
      cell: ({ createdAt, source }) => (
        <>
          <time className="when" dateTime={createdAt}>
            {formatDate(createdAt)} <span className="muted">{formatTime(createdAt)}</span>
          </time>
          {source.partner
            ? <FromPartner partnerKey={source.partner} />
            : <div className="muted">{own.kinds[source.kind]}</div>}
        </>
      ),
    },
    { header: own.due, sort: "due", cell: (inquiry) => <Due inquiry={inquiry} /> },
    {
      header: own.columns[3],
      cell: (inquiry) => (
        <>
          <InquiryBadges inquiry={inquiry} />
          {inquiry.assignee && <Assignee name={inquiry.assignee} />}
        </>
      ),
    },
  ],
};

/** Who looks after it. */
function Assignee({ name }: { name: string }) {
  return <div className="muted break">{useNameOf()(name)}</div>;
}

/** When somebody writes again, and by when the goods are wanted. */
function Due({ inquiry: { followUp, wantedBy, isResolved } }: { inquiry: Inquiry }) {
  if (isResolved) return null;
  const days = [[own.work.due, followUp], [own.work.wanted, wantedBy]] as const;
  return days.map(([words, day]) =>
    day && (
      <div key={words}>
        {words} <time className="when" dateTime={day}>{formatDate(day)}</time>
      </div>
    )
  );
}

/** The list of inquiries. `?view=ID` opens one of them in a dialog. */
export function InquiriesPage() {
  return (
    <ListPage
      list={inquiryList}
      tools={(list) => (
        <>
          <DeleteSuspected />
          <ExportLink {...list} />
        </>
      )}
      dialogs={({ address: { view, closeView }, rows }) =>
        view && (
          <InquiryDialog
            key={view}
            id={view}
            known={rows?.find(({ id }) => id === view)}
            onClose={closeView}
          />
        )}
    />
  );
}

function ExportLink({ address: { q }, filters }: OpenList) {
  if (!useMayChange()) return null;
  return (
    <a
      className="button button-plain"
      href={withParams(`${INQUIRIES_PATH}/export.csv`, { q, ...filters })}
      download
    >
      <Icon name="download" size={18} />
      {own.filters.export}
    </a>
  );
}
