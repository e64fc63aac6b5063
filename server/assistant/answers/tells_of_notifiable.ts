import { loadKnowledge } from "../../knowledge/load_knowledge.ts";
import type { Known } from "../know.ts";
import { thingsOf } from "../understand_question.ts";

const PERCENT = /(\d+)\s*(?:%|percent|per cent|pratishat|shatam|प्रतिशत|परसेंट|फीसदी|శాతం|పర్సెంట్)/gi;
/** A fall in eggs by so much is disease until the opposite is proved. */
const FALL = 20;

/**
 * Whether signs are told that a disease to be reported has together: twisted necks and green droppings. One of them at
 * least must speak for it before all others.
 */
export function tellsOfNotifiable({ asked, query }: Known): string | undefined {
  const { signs, diseases } = loadKnowledge();
  if (asked.intents.has("learn") || thingsOf(asked, "disease").length > 0) return undefined;
  const named = thingsOf(asked, "sign").flatMap(({ id }) => signs.find((each) => each.id === id) ?? []);
  const falls = [...query.matchAll(PERCENT)].some(([, percent]) => Number(percent) >= FALL);
  if (falls && named.some(({ id }) => id === "egg-drop")) return "egg-drop";
  return diseases.find(({ id, urgent }) =>
    urgent && named.some((sign) => sign.diseases[0] === id) &&
    named.filter((sign) => sign.diseases.includes(id)).length > 1
  )?.id;
}
