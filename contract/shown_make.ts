/** The makes that say where a product comes from and not who made it, in a reader's language. */
export interface MakeWords {
  imported: string;
  india: string;
}

/** A make as it is shown: a missing one reads as imported, and a maker's name stays as it is. */
export function shownMake(make: string | null, words: MakeWords): string {
  const said = make?.trim().toLowerCase();
  if (!make || !said || said === "imported") return words.imported;
  return said === "india" ? words.india : make;
}
