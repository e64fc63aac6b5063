import * as z from "zod/mini";
import { type AuditEntry, AuditEntrySchema } from "../../../contract/audit.ts";
import { formatDateTime } from "../format.ts";
import { useListAddress } from "../list_address.ts";
import { type Column, DataTable } from "../ui/DataTable.tsx";
import { Field } from "../ui/Field.tsx";
import { ListResult } from "../ui/ListResult.tsx";
import { useList } from "../use_list.ts";
import { auditTexts as own } from "./audit_texts.ts";

const PATH = "/api/admin/audit";
const AuditListSchema = z.array(AuditEntrySchema);

const columns: Column<AuditEntry>[] = [
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
];

/** Who changed what and when, newest first. */
export function AuditLogPage() {
  const address = useListAddress();
  const resource = address.get("resource");
  const list = useList(PATH, AuditListSchema, { q: "", cursor: address.cursor, filters: { resource } });
  return (
    <div className="stack">
      <p className="muted">{own.intro}</p>
      <div className="toolbar">
        <Field label={own.resource}>
          {(control) => (
            <select
              {...control}
              className="input"
              value={resource ?? ""}
              onChange={(event) => address.filter({ resource: event.currentTarget.value || null })}
            >
              <option value="">{own.all}</option>
              {Object.entries(own.resources).map(([value, label]) => (
                <option key={value} value={value}>{label}</option>
              ))}
            </select>
          )}
        </Field>
      </div>
      <ListResult query={list} address={address} texts={own} icon="audit">
        <DataTable
          caption={own.title}
          columns={columns}
          rows={list.data?.items}
          keyOf={({ id }) => id}
          busy={list.isPlaceholderData}
        />
      </ListResult>
    </div>
  );
}
