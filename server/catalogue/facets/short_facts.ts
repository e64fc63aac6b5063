import type { Language } from "../../../contract/language.ts";
import type { Product } from "../../../contract/product.ts";
import { CARRIER } from "../../search/describe_product.ts";
import { shownPacks } from "./shown_packs.ts";
import { facetTexts } from "./texts/texts.ts";

/** Strengths of more ingredients than these say nothing beside one another. */
const STRENGTHS_MAX = 2;

/**
 * What a row says of a product in short: its strength, its pack, and the days until meat and eggs may be sold. Days
 * that differ between animals or doses are a range: "Meat 2–5 days". Days of one dose name it: "Eggs 0 days (20 mg/kg)".
 */
export function shortFacts(product: Product, english: Product, language: Language): string {
  const { packaging, untranslated, withdrawal } = product;
  // A carrier is known by its English name.
  const strengths = english.composition.filter(({ ingredient }) => !CARRIER.test(ingredient))
    .flatMap(({ strength }) => strengthFigure(strength ?? "") ?? []);
  const isPackRead = packaging !== null && !untranslated?.includes("packaging");
  const packs = shownPacks(product).map(({ name }) => name).join(", ");
  const texts = facetTexts[language];
  const meat = daysOf(withdrawal, "meat");
  const eggs = daysOf(withdrawal, "eggs");
  const facts = [
    strengths.length <= STRENGTHS_MAX ? strengths.join(" + ") : "",
    isPackRead ? packaging : packs,
    meat ? unbroken(texts.meatDays(meat, meat === "1")) + doseOf(withdrawal, "meat") : "",
    eggs
      ? unbroken(texts.eggDays(eggs, eggs === "1")) + doseOf(withdrawal, "eggs")
      : withdrawal
      ? texts.noEggs
      : "",
  ];
  return facts.filter(Boolean).join("\u00a0· ");
}

/** On one line: a figure without its word is no answer. */
function unbroken(text: string): string {
  return text.replaceAll(" ", "\u00a0");
}

const FIGURE =
  /^(?!to )(?:.*?\b(at least|minimum|not less than) )?\D{0,12}?(\d[\d.,×^]*(?:%(?: w\/[wv])?| ?(?:[µm]?g|kg|IU|U|FTU|CFU)\b(?: per (?:g|kg|mL|L)\b)?))/i;

/** The figure of a strength, in symbols that every language reads: "≥ 5,000 FTU/g" of "minimum 5,000 FTU per g". */
function strengthFigure(strength: string): string | undefined {
  const [, least, figure] = FIGURE.exec(strength) ?? [];
  return figure && (least ? "≥ " : "") + figure.replace(" per ", "/");
}

/** `"5"`, or `"2–5"` where periods differ. Undefined where it may not be sold, or where nothing is stated. */
function daysOf(withdrawal: Product["withdrawal"], food: "meat" | "eggs"): string | undefined {
  const longest = food === "meat" ? withdrawal?.meatDays : withdrawal?.eggDays;
  if (longest === null || longest === undefined) return undefined;
  const days = (withdrawal?.periods ?? []).flatMap((period) => period.food === food ? period.days ?? [] : []);
  const shortest = Math.min(longest, ...days);
  return shortest === longest ? String(longest) : `${shortest}–${longest}`;
}

/** `" (20 mg/kg)"` where all days of a food are of that dose, else nothing. */
function doseOf(withdrawal: Product["withdrawal"], food: "meat" | "eggs"): string {
  const doses = new Set(
    withdrawal?.periods?.filter((period) => period.food === food).map(({ dose }) => dose),
  );
  const [dose] = doses;
  return dose && doses.size === 1 ? ` (${dose})` : "";
}
