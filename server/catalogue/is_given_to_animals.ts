import type { Product } from "../../contract/product.ts";

/** By mouth, by needle or on the skin, as the places of its doses say; where none is stated, we take it to be. */
export function isGivenToAnimals({ usage: { dosage } }: Product): boolean {
  return dosage.length === 0 || dosage.some((line) => GIVEN.test(line.split(":")[0]!));
}

const GIVEN = /\b(feed|water|mouth|oral\w*|choice|inject\w*|skin|wounds?|drench|drops?|bolus)\b/i;
