import { type ReactNode, useEffect, useRef } from "react";
import { formatNumber } from "../format.ts";
import { texts } from "../texts.ts";
import { Button } from "../ui/Button.tsx";
import type { Selection } from "./use_selection.ts";

const own = texts.list.bulk;

interface Props {
  selection: Selection;
  /** Rows of this page. */
  shown: number;
  total: number | null;
  selectsAll: boolean | undefined;
  /** What can be done with the selected rows. */
  children: ReactNode;
}

/** Above the rows: selects those of the page or all that were found, and does something with them. */
export function BulkBar({ selection, shown, total, selectsAll, children }: Props) {
  const box = useRef<HTMLInputElement>(null);
  const { ids, isAll, count } = selection;
  const isWholePage = shown > 0 && ids.length === shown;
  const isSome = count > 0 && !isWholePage;
  useEffect(() => {
    if (box.current) box.current.indeterminate = isSome;
  }, [isSome]);
  // The button that was pressed goes away with the selection.
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
