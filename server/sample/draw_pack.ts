const LINE_LETTERS = 16;
const LINES = 3;

/** What a pack's drawing says and how it is coloured; `colour` is `#RRGGBB`. */
export interface PackLabel {
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
export type PackShape = keyof typeof SHAPES;
export const packShapes = Object.keys(SHAPES) as PackShape[];

/** The shape that the packaging's words name: "25 kg fibre drum" is a drum; what names none is a bag. */
export function packShape(packaging: string): PackShape {
  return packShapes.find((shape) => SHAPES[shape].test(packaging)) ?? "bag";
}

/** A template with its `{{placeholders}}` filled. */
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
    packaging,
  };
  return template.replace(/\{\{(\w+)\}\}/g, (_, key: string) => escapeXml(values[key] ?? ""));
}

/** A name in at most three lines of at most sixteen letters; what does not fit ends in an ellipsis. */
export function labelLines(name: string): string[] {
  const lines: string[] = [];
  for (const word of name.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= LINE_LETTERS) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else lines.push(word);
  }
  const shown = lines.slice(0, LINES).map((line) =>
    line.length > LINE_LETTERS ? `${line.slice(0, LINE_LETTERS - 1)}…` : line
  );
  if (lines.length > LINES) shown[LINES - 1] = `${shown[LINES - 1]!.slice(0, LINE_LETTERS - 1)}…`;
  return shown;
}

/** The colour moved towards black (0) or white (255) by a part from 0 to 1. */
function mix(colour: string, towards: 0 | 255, part: number): string {
  const channels = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));
  return "#" +
    channels.map((value) => Math.round(value + (towards - value) * part).toString(16).padStart(2, "0")).join(
      "",
    );
}

function escapeXml(text: string): string {
  return text.replace(/[<>&"']/g, (letter) => `&#${letter.charCodeAt(0)};`);
}
