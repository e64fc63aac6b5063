import { useState } from "react";
import { Field } from "./Field.tsx";

interface Props {
  label: string;
  /** Such as `2026-12-01`; empty if there is none. */
  value: string;
  onChange(day: string): void;
}

/** A day. It changes only with a complete year: "0020" is a year that is still being typed. */
export function DayField({ label, value, onChange }: Props) {
  const [typed, setTyped] = useState(value);
  const [seen, setSeen] = useState(value);
  // Follows what changes it from elsewhere, such as the Back button or an answer of the server.
  if (value !== seen) {
    setSeen(value);
    setTyped(value);
  }
  return (
    <Field label={label}>
      {(control) => (
        <input
          {...control}
          type="date"
          className="input"
          value={typed}
          max="9999-12-31"
          onChange={({ currentTarget: { value: day } }) => {
            setTyped(day);
            if (day === "" || day >= "2000") onChange(day);
          }}
        />
      )}
    </Field>
  );
}
