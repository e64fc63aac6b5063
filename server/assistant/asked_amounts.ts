import type { Intent } from "./intent.ts";
import type { Meaning } from "../language/read_meanings.ts";

/** Word edges of every script; `\b` knows only those of Latin letters. */
const word = (pattern: string) => new RegExp(`(?<![\\p{L}\\p{M}])(?:${pattern})(?![\\p{L}\\p{M}])`, "iu");
const begun = (pattern: string) => new RegExp(`(?<![\\p{L}\\p{M}])(?:${pattern})`, "iu");

const AFTER = word(
  "after|post|ke ?baa?d|k baa?d|se|taruvat\\p{L}*|taravat\\p{L}*|tarvat\\p{L}*|tarwat\\p{L}*|i[ct]*chaka|ichina|vesaka|vadaka|before|" +
    "(?:ke )?(?:pehle|pahle)|mundu|ke liye|के बाद|बाद|से पहले|पहले|తర్వాత|తరువాత|తరవాత|ఇచ్చాక|వేశాక|వాడాక|ఇచ్చిన|ముందు",
);
const HOW_LONG = begun(
  "how (?:many|long|soon)|when|kitn[aei] (?:din|dino|roz|hafte|time)|kab\\b|कितने? (?:दिन|हफ्त|समय)|कितना समय|कब|" +
    "enni (?:roj|vaar|var)|ennallu|eppudu|epudu|ఎన్ని (?:రోజు|వార)|ఎన్నాళ్|ఎప్పుడు",
);
const FOOD = begun(
  "sell|sold|sale|send|shop|eat|slaughter|cull|lift|market|egg|meat|wait|gap|bech|kha\\b|khaa|kaat|katn|ande|anda|maans|mans\\b|ruk|" +
    "बेच|खा|काट|अंड|मांस|रुक|अवधि|amm|tin[aoe]|koy|gudl|guddu|mamsa|mams|aag|agal|అమ్మ|తిన|కోయ|కోసి|గుడ్|మాంస|ఆగ|ఆపా",
);
const AMOUNT = begun(
  "how (?:much|many)|kitn[aei]|कितन|enth?a(?![\\p{L}\\p{M}])|enni(?![\\p{L}\\p{M}])|ఎంత|ఎన్ని|quantity|ratio|amount|proportion",
);
const UNIT =
  /(?<![\p{L}\p{M}])(?:\d+ ?)?(?:m[lg]|gm?s?|grams?|drops?|ltr|lit(?:re|er)s?|cc|tons?|tonnes?|per|boond|chukk\p{L}*|cubic|feet|ft|tank|spoon|dhakkan|मिली|एमएल|ग्राम|बूंद|लीटर|टन|चम्मच|ఎంఎల్|మిల్లీ\p{L}*\p{M}*|గ్రాము?\p{L}*|చుక్క\p{L}*|లీటర్?\p{L}*|టన్ను?\p{L}*)(?![\p{L}\p{M}])/iu;
const GIVING = begun(
  "giv|mix|add|put|use|spray|apply|feed|inject|daal|dal[uneo]|mila[nouy]|de(?:na|ni|ne|ve|na|u|n)?(?![\\p{L}\\p{M}])|du(?![\\p{L}\\p{M}])|doo?n|pila|khila|lag[ae]|" +
    "डाल|मिला|दे|दूं|दूँ|पिला|खिला|लगा|ivv|iyy|vey|veyy|kalap|kalip|pett|vaad|vad[aei]|taag|chey|ఇవ్వ|వేయ|వెయ్య|కలప|కలిప|పెట్ట|వాడ|చేయ|చెయ్య|పోయ",
);
const IN_WATER = begun("in (?:the )?water|pani m|paani m|पानी म|neell?a?lo|neetilo|నీళ్ళ?లో|నీళ్లలో|నీటిలో");
const MANNER = begun(
  "how to|how do|how should|kaise|kese|कैसे|तरीक|tarik|tareek|ela(?![\\p{L}])|yela|ఎలా|vidhan",
);
/** What an amount may be of, that is no dose. */
const OF_ELSE: readonly Intent[] = [
  "price",
  "withdrawal",
  "shipping",
  "payment",
  "ordering",
  "list",
  "unstated",
  "compare",
];

/** "Does it come back?", "is it made at night?" */
const YES_OR_NO =
  /(?:తుందా|తాయా|ుతారా|ొచ్చా|వచ్చా|కూడదా|ాలా|మవుతుంది|రకాలు)(?![\p{L}\p{M}])|\b(?:hota|hoti|hote|aata|aati|aate|rehta|rehti|rahta|failta|phailta|lagta|banta|banti|karta|karti|sakta|sakti|sakte) (?:hai|hain|he|h)\b|(?:होता|होती|आता|आती|रहता|रहती|लगता|बनता|करता|करती|सकता|सकती|सकते) है|\b\w{3,}(?:tunda|thunda|tundha|taya|thaya|ocha|occha|vacha|avutundi|kudada)\b|\b(?:will|does|do|is|are|can) (?:it|they|the|my|a|this|these)\b/iu;
const AVAILABLE =
  /\b(?:undi?a|undha|unnaya|dorukutund\w*|milta|milti|bech\w*|ammutar\w*|have|sell|stock|available|deliver\w*)\b|ఉందా|ఉన్నాయా|దొరుక|అమ్ము|मिलता|मिलती|बेच/iu;
const ONLY_HOW_MUCH =
  /^[^\p{L}\p{M}]*\S+(?: \S+){0,2} (?:entha|enta|kitne ka|kitne ki|kitne me|ఎంత|कितने का|कितने की)[^\p{L}\p{M}\p{N}]*$/iu;
const DAYS = begun("how many days|kitne din|कितने दिन|enni roj|ఎన్ని రోజు");
const AFTER_IT = begun(
  "after|baad|taruva|tarva|tarava|बाद|తర్వాత|తరువాత|wait|gap|expir|deliver|reach|pahunch|vastund|aayega",
);

/** "Straight, or mixed with water?" */
const DILUTED =
  /\b(undiluted|dilut\w*|neat|seedh[ae] (?:laga|daal|dal|de)\w*|direct (?:laga|apply|use|put)\w*|pani mila ke|paani mila\w*|neellu kalip\w*|directga)\b|सीधा लगा|सीधे लगा|पानी मिला|నీళ్లు కలిపి|నేరుగా/i;
const FOR_SO_MANY =
  /\d+ ?(?:birds?|hens?|chicks?|broilers?|layers?|pullets?|murg\p{L}*|chuz\p{L}*|chuj\p{L}*|koll\p{L}*|pilla\p{L}*|मुर्ग\p{L}*\p{M}*|चूज\p{L}*|కోళ్\p{L}*|పిల్లల\p{L}*|(?:ltr|lit(?:re|er)s?|l|లీటర్\p{L}*|लीटर) (?:of |ki |के |की )?(?:water|tank\p{L}*|pani|paani|neel\p{L}*|neet\p{L}*|पानी|నీ\p{L}*\p{M}*)|(?:ton|tonne|quintal)s? (?:of )?(?:feed|dana|dane)|cubic)|\d+ ?(?:gm?|grams?|ml) .{0,30}\d+ ?(?:ltr|lit(?:re|er)s?|birds?|kg)/iu;
const OF_GOODS =
  /\b(price|rate|quote|deliver\w*|order|buy|chahiye|kavali|pack|bag|drum|bottle|discount|bhej\w*|pamp\w*|dealer|stock)\b|चाहिए|భర్తీ|కావాలి|ధర|कीमत|रेट/i;

function isOfIllness({ kind }: Meaning["entry"]): boolean {
  return kind === "disease" || kind === "sign";
}

/** Beside a medicine nothing that articles are written of. */
function isOfAmount(things: readonly Meaning[]): boolean {
  return things.every(({ entry: { kind } }) =>
    kind === "ingredient" || kind === "species" || kind === "topic"
  );
}

/** What is asked by the shape of a question, in no word of its own: how many days after it, how much of it. */
export function shapedIntents(
  text: string,
  things: readonly Meaning[],
  intents: ReadonlySet<Intent>,
  pointsBack: boolean,
): Intent[] {
  // "How much for a litre?", after what was said.
  const isYesOrNo = YES_OR_NO.test(text) && !AVAILABLE.test(text);
  const isOfBody = things.some(({ entry: { kind } }) =>
    kind === "disease" || kind === "sign" || kind === "topic"
  );
  const namesMedicine = things.some(({ entry: { kind } }) => kind === "ingredient");
  if (isYesOrNo && isOfBody && !namesMedicine && !intents.has("products") && !intents.has("have")) {
    return ["learn"];
  }
  if (things.length === 0 && /^[^\p{L}\p{M}]*(and |then )?how much (for|is|does)\b/iu.test(text)) {
    return ["price"];
  }
  const isOfMedicine = things.some(({ entry: { kind } }) => kind === "ingredient");
  const isOfVaccine = things.some(({ entry: { id } }) => id === "vaccination");
  if (isOfVaccine) return [];
  const isOfFood = FOOD.test(text);
  if (
    !intents.has("withdrawal") && (isOfMedicine || pointsBack) && AFTER.test(text) && HOW_LONG.test(text) &&
    isOfFood
  ) return ["withdrawal"];
  if (!isOfMedicine || intents.has("dose") || OF_ELSE.some((intent) => intents.has(intent))) return [];
  const isOfPlace = things.some(({ entry: { id } }) => id === "farm-cleaning" || id === "footbath");
  // "Amprolium entha?" is how a price is asked.
  if (ONLY_HOW_MUCH.test(text) && things.every(({ entry: { kind } }) => kind === "ingredient")) {
    return ["price"];
  }
  const isAmount = AMOUNT.test(text) && (UNIT.test(text) || GIVING.test(text) || isOfPlace);
  // "For how many days?", where no food and no waiting is spoken of.
  if (DAYS.test(text) && !isOfFood && !AFTER_IT.test(text) && isOfAmount(things)) return ["dose"];
  // "Choline, 2 tons of feed", "doxy 100 ltr water".
  if (DILUTED.test(text) && isOfAmount(things.filter(({ entry }) => entry.kind !== "sign"))) return ["dose"];
  if (
    FOR_SO_MANY.test(text) && !OF_GOODS.test(text) &&
    isOfAmount(things.filter(({ entry }) => !isOfIllness(entry)))
  ) {
    return ["dose"];
  }
  // "How is it mixed?", "देने का तरीका".
  if (
    MANNER.test(text) && (GIVING.test(text) || IN_WATER.test(text)) &&
    isOfAmount(things.filter(({ entry }) => entry.kind !== "disease"))
  ) return ["dose"];
  const isPerUnit = /(?<![\p{L}])(?:per|\/) ?(?:ltr|lit(?:re|er)|ton|tonne|kg|bird|100)/iu.test(text) &&
    UNIT.test(text);
  if (isAmount || isPerUnit) return ["dose"];
  // "How much is toltrazuril?"
  return /\bhow much\b/i.test(text) && !intents.has("learn") ? ["price"] : [];
}
