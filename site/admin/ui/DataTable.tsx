import type { ReactNode } from "react";
import { SKELETON_ROWS } from "../../../contract/limits.ts";
import { texts } from "../texts.ts";
import { Icon } from "./Icon.tsx";

export interface Column<T> {
  header: string;
  cell(row: T): ReactNode;
  className?: string;
  /** Sort key of this column. The header sends it, or `-key` for the reverse order. */
  sort?: string;
  /** Whether the first press sorts the largest or latest first. */
  isDescending?: boolean;
}

/** Checkboxes in the first column that select rows. */
interface Selection<T> {
  label(row: T): string;
  has(id: string): boolean;
  /** `isRange`: Shift was held down. */
  toggle(id: string, isOn: boolean, isRange: boolean): void;
}

interface Sort {
  order: string | null;
  onSort(order: string): void;
}

interface Props<T> {
  caption: string;
  columns: readonly Column<T>[];
  /** Undefined while loading: skeleton rows are shown. */
  rows: readonly T[] | undefined;
  keyOf(row: T): string;
  /** True while the next rows load and the previous ones are still shown. */
  busy?: boolean;
  selection?: Selection<T> | undefined;
  sort?: Sort;
}

/**
 * A table that turns into cards on a phone. The explicit roles are needed because `display` removes the
 * native ones. The first column is the row header.
 */
export function DataTable<T>({ caption, columns, rows, keyOf, busy = false, selection, sort }: Props<T>) {
  return (
    <div className="table-frame" data-busy={busy || undefined}>
      <table className="table" role="table" aria-busy={!rows || busy}>
        <caption className="visually-hidden">{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => <Header key={column.header} {...column} {...sort} />)}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows
            ? rows.map((row) => (
              <tr key={keyOf(row)} role="row">
                {columns.map((column, index) => (
                  <Cell key={column.header} column={column} isName={index === 0}>
                    {selection && index === 0
                      ? <SelectBox {...selection} {...{ row, keyOf }}>{column.cell(row)}</SelectBox>
                      : column.cell(row)}
                  </Cell>
                ))}
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

/** A column header. With `sort` it is a button that sorts, and that reverses the order when pressed again. */
function Header<T>(props: Column<T> & Partial<Sort>) {
  const { header, className, sort, isDescending = false, order, onSort } = props;
  const isReversed = order === `-${sort}`;
  const isSorted = sort !== undefined && (order === sort || isReversed);
  const direction = isReversed === isDescending ? "ascending" : "descending";
  return (
    <th
      role="columnheader"
      scope="col"
      className={className}
      aria-sort={isSorted ? direction : undefined}
    >
      {sort && onSort
        ? (
          <button
            type="button"
            className="sort"
            onClick={() => onSort(isSorted && !isReversed ? `-${sort}` : sort)}
          >
            {header}
            {isSorted && <Icon name={direction === "ascending" ? "up" : "down"} size={16} />}
          </button>
        )
        : header}
    </th>
  );
}

interface CellProps<T> {
  column: Column<T>;
  isName: boolean;
  children: ReactNode;
}

function Cell<T>({ column: { header, className }, isName, children }: CellProps<T>) {
  if (isName) return <th role="rowheader" scope="row" className={className}>{children}</th>;
  return (
    <td role="cell" className={className}>
      <span className="cell-label" aria-hidden="true">{header}</span>
      <span className="cell-value">{children}</span>
    </td>
  );
}

type SelectBoxProps<T> = Selection<T> & { row: T; keyOf(row: T): string; children: ReactNode };

function SelectBox<T>({ row, keyOf, label, has, toggle, children }: SelectBoxProps<T>) {
  return (
    <label className="select-row">
      <input
        type="checkbox"
        aria-label={label(row)}
        checked={has(keyOf(row))}
        onChange={({ currentTarget: { checked }, nativeEvent }) =>
          toggle(keyOf(row), checked, "shiftKey" in nativeEvent && nativeEvent.shiftKey === true)}
      />
      <span>{children}</span>
    </label>
  );
}

function SkeletonRow<T>({ columns }: { columns: readonly Column<T>[] }) {
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
