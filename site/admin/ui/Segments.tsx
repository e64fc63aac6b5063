import { useId } from "react";

/** A value and its label. */
export type Choice<T extends string = string> = readonly [value: T, words: string];

interface Props<T extends string> {
  label: string;
  value: T;
  onChange(value: T): void;
  choices: readonly Choice<T>[];
}

/** A radio group shown as buttons side by side. */
export function Segments<T extends string>({ label, value, onChange, choices }: Props<T>) {
  // Two groups of one name on a page would take each other's choice away.
  const name = useId();
  return (
    <fieldset className="segments">
      <legend className="visually-hidden">{label}</legend>
      {choices.map(([choice, words]) => (
        <label key={choice}>
          <input type="radio" name={name} checked={choice === value} onChange={() => onChange(choice)} />
          <span>{words}</span>
        </label>
      ))}
    </fieldset>
  );
}
