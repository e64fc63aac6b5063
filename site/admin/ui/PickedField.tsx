import { type ReactNode, useEffect, useId, useState } from "react";
import { texts } from "../texts.ts";
import { IconButton } from "./Button.tsx";
import { Field, FieldError } from "./Field.tsx";

interface Choice {
  id: string;
  name: string;
}

interface PickedProps {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** What was chosen, in its order. */
  picked: readonly Choice[];
  onRemove(id: string): void;
  /** Rendered beside the name of one that was chosen. */
  extra?(choice: Choice): ReactNode;
  /** What adds more. */
  children: ReactNode;
}

/** What was chosen from a long list, each with a button that removes it. */
export function PickedField({ label, hint, error, picked, onRemove, extra, children }: PickedProps) {
  const hintId = useId();
  return (
    <fieldset className="rows" aria-describedby={hint ? hintId : undefined}>
      <legend>{label}</legend>
      {error && <FieldError>{error}</FieldError>}
      {picked.length > 0 && (
        <ul className="picked">
          {picked.map((choice) => (
            <li key={choice.id}>
              <span className="break">{choice.name}</span>
              {extra?.(choice)}
              <IconButton
                label={texts.form.removeNamed(choice.name)}
                icon="close"
                onClick={() => onRemove(choice.id)}
              />
            </li>
          ))}
        </ul>
      )}
      {children}
      {hint && <p id={hintId} className="field-hint">{hint}</p>}
    </fieldset>
  );
}

interface AdderProps {
  label: string;
  choices: readonly Choice[] | undefined;
  onChoose(id: string): void;
  /** Told of every letter, where the choices are looked up. */
  onType?(typed: string): void;
}

/** Uses the native `<datalist>`, which already supports keyboards, phones and screen readers. */
export function ChoiceAdder({ label, choices = [], onChoose, onType }: AdderProps) {
  const [typed, setTyped] = useState("");
  const [isLeft, setLeft] = useState(false);
  const listId = useId();
  const name = typed.trim().toLowerCase();
  const named = choices.find((choice) => choice.name.toLowerCase() === name)?.id;
  // Whoever types faster than the choices come has chosen as well.
  useEffect(() => {
    if (!named) return;
    onChoose(named);
    setTyped("");
    onType?.("");
  }, [named]);
  return (
    <Field label={label} error={isLeft && typed.trim() ? texts.form.notInList : undefined}>
      {(control) => (
        <>
          <input
            {...control}
            className="input"
            list={listId}
            value={typed}
            autoComplete="off"
            onFocus={() => setLeft(false)}
            onBlur={() => setLeft(true)}
            onKeyDown={(event) => {
              // Enter chooses. Without this it would submit the form.
              if (event.key === "Enter") event.preventDefault();
            }}
            onChange={({ currentTarget: { value } }) => {
              setTyped(value);
              onType?.(value);
            }}
          />
          <datalist id={listId}>
            {choices.map(({ id, name }) => <option key={id} value={name} />)}
          </datalist>
        </>
      )}
    </Field>
  );
}
