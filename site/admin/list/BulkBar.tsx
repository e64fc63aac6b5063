import { type ReactNode, useEffect, useRef } from "react";
import { formatNumber } from "../format.ts";
import { texts } from "../texts.ts";
import { Button } from "../ui/Button.tsx";
import type { Selection } from "./use_selection.ts";

const own = texts.list.bulk;

interface Props {
  selection: Selection;
  /** The number of rows on this page. */
  shown: number;
  total: number | null;
  selectsAll: boolean | undefined;
  /** The buttons of the bulk actions. */
  children: ReactNode;
}

/** The bar above the rows: selects the page's rows or all rows found, and shows the bulk actions. */
export function BulkBar({ selection, shown, total, selectsAll, children }: Props) {
  const box = useRef<HTMLInputElement>(null);
  const { ids, isAll, count } = selection;
  const isWholePage = shown > 0 && ids.length === shown;
  const isSome = count > 0 && !isWholePage;
  useEffect(() => {
    if (box.current) box.current.indeterminate = isSome;
  }, [isSome]);
  // The pressed button disappears with the selection, so the focus moves to the checkbox.
  const wasSome = useRef(false);
  useEffect(() => {
    if (wasSome.current && count === 0 && document.activeElement === document.body) box.current?.focus();
    wasSome.current = count > 0;
  }, [count]);
  return (
    <div className="bulk" role="group" aria-label={own.label}>
      <label className="bulk-page">
        <input
          ref={box}
          type="checkbox"
          checked={isWholePage}
          onChange={() => isWholePage ? selection.clear() : selection.selectPage()}
        />
        {own.page}
      </label>
      <span className="muted" role="status">{count > 0 && own.selected(formatNumber(count))}</span>
      {count > 0 && (
        <>
          {selectsAll && isWholePage && !isAll && total !== null && total > shown && (
            <Button look="quiet" onClick={selection.selectAll}>{own.all(formatNumber(total))}</Button>
          )}
          {selectsAll && <Button look="quiet" onClick={selection.clear}>{own.none}</Button>}
          {children}
        </>
      )}
    </div>
  );
}
