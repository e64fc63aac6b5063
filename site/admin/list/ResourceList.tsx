import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type * as z from "zod/mini";
import { readList, withParams } from "../api.ts";
import { texts } from "../texts.ts";
import { useMayChange } from "../rights.ts";
import { useRefresh } from "../use_refresh.ts";
import { Button } from "../ui/Button.tsx";
import { type Column, DataTable } from "../ui/DataTable.tsx";
import { EmptyState, LoadFailure } from "../ui/Notice.tsx";
import { BulkBar } from "./BulkBar.tsx";
import type { ListDescription, ListRow, OpenList } from "./list_description.ts";
import { Pager } from "./Pager.tsx";
import { RowActions } from "./RowActions.tsx";
import { type Selection, useSelection } from "./use_selection.ts";

const PAGE_ROWS = 50;
/** Delay before a page is refetched whose total the server did not know yet. */
const COUNT_AGAIN_MS = 500;
/** How often a list is asked for again whose rows come by themselves. */
const REFRESH_MS = 15_000;

interface Props<T extends ListRow> {
  description: ListDescription<T>;
  list: OpenList;
  /** Rendered above the rows. */
  children?: ((rows: readonly T[] | undefined) => ReactNode) | undefined;
}

const withoutActions = () => ({ actionsOf: () => [] });

/** One page of rows, or a message if nothing was found or loading failed. */
export function ResourceList<T extends ListRow>({ description: own, list, children }: Props<T>) {
  const mayChange = useMayChange();
  // Nothing is selected where nothing can be done with it.
  const description: ListDescription<T> = mayChange ? own : { ...own, BulkActions: undefined };
  const { resource, fixed, nameOf, BulkActions, useActions = withoutActions } = description;
  const { address, filters } = list;
  const params = { ...fixed, ...filters, q: address.q, sort: sortOf(list, description) };
  const query = useList(resource.path, resource.schema, { ...params, cursor: address.cursor });
  const page = query.data;
  const selection = useSelection(page?.items, page?.total, JSON.stringify([params, address.cursor]));
  // A new row would push selected ones to the next page. What is scrolled to stays in place by itself.
  useRefresh(() => description.refreshes && query.refetch(), REFRESH_MS, selection.count > 0);
  const actions = useActions(list);
  // Where some are not public yet, a column says which, and what waits too.
  const isAlwaysPublic = Object(resource).publishedBy === null;
  const view = {
    rows: page?.items,
    busy: query.isPlaceholderData,
    total: page?.total ?? null,
    actionsOf: (row: T) => (
      <>
        {isAlwaysPublic && Object(row).draft && (
          <span className="badge badge-draft">{texts.form.drafts.badge}</span>
        )}
        <RowActions name={nameOf(row)} actions={actions.actionsOf(row)} />
      </>
    ),
  };
  return (
    <>
      {query.isError && !page
        ? <LoadFailure title={resource.texts.loadError} query={query} />
        : (
          <div className="panel">
            {page?.items.length === 0 ? <NothingFound description={description} list={list} /> : (
              <>
                {BulkActions && page && (
                  <BulkBar
                    selection={selection}
                    shown={page.items.length}
                    total={page.total}
                    selectsAll={description.selectsAll}
                  >
                    <BulkActions selection={selection} list={list} />
                  </BulkBar>
                )}
                {description.view
                  ? description.view({ ...view, ...list })
                  : <ResourceTable {...view} {...{ description, list, selection }} />}
                {page && (
                  <Pager address={address} shown={page.items.length} total={page.total} next={page.next} />
                )}
              </>
            )}
          </div>
        )}
      {children?.(page?.items)}
    </>
  );
}

/** Fetches one page of a list; `schema` describes a row. Shown rows stay until the next have loaded. */
function useList<T>(path: string, schema: z.ZodMiniType<T>, params: Record<string, string | null>) {
  const address = withParams(path, { ...params, limit: PAGE_ROWS });
  return useQuery({
    queryKey: [path, address],
    queryFn: ({ signal }) => readList(address, schema, { signal }),
    placeholderData: keepPreviousData,
    // Whoever comes back to the window sees what came meanwhile.
    refetchOnWindowFocus: true,
    refetchInterval: ({ state: { data } }) => data?.total === null ? COUNT_AGAIN_MS : false,
  });
}

interface TableProps<T extends ListRow> {
  description: ListDescription<T>;
  list: OpenList;
  selection: Selection;
  rows: readonly T[] | undefined;
  busy: boolean;
  actionsOf(row: T): ReactNode;
}

function ResourceTable<T extends ListRow>(props: TableProps<T>) {
  const { description, list, selection, rows, busy, actionsOf } = props;
  const { columns = [], useActions, BulkActions, nameOf, resource } = description;
  const actions: Column<T> = { header: texts.list.actions, className: "column-actions", cell: actionsOf };
  return (
    <DataTable
      caption={description.kind?.[1] ?? resource.texts.title}
      columns={useActions ? [...columns, actions] : columns}
      rows={rows}
      keyOf={({ id }) => id}
      busy={busy}
      selection={BulkActions && { ...selection, label: (row) => texts.list.bulk.one(nameOf(row)) }}
      sort={{ order: sortOf(list, description), onSort: (sort) => list.address.filter({ sort }) }}
    />
  );
}

/** The sort order in the URL if a column supports it, else the list's default. */
function sortOf(
  { address }: OpenList,
  description: Pick<ListDescription, "columns" | "sort">,
): string | null {
  const { columns = [], sort = null } = description;
  const order = address.get("sort");
  return columns.some((column) => column.sort && column.sort === order?.replace(/^-/, "")) ? order : sort;
}

/** Says why there are no rows, and offers to change that: clear the search, clear the filters, add one. */
function NothingFound<T extends ListRow>({ description, list }: Pick<Props<T>, "description" | "list">) {
  const { resource: { texts: own }, icon, filters = [], emptyTitle } = description;
  const { address, filters: chosen } = list;
  const { differentTerm, fewerFilters, clear, clearFilters, first } = texts.list;
  if (address.q) {
    return (
      <EmptyState icon={icon} title={own.empty} hint={differentTerm}>
        <Button onClick={() => address.filter({ q: null })}>{clear}</Button>
      </EmptyState>
    );
  }
  if (Object.keys(chosen).length > 0) {
    return (
      <EmptyState icon={icon} title={emptyTitle?.(chosen) ?? own.empty} hint={fewerFilters}>
        <Button onClick={() => address.clear(filters)}>{clearFilters}</Button>
      </EmptyState>
    );
  }
  if (address.cursor) {
    return (
      <EmptyState icon={icon} title={own.empty}>
        <Button onClick={() => address.filter({})}>{first}</Button>
      </EmptyState>
    );
  }
  return <EmptyState icon={icon} title={own.noneYet ?? own.empty} hint={own.emptyHint} />;
}
