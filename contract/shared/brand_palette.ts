import { contrast, hexOf, oklchOf } from "./oklch.ts";

/** The house's colours on light and on dark ground, as `site/styles/tokens.css` has them. */
export const HOUSE_COLOURS = {
  "paper-sunk": ["#f5f9f5", "#111c16"],
  tint: ["#e8f5e9", "#1a2e22"],
  "tint-strong": ["#d3ead6", "#224030"],
  line: ["#d7e4da", "#2a3d32"],
  "line-strong": ["#7d9486", "#6f8a7b"],
  ink: ["#13221a", "#e8f1eb"],
  "ink-muted": ["#4a5c52", "#a9bbb0"],
  green: ["#12663e", "#86d6a5"],
  "green-deep": ["#1b5e20", "#a5e3bd"],
  fill: ["#12663e", "#1f7a4b"],
  "fill-hover": ["#0d5232", "#22824f"],
  band: ["#0f3d26", "#0a2417"],
  "on-band": ["#f1f8f2", "#f1f8f2"],
  "on-band-muted": ["#b9d3c1", "#b9d3c1"],
  accent: ["#a34a08", "#f0b35a"],
  "accent-fill": ["#f0a93b", "#f0a93b"],
  "on-accent": ["#2b1a03", "#2b1a03"],
} as const satisfies Record<string, readonly [light: string, dark: string]>;

type ColourToken = keyof typeof HOUSE_COLOURS;
export type Palette = Record<ColourToken, readonly [light: string, dark: string]>;

const ACCENTS: readonly ColourToken[] = ["accent", "accent-fill", "on-accent"];
const PAPER = ["#ffffff", "#0d1611"] as const;
const WHITE = ["#ffffff", "#ffffff"] as const;

/** What is read on what. Texts need 4.5 (WCAG AA). */
const READ: readonly [text: ColourToken | "white", ground: ColourToken | "paper"][] = [
  ["ink", "tint-strong"],
  ["ink-muted", "paper-sunk"],
  ["ink-muted", "tint"],
  ["green", "paper"],
  ["green", "tint"],
  ["green-deep", "tint-strong"],
  ["white", "fill"],
  ["white", "fill-hover"],
  ["on-band", "band"],
  ["on-band-muted", "band"],
  ["accent-fill", "band"],
  ["accent", "paper"],
  ["on-accent", "accent-fill"],
];
const READABLE = 4.5;
/** What rounding to whole channels may take. */
const MARGIN = 0.05;

/**
 * The house's colours in an owner's hues, for both themes. Each colour keeps the lightness that it has in the
 * house, but the fill is the owner's own colour. Then lightness gives way until every text can be read.
 */
export function paletteOf(colour: string | null, accent: string | null): Palette {
  const names = Object.keys(HOUSE_COLOURS) as ColourToken[];
  const palette = Object.fromEntries(names.map((name) => {
    const [chosen, house] = ACCENTS.includes(name)
      ? [accent, HOUSE_COLOURS["accent-fill"][0]]
      : [colour, HOUSE_COLOURS.fill[0]];
    return [name, HOUSE_COLOURS[name].map((value) => chosen ? inHueOf(value, chosen, house) : value)];
  })) as Record<ColourToken, [string, string]>;
  if (colour) palette.fill[0] = colour.toLowerCase();
  if (accent) palette["accent-fill"] = [accent.toLowerCase(), accent.toLowerCase()];
  for (const theme of [0, 1] as const) {
    for (const [text, ground] of READ) makeReadable(palette, text, ground, theme);
  }
  return palette;
}

/** The least contrast of a text in each theme, for whoever chooses. */
export function leastContrast(palette: Palette, theme: 0 | 1): number {
  return Math.min(...READ.map(([text, ground]) => {
    const on = ground === "paper" ? PAPER : palette[ground];
    return contrast((text === "white" ? WHITE : palette[text])[theme], on[theme]);
  }));
}

/** The custom properties that differ from the house's; empty if none does. */
export function brandCss(colour: string | null, accent: string | null): string {
  if (!colour && !accent) return "";
  const palette = paletteOf(colour, accent);
  const rule = (selector: string, theme: 0 | 1) => {
    const changed = (Object.keys(palette) as ColourToken[])
      .filter((name) => palette[name][theme] !== HOUSE_COLOURS[name][theme])
      .map((name) => `--${name}:${palette[name][theme]}`);
    // The widgets on our own pages.
    const widgets = colour
      ? [`--roost-accent:${palette.fill[theme]}`, `--roost-tint:${palette.tint[theme]}`]
      : [];
    return `${selector}{${[...changed, ...widgets].join(";")}}`;
  };
  return `${rule(":root", 0)}${rule(':root[data-theme="dark"]', 1)}`;
}

/** A colour of the house, with the hue of the chosen one and as much more or less chroma. */
function inHueOf(value: string, chosen: string, house: string): string {
  const [own, wanted, base] = [oklchOf(value), oklchOf(chosen), oklchOf(house)];
  return hexOf({ l: own.l, c: own.c * Math.min(1.5, wanted.c / base.c), h: wanted.h });
}

/** Moves the text's lightness away from its ground's, or the ground's from a white text. */
function makeReadable(
  palette: Record<ColourToken, [string, string]>,
  text: ColourToken | "white",
  ground: ColourToken | "paper",
  theme: 0 | 1,
): void {
  const moved = text === "white" ? ground as ColourToken : text;
  const other = text === "white" ? WHITE : ground === "paper" ? PAPER : palette[ground];
  const colour = oklchOf(palette[moved][theme]);
  const step = oklchOf(other[theme]).l > 0.6 ? -0.01 : 0.01;
  while (contrast(palette[moved][theme], other[theme]) < READABLE + MARGIN) {
    colour.l += step;
    if (colour.l <= 0 || colour.l >= 1) return;
    palette[moved][theme] = hexOf(colour);
  }
}
