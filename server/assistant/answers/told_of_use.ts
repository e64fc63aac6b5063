import type { Product } from "../../../contract/product.ts";
import type { UseAspect } from "../intent.ts";
import { statesAmount } from "../model/states_dose.ts";

/** What a sentence of a page says of a point of use, in any of our languages. */
const SAYS: Readonly<Record<UseAspect, RegExp>> = {
  timing:
    /\b(?:morning|evening|noon|midday|afternoon|night|cool hours|hottest|time of day|hours? of (?:the )?(?:day|light))\b|सुबह|शाम|दोपहर|रात|ठंडे समय|ఉదయం|సాయంత్ర|మధ్యాహ్న|రాత్రి|పొద్దు/iu,
  keeping:
    /\bfresh|\b(?:same|next) day\b|once mixed|\bprepared?\b|\bwithin \d+ (?:hours|minutes)|\bin \d+(?: to \d+|–\d+)? hours\b|ताज़ा|ताजा|ताज़े|घंटे|తాజా|గంట/iu,
  fromAge:
    /\b(?:day|week)s? (?:old|of age)\b|\bday-old\b|\bfrom (?:day|week)\b|\bage\b|\byoung\b|\bchicks?\b|उम्र|हफ़्ते|चूज़|చిన్న|వయసు|పిల్ల/iu,
  repeat: /\brepeat|\bagain\b|\bonce more\b|दोबारा|दोहरा|फिर से|మళ్ళీ|మళ్లీ|తిరిగి|మరోసారి/iu,
  giving: /./,
};
const LINES = 3;

/** What a product's page says of a point of its use: its sentences that state no amount, in the order of the page. */
export function toldOfUse(product: Product, of: UseAspect): string {
  const { usage, features, safetyInfo: { warning, precautions, storageInstructions }, description } = product;
  const texts = of === "giving"
    ? [usage.instructions]
    : [usage.instructions, ...precautions, warning, ...features, storageInstructions, description];
  const said = texts.flatMap((text) => sentencesOf(text ?? "")).filter((each) =>
    SAYS[of].test(each) && !statesAmount(each)
  );
  return [...new Set(said)].slice(0, LINES).join("\n");
}

function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?।])\s+|\n/).map((each) => each.trim()).filter(Boolean);
}
