import type { ReactNode } from "react";
import { Field } from "./Field.tsx";
import type { Choice } from "./Segments.tsx";

interface Props<T extends string> {
  label: string;
  hint?: string | undefined;
  value: T;
  onChange(value: T): void;
  error?: string | undefined;
  required?: boolean;
  /** Values, or pairs of value and label. */
  choices: readonly (T | Choice<T>)[];
  /** Rendered below the select. */
  children?: ReactNode;
}

export function SelectField<T extends string>(props: Props<T>) {
  const { label, hint, value, onChange, error, required, choices, children } = props;
  const pairs = choices.map((choice): Choice<T> => typeof choice === "string" ? [choice, choice] : choice);
  return (
    <Field label={label} hint={hint} error={error} required={required}>
      {(control) => (
        <>
          <select
            {...control}
            className="input"
            value={value}
            onChange={({ currentTarget: { selectedIndex } }) => onChange(pairs[selectedIndex]![0])}
          >
            {pairs.map(([code, words]) => <option key={code} value={code}>{words}</option>)}
          </select>
          {children}
        </>
      )}
    </Field>
  );
}
