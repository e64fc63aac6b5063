import type * as z from "zod/mini";
import type { Draft, Resource } from "./draft.ts";
import type { ListAddress } from "./list_address.ts";
import { RowActions } from "./ListOrForm.tsx";
import { texts } from "./texts.ts";
import { type Column, DataTable } from "./ui/DataTable.tsx";
import type { IconName } from "./ui/Icon.tsx";
import { ListResult } from "./ui/ListResult.tsx";
import { useDelete } from "./use_delete.ts";
import { useList } from "./use_list.ts";

interface Props<T extends { id: string }, D extends Draft> {
  resource: Resource<T, D>;
  listSchema: z.ZodMiniType<T[]>;
  address: ListAddress;
  /** Query parameters of the call beside search and page. */
  filters?: Record<string, string | null>;
  columns: Column<T>[];
  nameOf(row: T): string;
  texts: { title: string; empty: string; loadError: string };
  icon: IconName;
  onDeleted(): void;
}

/** What is stored of one kind, a page at a time, with Edit and Delete in each row. */
export function ResourceTable<T extends { id: string }, D extends Draft>(
  { resource, listSchema, address, filters, columns, nameOf, texts: own, icon, onDeleted }: Props<T, D>,
) {
  const { q, cursor } = address;
  const list = useList(resource.path, listSchema, { q, cursor, ...(filters && { filters }) });
  const remove = useDelete(resource, onDeleted);
  const actions: Column<T> = {
    header: texts.list.actions,
    className: "column-actions",
    cell: (row) => (
      <RowActions
        name={nameOf(row)}
        onEdit={() => address.open({ action: "edit", id: row.id })}
        onDelete={() => remove(row)}
      />
    ),
  };
  return (
    <ListResult query={list} address={address} texts={own} icon={icon}>
      <DataTable
        caption={own.title}
        columns={[...columns, actions]}
        rows={list.data?.items}
        keyOf={({ id }) => id}
        busy={list.isPlaceholderData}
      />
    </ListResult>
  );
}
