/** Below it, words of this size are hard to read for many (WCAG 2.2, AA). */
export const CONTRAST_MIN = 4.5;

/** How well white words can be read on a colour such as `#12663e`: 1 not at all, 21 best. */
export function contrastWithWhite(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}
