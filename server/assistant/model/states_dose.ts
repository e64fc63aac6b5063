import { westernDigits } from "../../language/words_of.ts";

const AMOUNT = String
  .raw`\d[\d.,]{0,9}\s*(?:-|–|to|से|నుండి)?\s*[\d.,]{0,9}\s*(?:mg|g|gm|gms|grams?|kg|ml|l|lit\w*|iu|ppm|tablets?|drops?|spoons?|ग्राम|मिली|मि\.?ली|किलो|గ్రా\S*|మి\.?లీ|మిల్లీ\S*|కిలో\S*)`;
const PER = String.raw`(?:per|each|every|/|a|in|to|for|of|प्रति|हर|में|ప్రతి|కి|కు|లో)`;
const WHOM = String
  .raw`(?:l\b|lit\w*|kg\b|kilo\w*|ton\w*|quintal|bird\w*|chick\w*|head|feed|water|body|लीटर|टन|किलो|पक्ष\S*|मुर्ग\S*|दाने|पानी|లీట\S*|టన్ను\S*|కిలో\S*|పక్షి\S*|కోడి\S*|దాణా\S*|నీ\S*)`;
const DOSES = [
  new RegExp(String.raw`${AMOUNT}\s*${PER}\s*(?:\d[\d.,]{0,9}\s*)?(?:\S+\s+)?${WHOM}`, "iu"),
  new RegExp(
    String.raw`${AMOUNT}(?:\s+\S+){1,4}?\s+(?:per|each|every|प्रति|हर|ప్రతి)\s+(?:\S+\s+)?${WHOM}`,
    "iu",
  ),
  new RegExp(
    String
      .raw`\b(?:give|feed|dose|administer|inject|dissolve|mix|add|drench|stir)\b(?:\s+\S+){0,4}?\s+${AMOUNT}(?![a-z])`,
    "iu",
  ),
  // A time that a treatment lasts or that meat and eggs wait.
  /\d{1,9}\s*(?:-|–|to|से|నుండి)?\s*\d{0,9}\s*(?:days?|weeks?|hours?|hrs|दिन|हफ्त|सप्ताह|घंट|రోజు|వార|గంట)/iu,
  /\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|fourteen|half|double|twice|thrice)\s+(?:the\s+|a\s+)?(?:dos\w+|days?|weeks?|grams?|spoon\w*|times a day|daily)/i,
  /\b(?:once|twice|thrice)\s+(?:a\s+day|daily)|दिन में (?:एक|दो|तीन) बार|రోజుకు (?:ఒక|రెండు|మూడు)\S*/i,
];

const ANY_AMOUNT = new RegExp(String.raw`${AMOUNT}(?![\p{L}\p{M}])`, "iu");

/** Whether a text says any amount. */
export function statesAmount(text: string): boolean {
  return ANY_AMOUNT.test(westernDigits(text.normalize("NFKC")));
}

/** Whether a text says how much, how often or how long to give, or how long to wait: only a product's own field does. */
export function statesDose(text: string): boolean {
  const plain = westernDigits(text.normalize("NFKC"));
  return DOSES.some((pattern) => pattern.test(plain));
}
