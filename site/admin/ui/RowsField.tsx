import { useId, useLayoutEffect, useRef, useState } from "react";
import type { Issue } from "../api.ts";
import { movedRow, type Row, rowOf } from "../draft_rows.ts";
import { texts } from "../texts.ts";
import { Button, IconButton } from "./Button.tsx";
import { FieldError } from "./Field.tsx";

export interface RowColumn {
  label: string;
  placeholder?: string;
  /** Where the server or the schema says what is wrong with this cell of the row. */
  path(index: number, row: Row): string;
}

interface Props {
  label: string;
  /** Where the heading above says the same. */
  hideLabel?: boolean;
  /** What one row is called: "feature". */
  noun: string;
  columns: RowColumn[];
  value: Row[];
  onChange(rows: Row[]): void;
  issues: Issue[];
  error?: string | undefined;
}

/** A list of lines, or of lines with several cells, that can be added to, reordered and shortened by keyboard. */
export function RowsField(props: Props) {
  const { label, hideLabel, noun, columns, value: rows, onChange, issues, error } = props;
  const group = useRef<HTMLFieldSetElement>(null);
  const focusNext = useRef<{ row: number | undefined; part: string } | null>(null);
  const [announced, setAnnounced] = useState("");
  const errorId = useId();

  useLayoutEffect(() => {
    const wanted = focusNext.current;
    if (!wanted) return;
    focusNext.current = null;
    const row = wanted.row === undefined ? null : group.current?.querySelector(`[data-row="${wanted.row}"]`);
    const scope: Element | null | undefined = row ?? group.current;
    const target = scope?.querySelector<HTMLElement>(`[data-part="${wanted.part}"]:not(:disabled)`) ??
      scope?.querySelector<HTMLElement>("textarea, button:not(:disabled)");
    target?.focus();
  }, [rows]);

  function replace(next: Row[], row: number | undefined, part: string): void {
    focusNext.current = { row, part };
    onChange(next);
  }

  function add(after: number): void {
    const row = rowOf(...columns.map(() => ""));
    replace([...rows.slice(0, after + 1), row, ...rows.slice(after + 1)], row.id, "cell-0");
  }

  function move(from: number, to: number, part: string): void {
    const row = rows[from];
    if (!row || to < 0 || to >= rows.length) return;
    setAnnounced(texts.form.moved(noun, to + 1, rows.length));
    replace(movedRow(rows, from, to), row.id, part);
  }

  function remove(index: number): void {
    const neighbour = rows[index + 1] ?? rows[index - 1];
    replace(rows.filter((_, at) => at !== index), neighbour?.id, neighbour ? "cell-0" : "add");
  }

  function type(index: number, column: number, text: string): void {
    // Several pasted lines become several rows.
    const [first = "", ...more] = columns.length === 1 ? text.split(/\r?\n/) : [text.replace(/\r?\n/g, " ")];
    const next = rows.map((row, at) =>
      at === index ? { ...row, cells: row.cells.map((cell, of) => of === column ? first : cell) } : row
    );
    next.splice(index + 1, 0, ...more.filter((line) => line.trim()).map((line) => rowOf(line)));
    onChange(next);
  }

  return (
    <fieldset ref={group} className="rows" aria-describedby={error ? errorId : undefined}>
      <legend className={hideLabel ? "visually-hidden" : undefined}>{label}</legend>
      {columns.length > 1 && rows.length > 0 && (
        <div className="rows-head" aria-hidden="true">
          {columns.map((column) => <span key={column.label}>{column.label}</span>)}
        </div>
      )}
      <ul className="rows-list">
        {rows.map((row, index) => (
          <RowView
            key={row.id}
            {...{ row, index, columns, noun, issues }}
            last={index === rows.length - 1}
            onType={(column, text) => type(index, column, text)}
            onEnter={() => add(index)}
            onMove={(step, part) => move(index, index + step, part)}
            onRemove={() => remove(index)}
          />
        ))}
      </ul>
      {error && <FieldError id={errorId}>{error}</FieldError>}
      <Button look="quiet" icon="plus" data-part="add" onClick={() => add(rows.length - 1)}>
        {texts.form.add(noun)}
      </Button>
      <p className="visually-hidden" role="status">{announced}</p>
    </fieldset>
  );
}

interface RowViewProps {
  row: Row;
  index: number;
  columns: RowColumn[];
  noun: string;
  issues: Issue[];
  last: boolean;
  onType(column: number, text: string): void;
  onEnter(): void;
  onMove(step: -1 | 1, part: string): void;
  onRemove(): void;
}

function RowView({ row, index, columns, noun, issues, last, ...on }: RowViewProps) {
  const id = useId();
  const problems = columns.map((column) =>
    issues.find(({ path }) => path === column.path(index, row))?.message
  );
  const number = index + 1;
  return (
    <li className="row" data-row={row.id}>
      <div className="row-cells" data-cells={columns.length}>
        {columns.map((column, at) => (
          <div key={column.label}>
            <textarea
              className="input"
              rows={1}
              data-part={`cell-${at}`}
              value={row.cells[at] ?? ""}
              placeholder={column.placeholder}
              aria-label={columns.length === 1
                ? texts.form.entry(noun, number)
                : `${column.label}, ${texts.form.entry(noun, number)}`}
              aria-invalid={problems[at] ? true : undefined}
              aria-describedby={problems[at] ? `${id}-${at}` : undefined}
              onChange={(event) => on.onType(at, event.currentTarget.value)}
              onKeyDown={(event) => {
                if (event.nativeEvent.isComposing) return;
                if (event.key === "Enter") on.onEnter();
                else if (event.altKey && event.key === "ArrowUp") on.onMove(-1, `cell-${at}`);
                else if (event.altKey && event.key === "ArrowDown") on.onMove(1, `cell-${at}`);
                else return;
                event.preventDefault();
              }}
            />
            {problems[at] && <FieldError id={`${id}-${at}`}>{problems[at]}</FieldError>}
          </div>
        ))}
      </div>
      <div className="row-tools">
        <IconButton
          label={texts.form.up(noun, number)}
          icon="up"
          data-part="up"
          disabled={index === 0}
          onClick={() => on.onMove(-1, "up")}
        />
        <IconButton
          label={texts.form.down(noun, number)}
          icon="down"
          data-part="down"
          disabled={last}
          onClick={() => on.onMove(1, "down")}
        />
        <IconButton label={texts.form.remove(noun, number)} icon="trash" onClick={on.onRemove} />
      </div>
    </li>
  );
}
