import type { ReactNode } from "react";
import { Icon } from "./Icon.tsx";

/** Attributes that link a control to its label, hint and error. Spread them on the control. */
export interface ControlProps {
  id: string;
  name: string;
  required: boolean;
  "aria-invalid": boolean | undefined;
  "aria-describedby": string | undefined;
}

interface FieldProps {
  /** Prefix of the ids, so that two forms on one page have different ids. */
  form: string;
  name: string;
  label: string;
  error?: string;
  hint?: string;
  /** A note beside the label that the field is optional. */
  optional?: string;
  /** False for a field that is needed only if another one is empty. By default, what is not optional is required. */
  required?: boolean;
  children: (control: ControlProps) => ReactNode;
}

/** A labelled control with its hint and error. */
export function Field(
  { form, name, label, error, hint, optional, required = !optional, children }: FieldProps,
) {
  const id = `${form}-${name}`;
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <div className={error ? "field invalid" : "field"}>
      <label htmlFor={id}>
        {label}
        {optional && <small>({optional})</small>}
      </label>
      {children({
        id,
        name,
        required,
        "aria-invalid": error ? true : undefined,
        "aria-describedby": described || undefined,
      })}
      {hint && <p className="hint" id={`${id}-hint`}>{hint}</p>}
      {error && (
        <p className="error" id={`${id}-error`}>
          <Icon name="alert" />
          {error}
        </p>
      )}
    </div>
  );
}
