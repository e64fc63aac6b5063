import { type AuditEntry, AuditEntrySchema } from "../../../contract/audit.ts";
import { formatDateTime } from "../format.ts";
import type { ListDescription } from "../list/list_description.ts";
import { ListPage } from "../list/ListPage.tsx";
import { auditTexts as own } from "./audit_texts.ts";

/** Who changed what and when, newest first. */
const auditLog: ListDescription<AuditEntry> = {
  intro: own.intro,
  resource: { path: "/api/admin/audit", schema: AuditEntrySchema, texts: own },
  icon: "audit",
  nameOf: ({ resource, name }) => name ?? own.resources[resource] ?? resource,
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
      cell: ({ action, resource, name }) => (
        <>
          <span className="row-name break">{name ?? own.resources[resource] ?? resource}</span>
          <span className="muted">
            {own.actions[action] ?? action} {own.resources[resource] ?? resource}
          </span>
        </>
      ),
    },
    { header: own.columns[1], cell: ({ username }) => username },
    {
      header: own.columns[2],
      cell: ({ at }) => <time className="when" dateTime={at}>{formatDateTime(at)}</time>,
    },
  ],
};

export function AuditLogPage() {
  return <ListPage list={auditLog} />;
}
