import type { Product } from "../../contract/product.ts";

/** What a medicine is made up as. `bulk`: a raw material, of which makers make medicines. */
export type FormId = "bulk" | "injection" | "tablets" | "premix" | "liquid" | "granules" | "powder";

/** What labels call the forms. The first that a name, or else the look of a product, tells is its form. */
const FORMS: [FormId, RegExp][] = [
  ["bulk", /\bbulk drug\b/i],
  ["injection", /\binject/i],
  ["tablets", /\b(tablet|bolus|capsule)/i],
  ["premix", /\bpremix/i],
  ["liquid", /\b(solution|suspension|liquid|emulsion|syrup|drops)\b/i],
  ["granules", /\b(granul|grit|beads|pellets|shell pieces)/i],
  ["powder", /\b(powder|crystal|salt)/i],
];

export function formOf(
  { name, specifications }: Pick<Product, "name" | "specifications">,
): FormId | undefined {
  for (const text of [name, specifications["Appearance"] ?? ""]) {
    const found = FORMS.find(([, called]) => called.test(text));
    if (found) return found[0];
  }
}
