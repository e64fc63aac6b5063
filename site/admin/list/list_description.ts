import type { ReactNode } from "react";
import type * as z from "zod/mini";
import type { Column } from "../ui/DataTable.tsx";
import type { IconName } from "../ui/Icon.tsx";
import type { Choice } from "../ui/Segments.tsx";
import type { ListAddress } from "./list_address.ts";
import type { RowAction } from "./RowActions.tsx";
import type { Selection } from "./use_selection.ts";

export interface ListRow {
  id: string;
}

interface ListTexts {
  title: string;
  /** Label of the search box; without it there is none. */
  search?: string;
  placeholder?: string;
  /** Of the button that opens the form. */
  add?: string;
  /** Said where a search or filter finds nothing. */
  empty: string;
  /** Said instead where nothing is searched or chosen. */
  noneYet?: string;
  /** What to do where there is nothing yet. */
  emptyHint?: string;
  loadError: string;
}

/** Rows by the value of one query parameter. What an address asks for beside the choices of a list is not asked for. */
export type Filter =
  & { name: string; label: string }
  & (
    | { kind: "segmented"; choices: readonly Choice[] }
    | { kind: "choice"; all: string; choices: readonly Choice[] }
    /** Choices that come with an answer: undefined before it, null where there is nothing to choose. */
    | { kind: "choice"; all: string; useChoices(): readonly Choice[] | null | undefined }
    | { kind: "day" }
  );

/** What a list's hooks and slots can use. */
export interface OpenList {
  address: ListAddress;
  /** The values of the filters that are set. */
  filters: Record<string, string>;
  /** To be called when a row that held the focus is gone. */
  onGone(): void;
}

interface ListView<T> {
  /** Undefined while loading. */
  rows: readonly T[] | undefined;
  /** Older rows are still shown while newer ones are on their way. */
  busy: boolean;
  actionsOf(row: T): ReactNode;
}

/** One kind of document as a list: `ListPage` makes the page of it. */
export interface ListDescription<T extends ListRow = ListRow> {
  /** Where the rows come from; a resource with a form is one, too. */
  resource: { path: string; schema: z.ZodMiniType<T>; texts: ListTexts };
  /** Query parameters that every call has. */
  fixed?: Record<string, string>;
  icon: IconName;
  /** What a row is called in the names of its buttons. */
  nameOf(row: T): string;
  columns?: readonly Column<T>[];
  /** Shows the rows otherwise than as a table of `columns`. */
  view?(view: ListView<T> & OpenList): ReactNode;
  /** The order of its rows while nobody asks for another. */
  sort?: string;
  filters?: readonly Filter[];
  /** A hook for what can be done with one row. */
  useActions?(list: OpenList): { actionsOf(row: T): readonly RowAction[] };
  /** Rows can be selected, and this is what is done with them. */
  BulkActions?(props: { selection: Selection; list: OpenList }): ReactNode;
  /** The selection can reach over all pages. */
  selectsAll?: boolean;
  /** Its name in `?kind=` and on the switch of a page with several lists. */
  kind?: Choice;
  intro?: string;
  /** What is said instead of `texts.empty` where only these filters are set. */
  emptyTitle?(filters: Record<string, string>): string | undefined;
}
