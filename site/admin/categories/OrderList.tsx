import { useLayoutEffect, useRef, useState } from "react";
import { texts } from "../texts.ts";
import { IconButton } from "../ui/Button.tsx";

interface Item {
  id: string;
  name: string;
}

interface Props {
  label: string;
  items: readonly Item[];
  /** Gets the ids in their new order, and the lowest place that a move touched. */
  onChange(ids: string[], last: number): void;
}

/** Names in an order that is changed by two buttons each, by Alt and an arrow key, or by dragging. */
export function OrderList({ label, items, onChange }: Props) {
  const list = useRef<HTMLOListElement>(null);
  const focusNext = useRef<string>(undefined);
  const dragged = useRef<number>(undefined);
  const [announced, setAnnounced] = useState("");

  // The browser takes the focus from a row that moves in the document.
  useLayoutEffect(() => {
    const wanted = focusNext.current;
    focusNext.current = undefined;
    if (!wanted) return;
    const [id, part] = wanted.split(" ");
    const row = list.current?.querySelector(`[data-id="${id}"]`);
    (row?.querySelector<HTMLElement>(`[data-part="${part}"]:not(:disabled)`) ??
      row?.querySelector<HTMLElement>("button:not(:disabled)"))?.focus();
  }, [items]);

  function move(from: number, to: number, part?: "up" | "down"): void {
    const item = items[from];
    if (!item || from === to || to < 0 || to >= items.length) return;
    if (part) focusNext.current = `${item.id} ${part}`;
    setAnnounced(texts.form.moved(item.name, to + 1, items.length));
    const ids = items.map(({ id }) => id);
    onChange(ids.toSpliced(from, 1).toSpliced(to, 0, item.id), Math.max(from, to));
  }

  return (
    <>
      <ol ref={list} className="order-list" aria-label={label}>
        {items.map(({ id, name }, at) => (
          <li
            key={id}
            data-id={id}
            draggable
            onDragStart={() => dragged.current = at}
            onDragEnd={() => dragged.current = undefined}
            onDragOver={(event) => event.preventDefault()}
            onDrop={(event) => {
              event.preventDefault();
              if (dragged.current !== undefined) move(dragged.current, at);
            }}
            onKeyDown={({ altKey, key }) => {
              if (altKey && key === "ArrowUp") move(at, at - 1, "up");
              if (altKey && key === "ArrowDown") move(at, at + 1, "down");
            }}
          >
            <span className="break">{name}</span>
            <span className="row-tools">
              <IconButton
                label={`Move ${name} up`}
                icon="up"
                data-part="up"
                disabled={at === 0}
                onClick={() => move(at, at - 1, "up")}
              />
              <IconButton
                label={`Move ${name} down`}
                icon="down"
                data-part="down"
                disabled={at === items.length - 1}
                onClick={() => move(at, at + 1, "down")}
              />
            </span>
          </li>
        ))}
      </ol>
      <p className="visually-hidden" role="status">{announced}</p>
    </>
  );
}
