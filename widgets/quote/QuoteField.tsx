import type { InputHTMLAttributes } from "preact";
import type { QuoteModel } from "./QuoteModel.ts";
import type { QuoteFieldName as Field } from "./validate_quote.ts";

interface QuoteFieldProps {
  model: QuoteModel;
  field: Field;
  label: string;
  maxLength: number;
  type?: "email" | "tel";
  autocomplete?: "name" | "email" | "tel" | "organization";
  /** Visible lines of a textarea; without it, a single-line input. */
  rows?: number;
}

/** A label, its control and its error, connected for screen readers. */
export function QuoteField({ model, field, label, ...control }: QuoteFieldProps) {
  const issue = model.issues.value[field];
  const attributes = {
    ...control,
    id: field,
    name: field,
    part: "input",
    required: !(model.options.asked?.optional ?? "company").includes(field),
    "aria-invalid": issue ? "true" : undefined,
    "aria-describedby": issue && `${field}-issue`,
    value: model.values.value[field],
    onInput: (event: Event) => model.edit(field, (event.currentTarget as HTMLInputElement).value),
  } as const;
  return (
    <div part="field">
      <label for={field}>{label}</label>
      {control.rows ? <textarea {...attributes} /> : <input {...attributes as InputHTMLAttributes} />}
      {issue && <p id={`${field}-issue`} class="issue" part="issue">{issue}</p>}
    </div>
  );
}
