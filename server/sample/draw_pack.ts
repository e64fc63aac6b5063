import { escapeHtml } from "../../contract/shared/escape_html.ts";

/** The size of a label in characters and lines. */
const LINE_LENGTH = 18;
const LINES = 3;

/** The texts and the colour of a drawn pack. `colour` is `#RRGGBB`. */
interface PackLabel {
  name: string;
  category: string;
  packaging: string;
  colour: string;
}

const SHAPES = {
  drum: /\bdrum/i,
  jerrycan: /\b(jerry ?can|carboy|can)\b/i,
  vial: /\bvial/i,
  bottle: /\b(bottle|jar)/i,
  sachet: /\b(sachet|pouch)/i,
  bag: /\b(bag|sack)/i,
};
type PackShape = keyof typeof SHAPES;
export const packShapes = Object.keys(SHAPES) as PackShape[];

/** The shape that the packaging names: "25 kg fibre drum" is a drum. The default is a bag. */
export function packShape(packaging: string, name = ""): PackShape {
  if (/\binjection\b/i.test(name)) return "vial";
  // A drum measured in litres is drawn as a jerrycan.
  if (/\bL drum/.test(packaging)) return "jerrycan";
  return packShapes.find((shape) => SHAPES[shape].test(packaging)) ?? "bag";
}

/** Fills the `{{placeholders}}` of an SVG template with escaped text. */
export function drawPack(template: string, { name, category, packaging, colour }: PackLabel): string {
  const [line1 = "", line2 = "", line3 = ""] = labelLines(name);
  const values: Record<string, string> = {
    colour,
    dark: mix(colour, 0, 0.35),
    tint: mix(colour, 255, 0.88),
    line1,
    line2,
    line3,
    category,
    packaging: packaging.split(" (")[0]!,
  };
  return template.replace(/\{\{(\w+)\}\}/g, (_, key: string) => escapeHtml(values[key] ?? ""));
}

/** Breaks a name into the label's three lines of similar length. Words that do not fit are left out. */
export function labelLines(name: string): string[] {
  const words = name.replace(/\s*\([^)]*\)/g, "").replace(/\band\b/g, "&").split(/\s+/);
  while (breakLines(words, LINE_LENGTH).length > LINES || /^(&|with|\+)$/.test(words.at(-1) ?? "")) {
    words.pop();
  }
  const count = breakLines(words, LINE_LENGTH).length;
  let letters = LINE_LENGTH;
  while (letters > 1 && breakLines(words, letters - 1).length === count) letters--;
  const lines = breakLines(words, letters);
  return lines.length === 1 ? ["", lines[0]!, ""] : lines;
}

function breakLines(words: readonly string[], letters: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= letters) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else lines.push(word);
  }
  return lines;
}

/** Mixes a colour with black (0) or white (255). `part` is the share of black or white, 0 to 1. */
function mix(colour: string, towards: 0 | 255, part: number): string {
  const channels = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));
  const mixed = channels.map((value) => Math.round(value + (towards - value) * part));
  return `#${mixed.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}
