import { AccountSchema } from "../../../contract/account.ts";
import { type AuditEntry, AuditEntrySchema } from "../../../contract/audit.ts";
import { formatDateTime } from "../../../contract/shared/indian_dates.ts";
import { ACCOUNTS_PATH } from "../account/use_account_call.ts";
import { documentHref } from "../document_href.ts";
import type { ListDescription, OpenList } from "../list/list_description.ts";
import { ListPage } from "../list/ListPage.tsx";
import type { RowAction } from "../list/RowActions.tsx";
import { NameCell } from "../ui/NameCell.tsx";
import type { Choice } from "../ui/Segments.tsx";
import { useAll } from "../use_read.ts";
import { AuditDialog } from "./AuditDialog.tsx";
import { auditTexts as own } from "./audit_texts.ts";

const nounOf = ({ resource }: AuditEntry) => own.resources[resource] ?? resource;
const deedOf = (entry: AuditEntry) =>
  own.events[entry.action] ?? `${own.actions[entry.action] ?? entry.action} ${nounOf(entry)}`;

/** Who did what, when and from where, newest first. */
const auditLog: ListDescription<AuditEntry> = {
  intro: own.intro,
  resource: { path: "/api/admin/audit", schema: AuditEntrySchema, texts: own },
  icon: "audit",
  nameOf: (entry) => `${entry.name ?? nounOf(entry)}, ${formatDateTime(entry.at)}`,
  useActions: ({ address }: OpenList) => ({
    actionsOf: ({ id, documentId, hasDifference }: AuditEntry): RowAction[] => [
      ...hasDifference
        ? [{ label: own.difference, icon: "history" as const, run: () => address.open({ view: id }) }]
        : [],
      ...documentId && address.q !== documentId
        ? [{ label: own.onlyThis, icon: "filter" as const, run: () => address.filter({ q: documentId }) }]
        : [],
    ],
  }),
  filters: [
    { kind: "choice", name: "username", label: own.person, all: own.everybody, useChoices: usePeople },
    {
      kind: "choice",
      name: "resource",
      label: own.resource,
      all: own.all,
      choices: Object.entries(own.resources),
    },
    { kind: "day", name: "from", label: own.from },
    { kind: "day", name: "to", label: own.to },
  ],
  columns: [
    {
      header: own.columns[0],
      className: "column-main",
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
  return (
    <ListPage
      list={auditLog}
      dialogs={({ address: { view, closeView }, rows }) => {
        const entry = rows?.find(({ id }) => id === view);
        return entry && (
          <AuditDialog
            entry={entry}
            title={own.differenceTitle(deedOf(entry), entry.name)}
            href={documentHref(entry.resource, entry.documentId)}
            onClose={closeView}
          />
        );
      }}
    />
  );
}

/** Those who may sign in. Of others, the search finds what they did. */
function usePeople(): Choice[] | undefined {
  const accounts = useAll(ACCOUNTS_PATH, AccountSchema);
  return accounts.data?.map(({ username }) => [username, username]);
}
