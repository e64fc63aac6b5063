import { type HTMLAttributes, useId, useLayoutEffect, useRef, useState } from "react";
import type { Issue } from "../../../contract/issue.ts";

import { cellOf } from "../form/kinds.ts";
import { texts } from "../texts.ts";
import { showSuccess } from "../toasts.ts";
import { Button, IconButton } from "./Button.tsx";
import { FieldError } from "./Field.tsx";

export interface RowColumn {
  /** A property of the row; undefined if the row itself is the text. */
  name: string | undefined;
  label: string;
  placeholder?: string;
  isLong?: boolean;
  choices?: readonly (readonly [string, string])[];
  /** The path at which the schema or the server reports issues of this cell. */
  path(index: number, row: unknown): string;
}

interface Props {
  label: string;
  /** Set if the heading above already says the same. */
  hideLabel?: boolean;
  /** The name of one row, for button labels: "feature". */
  noun: string;
  columns: RowColumn[];
  value: readonly unknown[];
  onChange(rows: unknown[]): void;
  issues: Issue[];
  error?: string | undefined;
  lang?: string | undefined;
}

/** More columns than this stand in several lines, each cell below its own label. */
const IN_LINE_MAX = 4;

/** React keys that follow the rows when they are moved. Rows replaced from outside get new keys. */
function useKeys(count: number) {
  const last = useRef(0);
  const next = () => ++last.current;
  const [keys, setKeys] = useState(() => Array.from({ length: count }, next));
  if (keys.length === count) return { keys, setKeys, next };
  const fresh = Array.from({ length: count }, next);
  setKeys(fresh);
  return { keys: fresh, setKeys, next };
}

/** The changes of a list of rows. After each, the focus is where the next key is expected. */
function useRows({ noun, columns, value: rows, onChange }: Props) {
  const { keys, setKeys, next } = useKeys(rows.length);
  const group = useRef<HTMLFieldSetElement>(null);
  const focusNext = useRef<{ row: number | undefined; part: string } | null>(null);
  const [announced, setAnnounced] = useState("");

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

  function add(after: number): void {
    const key = next();
    focusNext.current = { row: key, part: "cell-0" };
    setKeys(keys.toSpliced(after + 1, 0, key));
    onChange(rows.toSpliced(after + 1, 0, blankRow(columns)));
  }

  function move(from: number, to: number, part: string): void {
    const key = keys[from];
    if (key === undefined || to < 0 || to >= rows.length) return;
    setAnnounced(texts.form.moved(noun, to + 1, rows.length));
    focusNext.current = { row: key, part };
    setKeys(keys.toSpliced(from, 1).toSpliced(to, 0, key));
    onChange(rows.toSpliced(from, 1).toSpliced(to, 0, rows[from]));
  }

  function remove(index: number): void {
    const row = rows[index];
    const neighbour = keys[index + 1] ?? keys[index - 1];
    focusNext.current = { row: neighbour, part: neighbour === undefined ? "add" : "cell-0" };
    setKeys(keys.toSpliced(index, 1));
    onChange(rows.toSpliced(index, 1));
    const isBlank = columns.every(({ name }) => cellOf(row, name).trim() === "");
    if (isBlank) return;
    showSuccess(texts.form.removed(noun), undefined, {
      label: texts.list.undo,
      run: () => latest.current?.(index, row),
    });
  }

  /** What was typed since stays. */
  function putBack(index: number, row: unknown): void {
    const key = next();
    focusNext.current = { row: key, part: "cell-0" };
    setKeys(keys.toSpliced(index, 0, key));
    onChange(rows.toSpliced(index, 0, row));
  }
  const latest = useRef<typeof putBack | null>(null);
  useLayoutEffect(() => {
    latest.current = putBack;
    // A form that is left takes nothing back.
    return () => void (latest.current = null);
  });

  function type(index: number, column: number, text: string): void {
    const { name, isLong } = columns[column]!;
    // A pasted text of several lines becomes several rows.
    const [first = "", ...more] = isLong
      ? [text]
      : columns.length === 1
      ? text.split(/\r?\n/)
      : [text.replace(/\r?\n/g, " ")];
    const changed = name === undefined ? first : { ...Object(rows[index]), [name]: first };
    const added = more.filter((line) => line.trim());
    setKeys(keys.toSpliced(index + 1, 0, ...added.map(next)));
    onChange(rows.toSpliced(index, 1, changed, ...added));
  }

  return { group, keys, announced, add, move, remove, type };
}

/** An editable list of rows. They can be added, reordered and removed by keyboard. */
export function RowsField(props: Props) {
  const { label, hideLabel, noun, columns, value: rows, issues, error, lang } = props;
  const { group, keys, announced, add, move, remove, type } = useRows(props);
  const errorId = useId();

  return (
    <fieldset ref={group} className="rows" aria-describedby={error ? errorId : undefined}>
      <legend className={hideLabel ? "visually-hidden" : undefined}>{label}</legend>
      {columns.length > 1 && columns.length <= IN_LINE_MAX && rows.length > 0 && (
        <div className="rows-head" data-cells={columns.length} aria-hidden="true">
          {columns.map((column) => <span key={column.label}>{column.label}</span>)}
        </div>
      )}
      <ul className="rows-list">
        {rows.map((row, index) => (
          <RowView
            key={keys[index]}
            id={keys[index]}
            {...{ row, index, columns, noun, issues, lang }}
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

function blankRow(columns: RowColumn[]): unknown {
  if (columns[0]?.name === undefined) return "";
  return Object.fromEntries(columns.map(({ name }) => [name, ""]));
}

interface RowViewProps {
  id: number | undefined;
  row: unknown;
  lang: string | undefined;
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

function RowView({ id: key, row, index, columns, noun, issues, last, lang, ...on }: RowViewProps) {
  const id = useId();
  const problems = columns.map((column) =>
    issues.find(({ path }) => path === column.path(index, row))?.message
  );
  const number = index + 1;
  return (
    <li className="row" data-row={key}>
      <div
        className="row-cells"
        data-cells={columns.length}
        data-many={columns.length > IN_LINE_MAX || undefined}
      >
        {columns.map((column, at) => (
          <div
            key={column.label}
            data-long={column.isLong || undefined}
            data-label={columns.length > 1 ? column.label : undefined}
          >
            <Cell
              column={column}
              value={cellOf(row, column.name)}
              onType={(text) => on.onType(at, text)}
              control={{
                className: "input",
                "data-part": `cell-${at}`,
                lang,
                "aria-label": columns.length === 1
                  ? texts.form.entry(noun, number)
                  : `${column.label}, ${texts.form.entry(noun, number)}`,
                "aria-invalid": problems[at] ? true : undefined,
                "aria-describedby": problems[at] ? `${id}-${at}` : undefined,
                onKeyDown(event) {
                  if (event.nativeEvent.isComposing) return;
                  if (event.key === "Enter" && !column.isLong && !column.choices) on.onEnter();
                  else if (event.altKey && event.key === "ArrowUp") on.onMove(-1, `cell-${at}`);
                  else if (event.altKey && event.key === "ArrowDown") on.onMove(1, `cell-${at}`);
                  else return;
                  event.preventDefault();
                },
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

interface CellProps {
  column: RowColumn;
  value: string;
  onType(text: string): void;
  control: HTMLAttributes<HTMLElement> & { "data-part": string };
}

function Cell({ column: { placeholder, isLong, choices }, value, onType, control }: CellProps) {
  if (choices) {
    return (
      <select {...control} value={value} onChange={(event) => onType(event.currentTarget.value)}>
        {choices.some(([choice]) => choice === value) ? null : <option value={value}>{value}</option>}
        {choices.map(([choice, words]) => <option key={choice} value={choice}>{words}</option>)}
      </select>
    );
  }
  return (
    <textarea
      {...control}
      rows={isLong ? 3 : 1}
      value={value}
      placeholder={placeholder}
      onChange={(event) => onType(event.currentTarget.value)}
    />
  );
}
