import { texts } from "../texts.ts";
import { Field } from "./Field.tsx";

interface Props {
  label: string;
  value: string;
  onChange(value: string): void;
  error?: string | undefined;
  hint?: string | undefined;
  /** The picker's colour while the field is empty. */
  fallback: string;
}

/** A colour field: typed as `#RRGGBB`, or picked. */
export function ColourField({ label, value, onChange, error, hint, fallback }: Props) {
  const picked = /^#[0-9a-f]{6}$/i.test(value.trim()) ? value.trim() : fallback;
  return (
    <Field label={label} error={error} hint={hint}>
      {(control) => (
        <span className="colour-field">
          <input
            type="color"
            value={picked}
            aria-label={texts.form.pick(label)}
            onChange={(event) => onChange(event.currentTarget.value.toUpperCase())}
          />
          <input
            {...control}
            className="input"
            value={value}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
        </span>
      )}
    </Field>
  );
}
