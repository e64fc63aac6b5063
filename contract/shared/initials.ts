/** The first letters of a name's first two words: "Amber Poultry Care" is "AP". */
export function initials(name: string): string {
  return name.trim().split(/\s+/).slice(0, 2).map((word) => [...word][0] ?? "").join("").toUpperCase();
}
