import { useState } from "react";
import * as z from "zod/mini";
import { quoteListSubject, subjectLabel } from "../../../contract/inquiry_form.ts";
import { INQUIRY_EXCERPT } from "../../../contract/limits.ts";
import { type Inquiry, InquirySchema } from "../../../contract/inquiry.ts";
import { withParams } from "../api.ts";
import { excerpt, formatDate, formatTime } from "../format.ts";
import { type ListAddress, useListAddress } from "../list_address.ts";
import { texts } from "../texts.ts";
import { FromPartner } from "../partners/PartnerName.tsx";
import { Button } from "../ui/Button.tsx";
import { type Column, DataTable } from "../ui/DataTable.tsx";
import { Icon } from "../ui/Icon.tsx";
import { ListResult } from "../ui/ListResult.tsx";
import { SearchBox } from "../ui/SearchBox.tsx";
import { InquiryBadges } from "../ui/StateBadge.tsx";
import { useList } from "../use_list.ts";
import { BulkBar } from "./BulkBar.tsx";
import { filtersOf, INQUIRIES_PATH } from "./inquiry_filters.ts";
import { InquiryDialog } from "./InquiryDialog.tsx";
import { InquiryFilters } from "./InquiryFilters.tsx";
import { inquiryTexts as own } from "./inquiry_texts.ts";

const InquiryListSchema = z.array(InquirySchema);

const columns: Column<Inquiry>[] = [
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
    cell: ({ createdAt, source }) => (
      <>
        <time className="when" dateTime={createdAt}>
          {formatDate(createdAt)} <span className="muted">{formatTime(createdAt)}</span>
        </time>
        <FromPartner partnerKey={source.partner} />
      </>
    ),
  },
  { header: own.columns[3], cell: (inquiry) => <InquiryBadges inquiry={inquiry} /> },
];

export function InquiriesPage() {
  const address = useListAddress();
  const filters = filtersOf(address);
  const list = useList(INQUIRIES_PATH, InquiryListSchema, {
    q: address.q,
    cursor: address.cursor,
    filters,
  });
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const rows = list.data?.items;
  const viewed = address.get("view");
  // Only what is in sight is chosen: nobody resolves what they do not see.
  const selected = rows?.filter(({ id }) => chosen.has(id)).map(({ id }) => id) ?? [];

  const contact: Column<Inquiry> = {
    header: own.columns[0],
    className: "column-contact",
    cell: ({ id, name, email, company }) => (
      <label className="select-row">
        <input
          type="checkbox"
          aria-label={own.bulk.one(name)}
          checked={chosen.has(id)}
          onChange={({ currentTarget: { checked } }) => {
            const next = new Set(chosen);
            if (checked) next.add(id);
            else next.delete(id);
            setChosen(next);
          }}
        />
        <span>
          <span className="row-name">{name}</span>
          <span className="muted break">{email}</span>
          {company && <span className="muted break">{company}</span>}
        </span>
      </label>
    ),
  };
  const actions: Column<Inquiry> = {
    header: texts.list.actions,
    className: "column-actions",
    cell: ({ id, name }) => (
      <Button onClick={() => address.open({ view: id })}>
        {own.view}
        <span className="visually-hidden">{name}</span>
      </Button>
    ),
  };
  const onlyPending = filters.state === "pending" && !address.q &&
    Object.values(filters).filter(Boolean).length === 1;

  return (
    <div className="stack">
      <div className="toolbar">
        <SearchBox
          label={own.search}
          placeholder={own.placeholder}
          value={address.q}
          onSearch={(q) => address.filter({ q })}
        />
        <StateFilter address={address} />
        <InquiryFilters address={address} />
        <a
          className="button button-plain"
          href={withParams(`${INQUIRIES_PATH}/export.csv`, { q: address.q, ...filters })}
          download
        >
          <Icon name="download" size={18} />
          {own.filters.export}
        </a>
      </div>
      <ListResult
        query={list}
        address={address}
        texts={{ ...own, empty: onlyPending ? own.emptyPending : own.empty }}
        icon="inbox"
      >
        <BulkBar
          ids={rows?.map(({ id }) => id) ?? []}
          selected={selected}
          onSelect={(ids) => setChosen(new Set(ids))}
        />
        <DataTable
          caption={own.title}
          columns={[contact, ...columns, actions]}
          rows={rows}
          keyOf={({ id }) => id}
          busy={list.isPlaceholderData}
        />
      </ListResult>
      {viewed && (
        <InquiryDialog
          key={viewed}
          id={viewed}
          known={rows?.find(({ id }) => id === viewed)}
          onClose={() => address.open({ view: null }, { replace: true })}
        />
      )}
    </div>
  );
}

function StateFilter({ address }: { address: ListAddress }) {
  const text = address.get("state");
  const state = text === "pending" || text === "resolved" ? text : null;
  return (
    <fieldset className="segments">
      <legend className="visually-hidden">{own.state}</legend>
      {([null, "pending", "resolved"] as const).map((value) => (
        <label key={value ?? "all"}>
          <input
            type="radio"
            name="state"
            checked={state === value}
            onChange={() => address.filter({ state: value })}
          />
          <span>{own.states[value ?? "all"]}</span>
        </label>
      ))}
    </fieldset>
  );
}
