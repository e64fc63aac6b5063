import type { Language } from "../language.ts";

/** The makes that say where a product comes from and not who made it, in a reader's language. */
const ORIGINS: Record<Language, { imported: string; india: string }> = {
  en: { imported: "Imported", india: "India" },
  hi: { imported: "आयातित", india: "भारत" },
  te: { imported: "దిగుమతి", india: "భారత్" },
};

/** A make as it is shown: a missing one reads as imported, and a maker's name stays as it is. */
export function shownMake(make: string | null, language: Language): string {
  const { imported, india } = ORIGINS[language];
  const said = make?.trim().toLowerCase();
  if (!make || !said || said === "imported") return imported;
  return said === "india" ? india : make;
}
