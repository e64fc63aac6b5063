import { type ReactNode, useEffect, useRef } from "react";
import { texts } from "../texts.ts";
import { useMayChange } from "../rights.ts";
import { Segments } from "../ui/Segments.tsx";
import { useListAddress } from "./list_address.ts";
import type { ListDescription, ListRow, OpenList } from "./list_description.ts";
import { filtersOf, ListFilters } from "./ListFilters.tsx";
import { ResourceList } from "./ResourceList.tsx";
import { SearchBox } from "./SearchBox.tsx";

interface Props<T extends ListRow> {
  /** One list, or several that a switch selects from. */
  list: ListDescription<T> | readonly ListDescription[];
  /** Shown instead of the list at `?action=new` and `?action=edit&id=…`; `id` is null for a new document. */
  form?(id: string | null, close: () => void): ReactNode;
  /** Rendered beside the filters. */
  tools?(list: OpenList): ReactNode;
  /** Dialogs whose state is in the URL. */
  dialogs?(list: OpenList & { rows: readonly T[] | undefined }): ReactNode;
  /** Replaces the Add button's label, for example while uploads are running. */
  addLabel?: string | false;
}

/** A page with search, filters and rows, or with the form instead. Its whole state is in the URL. */
export function ListPage<T extends ListRow>(props: Props<T>) {
  const { form, tools, dialogs } = props;
  const address = useListAddress();
  const mayChange = useMayChange();
  const toggle = useRef<HTMLButtonElement>(null);
  const lists = [props.list].flat() as readonly ListDescription<T>[];
  const shown = lists.find(({ kind }) => kind && kind[0] === address.get("kind")) ?? lists[0]!;
  const list: OpenList = {
    address,
    filters: filtersOf(address, shown.filters),
    onGone: () => toggle.current?.focus(),
  };
  const { texts: own } = shown.resource;
  const action = address.get("action");
  const id = action === "edit" ? address.get("id") : null;
  const isForm = form && (action === "new" || id !== null);
  const isClosing = useRef(false);
  const close = () => {
    isClosing.current = true;
    address.open({ action: null, id: null, copy: null, about: null });
  };
  // Who has unsaved changes is asked first: the form keeps the focus until it is gone.
  useEffect(() => {
    if (!isForm && isClosing.current) toggle.current?.focus();
    isClosing.current = false;
  }, [isForm]);
  const controls = <ListControls {...{ lists, shown, list, tools }} />;

  return (
    <div className="stack">
      <div className={isForm ? "toolbar toolbar-form" : "toolbar"}>
        {!isForm && own.search && (
          <SearchBox
            label={own.search}
            placeholder={own.placeholder ?? ""}
            value={address.q}
            onSearch={(q) => address.filter({ q })}
          />
        )}
        {own.add && (
          <button
            ref={toggle}
            type="button"
            className={isForm ? "button button-plain" : "button button-primary"}
            aria-haspopup={form ? undefined : "dialog"}
            disabled={!isForm && !mayChange}
            onClick={isForm ? close : () => address.open({ action: "new" })}
          >
            {isForm ? texts.list.cancel : props.addLabel || own.add}
          </button>
        )}
        {!isForm && !own.add && controls}
      </div>
      {isForm ? form(id, close) : (
        <>
          {own.add && <div className="toolbar toolbar-more">{controls}</div>}
          <ResourceList key={shown.kind?.[0]} description={shown} list={list}>
            {(rows) => dialogs?.({ ...list, rows })}
          </ResourceList>
        </>
      )}
    </div>
  );
}

interface ControlsProps<T extends ListRow> {
  lists: readonly ListDescription<T>[];
  shown: ListDescription<T>;
  list: OpenList;
  tools: Props<T>["tools"];
}

/** The switch between lists, and the filters. */
function ListControls<T extends ListRow>({ lists, shown, list, tools }: ControlsProps<T>) {
  const { address } = list;
  const first = lists[0]?.kind?.[0];
  return (
    <>
      {shown.intro && <p className="muted toolbar-intro">{shown.intro}</p>}
      {lists.length > 1 && (
        <Segments
          label={texts.list.kind}
          value={shown.kind?.[0] ?? ""}
          onChange={(kind) => address.filter({ kind: kind === first ? null : kind })}
          choices={lists.flatMap(({ kind }) => kind ? [kind] : [])}
        />
      )}
      <ListFilters address={address} filters={shown.filters} />
      {tools?.(list)}
    </>
  );
}
