import { useState } from "react";
import { withMember } from "../../ui/create_store.ts";
import type { ListRow } from "./list_description.ts";

export interface Selection {
  /** The selected ids of this page. Other pages are included only through `isAll`. */
  ids: readonly string[];
  /** Whether the rows of all pages are selected. */
  isAll: boolean;
  count: number;
  has(id: string): boolean;
  toggle(id: string, isOn: boolean): void;
  selectPage(): void;
  selectAll(): void;
  clear(): void;
}

type Chosen = ReadonlySet<string> | "all";
const NONE: Chosen = new Set();

/** The selection of a list. It is cleared when `page`, the key of the current page, changes. */
export function useSelection(
  rows: readonly ListRow[] = [],
  total: number | null = null,
  page: string,
): Selection {
  const [state, setState] = useState({ page, chosen: NONE });
  const chosen = state.page === page ? state.chosen : NONE;
  const choose = (next: Chosen) => setState({ page, chosen: next });
  const inSight = rows.map(({ id }) => id);
  const ids = chosen === "all" ? inSight : inSight.filter((id) => chosen.has(id));
  return {
    ids,
    isAll: chosen === "all",
    count: chosen === "all" ? total ?? ids.length : ids.length,
    has: (id) => chosen === "all" || chosen.has(id),
    toggle: (id, isOn) => choose(withMember(ids, id, isOn)),
    selectPage: () => choose(new Set(inSight)),
    selectAll: () => choose("all"),
    clear: () => choose(NONE),
  };
}
