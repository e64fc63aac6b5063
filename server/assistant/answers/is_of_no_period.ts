import type { Known } from "../know.ts";
import { thingsOf } from "../understand_question.ts";

const EGGS = /\begg|\band[ae]\b|\banday\b|\bgudd?l\w*|\bguddu\w*|अंड|గుడ్/i;
const SHADY =
  /skip|ignor|hide|hiding|residue|test|inspect|secret|before (?:it|the)|chh?up|pakd|lie|nobody|without|bina|छुप|बिना|దాచ|లేకుండా/i;

/** Whether the page of the one medicine that is named states no days to wait for what is to be sold: eggs of hens on amprolium. */
export function isOfNoPeriod({ query, asked, products }: Known): boolean {
  const [first] = products;
  if (!first?.isNamed || thingsOf(asked, "ingredient").length !== 1 || SHADY.test(query)) return false;
  const { withdrawal } = first.product;
  if (!withdrawal) return false;
  return (EGGS.test(query) ? withdrawal.eggDays : withdrawal.meatDays) === 0;
}
