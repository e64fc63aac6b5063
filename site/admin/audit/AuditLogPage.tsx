import { type AuditEntry, AuditEntrySchema } from "../../../contract/audit.ts";
import { formatDateTime } from "../../../contract/shared/indian_dates.ts";
import type { ListDescription } from "../list/list_description.ts";
import { ListPage } from "../list/ListPage.tsx";
import { NameCell } from "../ui/NameCell.tsx";
import { auditTexts as own } from "./audit_texts.ts";

const nounOf = ({ resource }: AuditEntry) => own.resources[resource] ?? resource;
const deedOf = (entry: AuditEntry) =>
  own.events[entry.action] ?? `${own.actions[entry.action] ?? entry.action} ${nounOf(entry)}`;

/** Who did what, when and from where, newest first. */
const auditLog: ListDescription<AuditEntry> = {
  intro: own.intro,
  resource: { path: "/api/admin/audit", schema: AuditEntrySchema, texts: own },
  icon: "audit",
  nameOf: (entry) => entry.name ?? nounOf(entry),
  filters: [{
    kind: "choice",
    name: "resource",
    label: own.resource,
    all: own.all,
    choices: Object.entries(own.resources),
  }],
  columns: [
    {
      header: own.columns[0],
      cell: (entry) => <NameCell name={entry.name ?? deedOf(entry)} below={entry.name && deedOf(entry)} />,
    },
    {
      header: own.columns[1],
      cell: ({ username }) => <span className="break">{username || own.stranger}</span>,
    },
    { header: own.columns[3], cell: ({ address }) => <span className="break">{address}</span> },
    {
      header: own.columns[2],
      cell: ({ at }) => <time className="when" dateTime={at}>{formatDateTime(at)}</time>,
    },
  ],
};

export function AuditLogPage() {
  return <ListPage list={auditLog} />;
}
