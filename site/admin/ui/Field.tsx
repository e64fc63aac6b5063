import { type ReactNode, useId } from "react";
import { texts } from "../texts.ts";
import { Icon } from "./Icon.tsx";

/** Attributes that link a control to its label, hint and error. */
interface ControlProps {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
  "aria-required": true | undefined;
}

interface Props {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  required?: boolean | undefined;
  className?: string;
  children(control: ControlProps): ReactNode;
}

export function Field({ label, hint, error, required, className = "", children }: Props) {
  const id = useId();
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ");
  return (
    <div className={`field ${className}`.trim()} data-invalid={error ? true : undefined}>
      <label htmlFor={id}>
        {label}
        {required && <span className="field-required" aria-hidden="true">{texts.form.required}</span>}
      </label>
      {children({
        id,
        "aria-describedby": described || undefined,
        "aria-invalid": error ? true : undefined,
        "aria-required": required || undefined,
      })}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {hint && <p id={`${id}-hint`} className="field-hint">{hint}</p>}
    </div>
  );
}

export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className="field-error">
      <Icon name="alert" size={16} />
      <span>{children}</span>
    </p>
  );
}
