import type { ReactNode } from "react";
import type * as z from "zod/mini";
import type { Resource } from "../form/resource.ts";
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
  /** Label of the search box; without it there is no search. */
  search?: string;
  placeholder?: string;
  /** Label of the button that opens the form. */
  add?: string;
  /** Shown if a search or filter finds nothing. */
  empty: string;
  /** Shown instead of `empty` if no search or filter is active. */
  noneYet?: string;
  /** A hint for an empty list. */
  emptyHint?: string;
  loadError: string;
}

/** A filter by one query parameter. A value in the URL that is not among the choices is not sent. */
export type Filter =
  & { name: string; label: string }
  & (
    | { kind: "segmented"; choices: readonly Choice[] }
    | { kind: "choice"; all: string; choices: readonly Choice[] }
    /** Choices that are fetched: undefined while loading, null to hide the filter. */
    | { kind: "choice"; all: string; useChoices(): readonly Choice[] | null | undefined }
    | { kind: "day" }
  );

/** What a list passes to its hooks and render functions. */
export interface OpenList {
  address: ListAddress;
  /** The values of the active filters. */
  filters: Record<string, string>;
  /** To be called when the row that had the focus is removed, so that the focus moves elsewhere. */
  onGone(): void;
}

interface ListView<T> {
  /** Undefined while loading. */
  rows: readonly T[] | undefined;
  /** True while the next rows load and the previous ones are still shown. */
  busy: boolean;
  /** The number of rows of all pages; null while it is not known. */
  total: number | null;
  actionsOf(row: T): ReactNode;
}

/** One kind of document as a list, shown by `ListPage`. */
export interface ListDescription<T extends ListRow = ListRow> {
  /** The source of the rows. A `Resource` with a form fits, too. */
  resource: { path: string; schema: z.ZodMiniType<T>; texts: ListTexts };
  /** Query parameters that are always sent. */
  fixed?: Record<string, string>;
  icon: IconName;
  /** The row's name for the accessible names of its buttons. */
  nameOf(row: T): string;
  columns?: readonly Column<T>[];
  /** Renders the rows instead of a table of `columns`. */
  view?(view: ListView<T> & OpenList): ReactNode;
  /** The default sort order. */
  sort?: string;
  filters?: readonly Filter[];
  /** A hook that returns the actions of each row. */
  useActions?(list: OpenList): { actionsOf(row: T): readonly RowAction[] };
  /** Makes rows selectable and renders the bulk actions. */
  BulkActions?: ((props: { selection: Selection; list: OpenList }) => ReactNode) | undefined;
  /** Whether rows come by themselves, so that the list asks for them every few seconds. */
  refreshes?: boolean;
  /** Whether "select all" may cover all pages. */
  selectsAll?: boolean;
  /** Its value of `?kind=` and its label on the switch, on a page with several lists. */
  kind?: Choice;
  intro?: string;
  /** Replaces `texts.empty` for these filters. */
  emptyTitle?(filters: Record<string, string>): string | undefined;
}

/** A list whose rows are edited in the form of its resource, shown by `ResourcePage`. */
export interface ResourceListDescription<T extends ListRow> extends ListDescription<T> {
  resource: Resource<T>;
}
