import { useState } from "react";
import type { ListRow } from "./list_description.ts";

export interface Selection {
  /** The selected ids of this page. Other pages are included only through `isAll`. */
  ids: readonly string[];
  /** Whether the rows of all pages are selected. */
  isAll: boolean;
  count: number;
  has(id: string): boolean;
  /** With `isRange`, all rows from the one before that was toggled to this one. */
  toggle(id: string, isOn: boolean, isRange?: boolean): void;
  selectPage(): void;
  selectAll(): void;
  clear(): void;
}

type Chosen = ReadonlySet<string> | "all";
const NONE: Chosen = new Set();

/** The rows between two, both included; the second alone if the first is not in sight. */
function rangeOf(rows: readonly string[], from: string | null, to: string): readonly string[] {
  const [start, end] = [rows.indexOf(from ?? to), rows.indexOf(to)];
  return start < 0 ? [to] : rows.slice(Math.min(start, end), Math.max(start, end) + 1);
}

/** The selection of a list. It is cleared when `page`, the key of the current page, changes. */
export function useSelection(
  rows: readonly ListRow[] = [],
  total: number | null = null,
  page: string,
): Selection {
  const [state, setState] = useState({ page, chosen: NONE, last: null as string | null });
  const chosen = state.page === page ? state.chosen : NONE;
  const choose = (next: Chosen, last: string | null = null) => setState({ page, chosen: next, last });
  const inSight = rows.map(({ id }) => id);
  const ids = chosen === "all" ? inSight : inSight.filter((id) => chosen.has(id));
  return {
    ids,
    isAll: chosen === "all",
    count: chosen === "all" ? total ?? ids.length : ids.length,
    has: (id) => chosen === "all" || chosen.has(id),
    toggle(id, isOn, isRange = false) {
      const changed = new Set(rangeOf(inSight, isRange && state.page === page ? state.last : null, id));
      choose(new Set(inSight.filter((one) => changed.has(one) ? isOn : ids.includes(one))), id);
    },
    selectPage: () => choose(new Set(inSight)),
    selectAll: () => choose("all"),
    clear: () => choose(NONE),
  };
}
