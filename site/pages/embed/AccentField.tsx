import { Icon } from "../../ui/Icon.tsx";
import type { EmbedTexts } from "./texts/en.ts";

/** The minimum contrast for text of this size (WCAG 2.2, AA). */
const CONTRAST_MIN = 4.5;

/** The widgets' own colour and what it is called. */
export type House = readonly [colour: string, name: string];

/** Offered beside the default, with enough contrast for white text. */
const ACCENTS = ["#0b57a4", "#6a3d9a", "#b3261e", "#7a4a12", "#3c4650"];

interface Props {
  texts: EmbedTexts;
  house: House;
  accent: string | null;
  onChange: (accent: string | null) => void;
}

/** The colour of buttons and links. A colour with too little contrast is accepted with a warning. */
export function AccentField({ texts, house, accent, onChange }: Props) {
  const [own, ownName] = house;
  const colour = accent ?? own;
  const contrast = contrastWithWhite(colour);
  const choose = (value: string) => onChange(value === own ? null : value);
  return (
    <fieldset className="embed-accent">
      <legend>{texts.accent}</legend>
      <div>
        {[own, ...ACCENTS].map((each, index) => (
          <button
            key={each}
            type="button"
            className="needs-script"
            aria-pressed={each === colour}
            title={index === 0 ? ownName : texts.accentNames[index]}
            onClick={() => choose(each)}
          >
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <circle cx="12" cy="12" r="11" fill={each} />
              {each === colour && (
                <path d="m7 12.5 3.5 3.5L17 9" fill="none" stroke="#fff" strokeWidth="2.2" />
              )}
            </svg>
            <span className="unseen">{index === 0 ? ownName : texts.accentNames[index]}</span>
          </button>
        ))}
        <label>
          <span className="unseen">{texts.accent}</span>
          <input
            type="color"
            name="accent"
            value={colour}
            onChange={({ currentTarget }) => choose(currentTarget.value)}
          />
          <code>{colour}</code>
        </label>
      </div>
      <div role="status">
        {contrast < CONTRAST_MIN && (
          <p className="error">
            <Icon name="alert" />
            {texts.contrast(contrast.toFixed(1))}
          </p>
        )}
      </div>
    </fieldset>
  );
}

/** The WCAG contrast of white text on a colour such as `#12663e`, from 1 to 21. */
export function contrastWithWhite(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}
