import { RATING_MAX, RATING_MIN } from "../../../contract/testimonial.ts";
import { texts } from "../texts.ts";
import { Field } from "./Field.tsx";
import { Stars } from "./Stars.tsx";

interface Props {
  label: string;
  value: string;
  onChange(value: number): void;
  error?: string | undefined;
}

export function RatingField({ label, value, onChange, error }: Props) {
  return (
    <Field label={label} error={error}>
      {(control) => (
        <span className="rating-field">
          <input
            {...control}
            type="range"
            min={RATING_MIN}
            max={RATING_MAX}
            step={1}
            value={value}
            aria-valuetext={texts.form.stars(Number(value))}
            onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
          />
          <Stars rating={Number(value)} label={texts.form.stars(Number(value))} />
        </span>
      )}
    </Field>
  );
}
