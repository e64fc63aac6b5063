import type { ReactNode } from "react";
import { Icon } from "./Icon.tsx";

/** What ties a control to its label, its hint and its error; spread on the control. */
export interface ControlProps {
  id: string;
  name: string;
  required: boolean;
  "aria-invalid": boolean | undefined;
  "aria-describedby": string | undefined;
}

interface FieldProps {
  /** Set before the ids, so that two forms may stand on one page. */
  form: string;
  name: string;
  label: string;
  error?: string;
  hint?: string;
  /** Said beside the label of a field that may stay empty. */
  optional?: string;
  children: (control: ControlProps) => ReactNode;
}

/** A labelled control with its hint and error. */
export function Field({ form, name, label, error, hint, optional, children }: FieldProps) {
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
        required: !optional,
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
