import { type ReactNode, useRef } from "react";
import { type ListAddress, useListAddress } from "./list_address.ts";
import { texts } from "./texts.ts";
import { Button } from "./ui/Button.tsx";
import { SearchBox } from "./ui/SearchBox.tsx";

interface Props {
  texts: { search: string; placeholder: string; add: string };
  list(address: ListAddress, focusToggle: () => void): ReactNode;
  /** `id` is null for a new one; `close` returns to the list's address. */
  form(id: string | null, close: () => void): ReactNode;
}

/**
 * Pages that alternate between a list and a form. `?action=new` opens a blank form, `?action=edit&id=…` a filled
 * one; the button above toggles between Add and Cancel and keeps the focus when the form goes.
 */
export function ListOrForm({ texts: own, list, form }: Props) {
  const address = useListAddress();
  const toggle = useRef<HTMLButtonElement>(null);
  const action = address.get("action");
  const id = address.get("id");
  const isForm = action === "new" || (action === "edit" && id !== null);
  const focusToggle = () => toggle.current?.focus();
  const close = () => {
    address.open({ action: null, id: null, copy: null });
    // Refused by the guard: the form is still there, and so is the focus.
    if (!new URLSearchParams(location.search).has("action")) focusToggle();
  };

  return (
    <div className="stack">
      <div className={isForm ? "toolbar toolbar-form" : "toolbar"}>
        {!isForm && (
          <SearchBox
            label={own.search}
            placeholder={own.placeholder}
            value={address.q}
            onSearch={(q) => address.filter({ q })}
          />
        )}
        <button
          ref={toggle}
          type="button"
          className={isForm ? "button button-plain" : "button button-primary"}
          onClick={() => isForm ? close() : address.open({ action: "new" })}
        >
          {isForm ? texts.list.cancel : own.add}
        </button>
      </div>
      {isForm ? form(action === "new" ? null : id, close) : list(address, focusToggle)}
    </div>
  );
}

export function RowActions({ name, onEdit, onDelete }: { name: string; onEdit(): void; onDelete(): void }) {
  return (
    <span className="row-actions">
      <Button look="quiet" icon="edit" onClick={onEdit}>
        {texts.list.edit}
        <span className="visually-hidden">{name}</span>
      </Button>
      <Button look="danger" icon="trash" onClick={onDelete}>
        {texts.list.delete}
        <span className="visually-hidden">{name}</span>
      </Button>
    </span>
  );
}
