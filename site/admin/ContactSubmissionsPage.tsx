import * as z from "zod/mini";
import { type Submission, SubmissionSchema } from "../../contract/submission.ts";
import { quoteListSubject } from "../../contract/inquiry_form.ts";
import { SUBMISSION_EXCERPT } from "../../contract/limits.ts";
import { excerpt, formatDate, formatTime } from "./format.ts";
import { type ListAddress, useListAddress } from "./list_address.ts";
import { SubmissionDialog } from "./SubmissionDialog.tsx";
import { texts } from "./texts.ts";
import { Button } from "./ui/Button.tsx";
import { type Column, DataTable } from "./ui/DataTable.tsx";
import { ListResult } from "./ui/ListResult.tsx";
import { SearchBox } from "./ui/SearchBox.tsx";
import { SubmissionBadges } from "./ui/StateBadge.tsx";
import { useList } from "./use_list.ts";

const PATH = "/api/admin/contact-submissions";
const SubmissionListSchema = z.array(SubmissionSchema);
const own = texts.submissions;

const columns: Column<Submission>[] = [
  {
    header: own.columns[0],
    className: "column-contact",
    cell: ({ name, email, company }) => (
      <>
        <span className="row-name">{name}</span>
        <span className="muted break">{email}</span>
        {company && <span className="muted break">{company}</span>}
      </>
    ),
  },
  {
    header: own.columns[1],
    className: "column-subject",
    cell: ({ subject, message, lines }) => (
      <>
        <span className="row-subject break">{subject ?? own.noSubject}</span>
        {lines && subject !== quoteListSubject(lines.length) && (
          <span className="badge badge-count">{own.lineCount(lines.length)}</span>
        )}
        <span className="muted break">{excerpt(message, SUBMISSION_EXCERPT)}</span>
      </>
    ),
  },
  {
    header: own.columns[2],
    cell: ({ createdAt }) => (
      <time className="when" dateTime={createdAt}>
        {formatDate(createdAt)} <span className="muted">{formatTime(createdAt)}</span>
      </time>
    ),
  },
  { header: own.columns[3], cell: (submission) => <SubmissionBadges submission={submission} /> },
];

export function ContactSubmissionsPage() {
  const address = useListAddress();
  const state = stateOf(address.get("state"));
  const list = useList(PATH, SubmissionListSchema, { q: address.q, cursor: address.cursor, state });
  const viewed = address.get("view");
  const actions: Column<Submission> = {
    header: texts.list.actions,
    className: "column-actions",
    cell: ({ id, name }) => (
      <Button onClick={() => address.open({ view: id })}>
        {own.view}
        <span className="visually-hidden">{name}</span>
      </Button>
    ),
  };
  return (
    <div className="stack">
      <div className="toolbar">
        <SearchBox
          label={own.search}
          placeholder={own.placeholder}
          value={address.q}
          onSearch={(q) => address.filter({ q })}
        />
        <StateFilter address={address} state={state} />
      </div>
      <ListResult
        query={list}
        address={address}
        texts={{ ...own, empty: state === "pending" && !address.q ? own.emptyPending : own.empty }}
        icon="inbox"
      >
        <DataTable
          caption={own.title}
          columns={[...columns, actions]}
          rows={list.data?.items}
          keyOf={({ id }) => id}
          busy={list.isPlaceholderData}
        />
      </ListResult>
      {viewed && (
        <SubmissionDialog
          key={viewed}
          id={viewed}
          known={list.data?.items.find(({ id }) => id === viewed)}
          onClose={() => address.open({ view: null }, { replace: true })}
        />
      )}
    </div>
  );
}

type State = "pending" | "resolved" | null;

function stateOf(text: string | null): State {
  return text === "pending" || text === "resolved" ? text : null;
}

function StateFilter({ address, state }: { address: ListAddress; state: State }) {
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
