import { lazy, type ReactNode, Suspense } from "react";
import { localDateTime, utcDateTime } from "../../../contract/shared/indian_dates.ts";
import { cellOf, rowsOf, typedOf } from "./kinds.ts";
import { ImageUploader } from "../media/ImageUploader.tsx";
import { texts } from "../texts.ts";
import { CheckField } from "../ui/CheckField.tsx";
import { ColourField } from "../ui/ColourField.tsx";
import { Field } from "../ui/Field.tsx";
import { RatingField } from "../ui/RatingField.tsx";
import { type RowColumn, RowsField } from "../ui/RowsField.tsx";
import { MarkedTextField } from "../ui/MarkedTextField.tsx";
import { SelectField } from "../ui/SelectField.tsx";
import { TextField } from "../ui/TextField.tsx";
import { valueAt } from "./json.ts";
import type { Column, FieldProps, Kind } from "./resource.ts";

/** Loaded on demand: the rich-text editor is the largest dependency of the panel. */
const RichText = lazy(async () => ({ default: (await import("../rich_text/RichText.tsx")).RichText }));

export function FormField(props: FieldProps) {
  const { control, kind = "text" } = props.field;
  const Control = control ?? CONTROLS[kind];
  return <Control {...props} />;
}

/** The props of a text control: label, hint, value, change handler and error. */
export function bind({ form, field }: FieldProps) {
  const value = valueAt(form.draft, field.path);
  return {
    label: field.label,
    hint: typeof field.hint === "function" ? field.hint(value) : field.hint,
    required: field.required ?? false,
    value: typedOf(value),
    error: form.errorAt(field.path),
    onChange: (value: unknown) => form.change(field.path, value),
  };
}

function Text(props: FieldProps) {
  const { kind, placeholder, className, lang } = props.field;
  return (
    <TextField
      {...bind(props)}
      {...{ placeholder, className, lang }}
      multiline={kind === "textarea"}
      type={kind === "url" ? "url" : "text"}
      inputMode={kind === "number" ? "decimal" : undefined}
    />
  );
}

function Check(props: FieldProps) {
  const { form, field } = props;
  const { label, hint, onChange } = bind(props);
  const [on, off] = field.values ?? [true, false];
  return (
    <CheckField
      label={label}
      hint={hint}
      value={valueAt(form.draft, field.path) === on}
      onChange={(isOn) => onChange(isOn ? on : off)}
    />
  );
}

function DateTime(props: FieldProps) {
  const { value, onChange, label, hint, error } = bind(props);
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <input
          {...control}
          className="input"
          type="datetime-local"
          value={value && localDateTime(value)}
          onChange={(event) => onChange(utcDateTime(event.currentTarget.value))}
        />
      )}
    </Field>
  );
}

function Rich(props: FieldProps) {
  const { hint: _, ...bound } = bind(props);
  return (
    <Suspense fallback={<p role="status">{texts.loading}</p>}>
      <RichText {...bound} lang={props.field.lang} />
    </Suspense>
  );
}

export function Rows({ form, field }: FieldProps) {
  const { path, label, kind, noun = label, hideLabel = false, placeholder, lang, hint } = field;
  const columns: readonly Column[] = field.columns ?? [{ label, ...(placeholder && { placeholder }) }];
  const isMap = kind === "map";
  return (
    <>
      <RowsField
        {...{ label, noun, hideLabel, lang }}
        columns={columns.map(({ name, ...column }): RowColumn => ({
          ...column,
          name,
          // The schema reports issues of a map by the entry's label, not by its index.
          path: (index, row) =>
            isMap ? `${path}.${cellOf(row, "label").trim()}` : [path, index, name].filter(isNamed).join("."),
        }))}
        value={rowsOf(valueAt(form.draft, path))}
        onChange={(rows) => form.change(path, rows)}
        issues={form.issues}
        error={form.errorAt(path)}
      />
      {typeof hint === "string" && <p className="field-hint">{hint}</p>}
    </>
  );
}

const isNamed = (part: string | number | undefined) => part !== undefined;

const CONTROLS: Record<Kind, (props: FieldProps) => ReactNode> = {
  text: Text,
  textarea: Text,
  marked: (props) => <MarkedTextField {...bind(props)} lang={props.field.lang} />,
  url: Text,
  number: Text,
  words: Text,
  select: (props) => <SelectField {...bind(props)} choices={props.field.choices ?? []} />,
  check: Check,
  colour: (props) => <ColourField {...bind(props)} fallback={props.field.fallback ?? ""} />,
  picture: (props) => <ImageUploader {...bind(props)} pixels={props.field.pixels} />,
  rating: (props) => <RatingField {...bind(props)} />,
  date: DateTime,
  rich: Rich,
  lines: Rows,
  rows: Rows,
  map: Rows,
};
