import * as hb from "harfbuzzjs";

/** Fonts by script. Text in other scripts uses the Latin font. */
export interface Fonts {
  Latin: Uint8Array<ArrayBuffer>;
  Devanagari: Uint8Array<ArrayBuffer>;
  Telugu: Uint8Array<ArrayBuffer>;
}

const SCRIPTS = { Devanagari: /\p{scx=Devanagari}/u, Telugu: /\p{scx=Telugu}/u, Latin: /\p{L}/u };
type Script = keyof Fonts;

interface Glyph {
  font: hb.Font;
  id: number;
  x: number;
  y: number;
}

/**
 * Shapes text into outlines with HarfBuzz, because the SVG renderer misplaces the vowel signs of Devanagari
 * and Telugu. Sizes are in pixels.
 */
export class TextShaper {
  readonly #fonts: Record<Script, hb.Font>;

  constructor(fonts: Fonts) {
    const open = (bytes: Uint8Array<ArrayBuffer>) => new hb.Font(new hb.Face(new hb.Blob(bytes)));
    this.#fonts = {
      Latin: open(fonts.Latin),
      Devanagari: open(fonts.Devanagari),
      Telugu: open(fonts.Telugu),
    };
  }

  width(text: string, size: number): number {
    return this.#shape(text).width * size;
  }

  /** The text as `<path>` elements; `x` and `y` are where its baseline starts. */
  outline(text: string, x: number, y: number, size: number): string {
    return this.#shape(text).glyphs.map((glyph) => {
      const path = glyph.font.glyphToPath(glyph.id);
      if (path === "") return "";
      const scale = size / glyph.font.face.upem;
      const place = `translate(${round(x + glyph.x * size)} ${round(y - glyph.y * size)})`;
      return `<path transform="${place} scale(${scale} ${-scale})" d="${path}"/>`;
    }).join("");
  }

  /** Breaks text into lines of at most `width`, between words. Only a word wider than a line is split. */
  lines(text: string, width: number, size: number): string[] {
    const lines: string[] = [];
    for (const word of text.split(/\s+/).filter(Boolean)) {
      const last = lines.at(-1);
      if (last !== undefined && this.width(`${last} ${word}`, size) <= width) {
        lines[lines.length - 1] = `${last} ${word}`;
      } else lines.push(...this.#pieces(word, width, size));
    }
    return lines;
  }

  /** Cuts the text to one line of at most `width`, with an ellipsis. */
  clip(text: string, width: number, size: number): string {
    if (this.width(text, size) <= width) return text;
    const letters = lettersOf(text);
    while (letters.length > 1 && this.width(ellipsis(letters), size) > width) letters.pop();
    // Cut after a whole word unless that loses half of the text.
    const space = letters.lastIndexOf(" ");
    return ellipsis(space > letters.length / 2 ? letters.slice(0, space) : letters);
  }

  #pieces(word: string, width: number, size: number): string[] {
    const pieces: string[] = [""];
    for (const letter of this.width(word, size) > width ? lettersOf(word) : [word]) {
      const last = pieces.at(-1)!;
      if (last === "" || this.width(last + letter, size) <= width) pieces[pieces.length - 1] = last + letter;
      else pieces.push(letter);
    }
    return pieces;
  }

  /** The glyphs and the total width, in multiples of the font size. */
  #shape(text: string): { glyphs: Glyph[]; width: number } {
    const glyphs: Glyph[] = [];
    let x = 0;
    for (const { script, text: run } of runsOf(text)) {
      const font = this.#fonts[script];
      const unit = 1 / font.face.upem;
      const buffer = new hb.Buffer();
      buffer.addText(run);
      buffer.guessSegmentProperties();
      hb.shape(font, buffer);
      for (
        const { codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 } of buffer.getGlyphInfosAndPositions()
      ) {
        glyphs.push({ font, id: codepoint, x: x + xOffset * unit, y: yOffset * unit });
        x += xAdvance * unit;
      }
    }
    return { glyphs, width: x };
  }
}

/** Splits text into runs of one script. Characters without a script (spaces) join the run before them. */
function runsOf(text: string): { script: Script; text: string }[] {
  const runs: { script: Script; text: string }[] = [];
  for (const letter of text) {
    const own = (Object.keys(SCRIPTS) as Script[]).find((script) => SCRIPTS[script].test(letter));
    const last = runs.at(-1);
    if (last && (own === undefined || own === last.script)) last.text += letter;
    else runs.push({ script: own ?? "Latin", text: letter });
  }
  return runs;
}

const segmenter = new Intl.Segmenter(undefined, { granularity: "grapheme" });

function lettersOf(text: string): string[] {
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

function ellipsis(letters: readonly string[]): string {
  return letters.join("").replace(/[\s,;:.(–-]+$/, "") + "…";
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
