interface Props {
  label: string;
  hint?: string | undefined;
  value: boolean;
  onChange(value: boolean): void;
}

/** A checkbox with a label and an explanation. */
export function CheckField({ label, hint, value, onChange }: Props) {
  return (
    <label className="check">
      <input type="checkbox" checked={value} onChange={(event) => onChange(event.currentTarget.checked)} />
      <span>
        {label}
        {hint && <span className="field-hint">{hint}</span>}
      </span>
    </label>
  );
}
