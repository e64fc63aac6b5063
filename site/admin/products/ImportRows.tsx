import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { IMPORT_ACTIONS, type ImportRow, ImportRowSchema } from "../../../contract/product_import.ts";
import { readList, withParams } from "../api.ts";
import { formatNumber } from "../format.ts";
import { Button } from "../ui/Button.tsx";
import { type Column, DataTable } from "../ui/DataTable.tsx";
import { Field } from "../ui/Field.tsx";
import { LoadFailure } from "../ui/Notice.tsx";
import { useColumnTitle } from "./ImportColumns.tsx";
import { importTexts as own } from "./import_texts.ts";

const PAGE_SIZE = 50;
const LOOKS = { add: "done", change: "open", same: "count", refuse: "suspected" } as const;

const columns: Column<ImportRow>[] = [
  {
    header: own.columns[0],
    className: "column-row",
    cell: ({ row }) => (
      <>
        <span className="row-word">{own.columns[0]}</span> {formatNumber(row)}
      </>
    ),
  },
  { header: own.columns[1], className: "column-main", cell: ({ name }) => name || "–" },
  {
    header: own.columns[2],
    cell: ({ action }) => <span className={`badge badge-${LOOKS[action]}`}>{own.actions[action]}</span>,
  },
  { header: own.columns[3], cell: (row) => <Why row={row} /> },
];

/** The outcome and the reason for each row of the file. `first` is the initial filter. */
export function ImportRows({ id, first }: { id: string; first: ImportRow["action"] | "" }) {
  const [action, setAction] = useState(first);
  const path = `/api/admin/products/import/${id}/rows`;
  const found = useInfiniteQuery({
    queryKey: ["import", id, "rows", action],
    queryFn: ({ pageParam, signal }) =>
      readList(withParams(path, { action, cursor: pageParam, limit: PAGE_SIZE }), ImportRowSchema, {
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    gcTime: 0,
  });
  const rows = found.data?.pages.flatMap(({ items }) => items);
  if (found.isError && !rows) {
    return <LoadFailure title={own.loadError} query={found} />;
  }
  return (
    <>
      <Field label={own.show}>
        {(control) => (
          <select
            {...control}
            className="input"
            value={action}
            onChange={(event) => setAction(event.currentTarget.value as ImportRow["action"] | "")}
          >
            <option value="">{own.all}</option>
            {IMPORT_ACTIONS.map((one) => <option key={one} value={one}>{own.actions[one]}</option>)}
          </select>
        )}
      </Field>
      {rows?.length === 0
        ? <p>{own.empty}</p>
        : <DataTable caption={own.title} columns={columns} rows={rows} keyOf={({ row }) => String(row)} />}
      {found.hasNextPage && (
        <Button
          aria-disabled={found.isFetchingNextPage}
          onClick={() => void found.fetchNextPage()}
        >
          {own.more}
        </Button>
      )}
    </>
  );
}

function Why({ row: { changes, problems } }: { row: ImportRow }) {
  const titleOf = useColumnTitle();
  if (changes.length + problems.length === 0) return null;
  return (
    <ul className="import-why">
      {problems.map(({ column, message }) => (
        <li key={column}>{column ? <strong>{`${titleOf(column)}: `}</strong> : null}{message}</li>
      ))}
      {changes.map(({ column, from, to }) => (
        <li key={column}>
          <strong>{`${titleOf(column)}: `}</strong>
          {from && <del>{from}</del>} {to && <ins>{to}</ins>}
        </li>
      ))}
    </ul>
  );
}
