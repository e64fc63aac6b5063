import { useState } from "react";
import { withMember } from "../../ui/create_store.ts";
import type { ListRow } from "./list_description.ts";

/** The rows that something is to be done with. */
export interface Selection {
  /** Those in sight. Nobody changes a row that they do not see, unless they ask for all. */
  ids: readonly string[];
  /** Also those on other pages. */
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

/** The selection of a list; it ends with the page that it was made on, which `page` names. */
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
