import { RATING_MAX, RATING_MIN } from "../../../contract/testimonial.ts";
import { Field } from "./Field.tsx";
import { Stars } from "./Stars.tsx";

interface Props {
  label: string;
  value: string;
  onChange(value: string): void;
  error?: string | undefined;
  /** The value in words, for the stars beside the slider. */
  describe(rating: number): string;
}

/** A slider over whole stars. */
export function RatingField({ label, value, onChange, error, describe }: Props) {
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
            aria-valuetext={describe(Number(value))}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
          <Stars rating={Number(value)} label={describe(Number(value))} />
        </span>
      )}
    </Field>
  );
}
