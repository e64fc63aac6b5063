import type { ReactNode } from "react";
import { SKELETON_ROWS } from "../../../contract/limits.ts";
import { texts } from "../texts.ts";

export interface Column<T> {
  header: string;
  cell(row: T): ReactNode;
  className?: string;
}

interface Props<T> {
  caption: string;
  columns: Column<T>[];
  /** Undefined while loading: skeleton rows stand in. */
  rows: T[] | undefined;
  keyOf(row: T): string;
  /** Older rows are still shown while newer ones are on their way. */
  busy?: boolean;
}

/**
 * A table that becomes a stack of cards on a phone. The roles are spelled out because `display` takes them away;
 * the first column names its row.
 */
export function DataTable<T>({ caption, columns, rows, keyOf, busy = false }: Props<T>) {
  return (
    <div className="table-frame" data-busy={busy || undefined}>
      <table className="table" role="table" aria-busy={!rows || busy}>
        <caption className="visually-hidden">{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map(({ header, className }) => (
              <th key={header} role="columnheader" scope="col" className={className}>{header}</th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows
            ? rows.map((row) => (
              <tr key={keyOf(row)} role="row">
                {columns.map((column, index) => <Cell key={column.header} {...{ column, row, index }} />)}
              </tr>
            ))
            : Array.from(
              { length: SKELETON_ROWS },
              (_, index) => <SkeletonRow key={index} columns={columns} />,
            )}
        </tbody>
      </table>
      {!rows && <p className="visually-hidden" role="status">{texts.loading}</p>}
    </div>
  );
}

function Cell<T>({ column, row, index }: { column: Column<T>; row: T; index: number }) {
  if (index === 0) {
    return <th role="rowheader" scope="row" className={column.className}>{column.cell(row)}</th>;
  }
  return (
    <td role="cell" className={column.className}>
      <span className="cell-label" aria-hidden="true">{column.header}</span>
      <span className="cell-value">{column.cell(row)}</span>
    </td>
  );
}

function SkeletonRow<T>({ columns }: { columns: Column<T>[] }) {
  return (
    <tr role="row" aria-hidden="true">
      {columns.map(({ header, className }) => (
        <td key={header} role="cell" className={className}>
          <span className="skeleton" />
        </td>
      ))}
    </tr>
  );
}
