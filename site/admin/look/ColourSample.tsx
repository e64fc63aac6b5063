import { leastContrast, type Palette, paletteOf } from "../../../contract/shared/brand_palette.ts";
import { typedOf } from "../form/kinds.ts";
import type { Editor } from "../form/use_editor.ts";

const own = {
  text: "Text with a",
  link: "link",
  button: "Request Quote",
  band: "A band and its",
  accent: "accent",
  theme: ["Light", "Dark"],
  contrast: (least: string) => `every text has a contrast of at least ${least} (4.5 is asked for)`,
  darkened: (chosen: string, shown: string) =>
    `White cannot be read well on ${chosen.toUpperCase()}, so buttons are ${shown.toUpperCase()}.`,
};

const PAPER = ["#ffffff", "#0d1611"] as const;

/** The chosen colours as the site will show them in both themes, with the least contrast of any text. */
export function ColourSample({ form }: { form: Editor }) {
  const [colour, accent] = [chosen(form.draft.colour), chosen(form.draft.accent)];
  const palette = paletteOf(colour, accent);
  const isDarkened = colour !== null && palette.fill[0] !== colour.toLowerCase();
  return (
    <div className="stack" aria-live="polite">
      {([0, 1] as const).map((theme) => <Sample key={theme} palette={palette} theme={theme} />)}
      {isDarkened && <p className="field-hint">{own.darkened(colour, palette.fill[0])}</p>}
    </div>
  );
}

/** A colour that is typed whole. */
function chosen(value: unknown): string | null {
  const text = typedOf(value).trim();
  return /^#[0-9a-f]{6}$/i.test(text) ? text : null;
}

function Sample({ palette, theme }: { palette: Palette; theme: 0 | 1 }) {
  const of = (name: keyof Palette) => palette[name][theme];
  return (
    <figure className="look-sample">
      <div style={{ background: PAPER[theme], color: of("ink") }}>
        <p>
          {own.text} <u style={{ color: of("green") }}>{own.link}</u>
        </p>
        <span className="look-button" style={{ background: of("fill"), color: "#fff" }}>{own.button}</span>
      </div>
      <div style={{ background: of("band"), color: of("on-band") }}>
        {own.band} <strong style={{ color: of("accent-fill") }}>{own.accent}</strong>
      </div>
      <figcaption className="field-hint">
        {own.theme[theme]}: {own.contrast(leastContrast(palette, theme).toFixed(1))}
      </figcaption>
    </figure>
  );
}
