import { Field } from "./Field.tsx";

interface Props {
  label: string;
  hint?: string;
  value: string;
  onChange(value: string): void;
  error?: string | undefined;
  choices: readonly string[];
}

/** One of a few words. */
export function ChoiceField({ label, hint, value, onChange, error, choices }: Props) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <select
          {...control}
          className="input"
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        >
          {choices.map((choice) => <option key={choice}>{choice}</option>)}
        </select>
      )}
    </Field>
  );
}
