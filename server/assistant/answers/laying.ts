import type { Product } from "../../../contract/product.ts";
import type { Known } from "../know.ts";
import type { Understood } from "../understand_question.ts";

const EGGS = /\beggs?\b|\blaying\b|\bin lay\b|\band[ae]\b|\banday\b|\bgudd?l\w*|\bguddu\w*|अंड|గుడ్/i;
const AGE = /(\d+)(?:st|nd|rd|th)?[ -]?(?:weeks?|wks?|haft[ae]|vaara\w*|varal\w*|हफ्त|सप्ताह|వార)/gi;
const LAYERS = ["layers", "breeders"];
const LAYS_FROM_WEEK = 16;

/** Whether the birds lay, or soon will: hens in lay, eggs, an age past 16 weeks; now or before. */
export function isOfLaying({ asked, before }: Known): boolean {
  return [asked, ...before].some(isSaid);
}

function isSaid({ text, things }: Understood): boolean {
  return EGGS.test(text) || things.some(({ entry }) => LAYERS.includes(entry.id)) ||
    [...text.matchAll(AGE)].some(([, weeks]) => Number(weeks) >= LAYS_FROM_WEEK);
}

/** Whether eggs may be sold: nothing is known where no days are stated. */
export function statesEggDays({ withdrawal }: Product): boolean {
  return withdrawal !== null && withdrawal.eggDays !== null;
}
