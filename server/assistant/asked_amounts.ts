import type { Intent } from "./intent.ts";
import type { Meaning } from "../language/read_meanings.ts";
import { readFlock } from "./flock_told.ts";

/** Word edges of every script; `\b` knows only those of Latin letters. */
const word = (pattern: string) => new RegExp(`(?<![\\p{L}\\p{M}])(?:${pattern})(?![\\p{L}\\p{M}])`, "iu");
const begun = (pattern: string) => new RegExp(`(?<![\\p{L}\\p{M}])(?:${pattern})`, "iu");

const AFTER = word(
  "after|post|ke ?baa?d|k baa?d|se|taruvat\\p{L}*|taravat\\p{L}*|tarvat\\p{L}*|tarwat\\p{L}*|i[ct]*chaka|ichina|vesaka|vadaka|before|" +
    "(?:ke )?(?:pehle|pahle)|mundu|ke liye|के बाद|बाद|से पहले|पहले|తర్వాత|తరువాత|తరవాత|ఇచ్చాక|వేశాక|వాడాక|ఇచ్చిన|ముందు",
);
/** What is given no more asks for the days from then on. */
const STOPPED = begun(
  "stop|finish|complet|last dose|khatam|band (?:k|ho)|chal[ai] di|aipoy|ayipoy|apes|बंद|खत्म|ख़त्म|चला दी|అయిపో|ఆపే|ఆపా|మానే",
);
const HOW_LONG = begun(
  "how (?:many|long|soon)|when|earliest|from which|kitn[aei] (?:din|dino|roz|hafte|time)|kab\\b|कितने? (?:दिन|हफ्त|समय)|कितना समय|कब|" +
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
  /(?<![\p{L}\p{M}])(?:\d+ ?)?(?:m[lg]|gm?s?|grams?|drops?|ltr|lit(?:re|er)s?|cc|tons?|tonnes?|per|boond|chukk\p{L}*|cubic|feet|ft|tank|spoon|dhakkan|मिली|एमएल|ग्राम|बूंद|लीटर|टन|चम्मच|ఎంఎల్|(?:మిల్లీ|గ్రా|చుక్క|లీటర|టన్ను)[\p{L}\p{M}]*)(?![\p{L}\p{M}])/iu;
const GIVING = begun(
  "giv|mix|add|put|use|spray|apply|feed|inject|daal|dal[uneo]|mila[nouy]|de(?:na|ni|ne|ve|na|u|n)?(?![\\p{L}\\p{M}])|du(?![\\p{L}\\p{M}])|doo?n|pila|khila|lag[ae]|" +
    "डाल|मिला|दे|दूं|दूँ|पिला|खिला|लगा|ivv|iyy|vey|veyy|kalap|kalip|pett|vaad|vad[aei]|taag|chey|ఇవ్వ|వేయ|వెయ్య|కలప|కలిప|పెట్ట|వాడ|చేయ|చెయ్య|పోయ",
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
const FOR_WHOM =
  /(?:\b(?:ki|ku|ko|ke liye)|(?:కి|కు|के लिए|को)) (?:entha|enta|kitn[aei]|ఎంత|कितन[ाीे])[^\p{L}\p{M}\p{N}]*$/iu;
const ONLY_HOW_MUCH =
  /^[^\p{L}\p{M}]*\S+(?: \S+){0,2} (?:entha|enta|kitne ka|kitne ki|kitne me|ఎంత|कितने का|कितने की)[^\p{L}\p{M}\p{N}]*$/iu;
const DAYS = begun("how many days|kitne din|कितने दिन|enni roj|ఎన్ని రోజు");
const AFTER_IT = begun(
  "after|baad|taruva|tarva|tarava|बाद|తర్వాత|తరువాత|wait|gap|expir|deliver|reach|pahunch|vastund|aayega",
);

const OF_GOODS = word(
  "price|rate|quote|deliver\\w*|order|buy|chahiye|kavali|discount|bhej\\w*|pamp\\w*|dealer|stock(?! sol)|rs|rupees?|rupay\\w*|" +
    "चाहिए|కావాలి|ధర|कीमत|रेट|रुपये?|రూపాయలు?",
);
const IN_TONNE = word(
  "(?:per|in|a|one|each) (?:ton|tonne|mt)|(?:ton|tonne) (?:me|mein|ki|ku|lo)|टन (?:में|दाने)|టన్నుకు|టన్నులో",
);
/** How much, and not how many days. */
const QUANTITY =
  /how much|\btotal|how many (?:g|ml)|kitn[aei] (?:g|ml|dena|dal)|कितन[ाी] (?!दिन|समय)|ఎంత(?! కాల|సేప)|ఎన్ని (?:గ్రా|ఎం|మి)/iu;
const PER_UNIT = /(?<![\p{L}])(?:per|\/) ?(?:ltr|lit(?:re|er)|ton|tonne|kg|bird|100)/iu;
/** What may be spoken of beside a dose. */
const OF_GIVING = [
  "about-age",
  "about-treatment",
  "feeding",
  "water-line",
  "medicine-in-water",
  "schedule",
  "litter",
];
const OF_PACKS =
  /(?<!\p{L})(?:pack(?:et)?|bag|drum|bottle|can|jar|tin|sachet|dabba|botal|seesa|बोतल|डिब्बा|डिब्बे|पैकेट|पैक|बोरी|थैला|సీసా|డబ్బా|ప్యాకెట్|ప్యాక్|బస్తా|బ్యాగు?)(?![\p{L}\p{M}])/iu;
/** "The 500 ml bottle, how much?" */
const PACK_HOW_MUCH =
  /\d ?(?:ml|l|ltr|litre|liter|gm?s?|grams?|kgs?|kilo|मिली|लीटर|ग्राम|किलो|ఎంఎల్|లీటర్|గ్రాముల|కిలోల?)(?![\p{L}\p{M}])/iu;
const ENOUGH = /\b(enough|suffic\w*|last|kaa?fi|saripo\w*)\b|काफ|సరిపో/i;

function isOfIllness({ kind }: Meaning["entry"]): boolean {
  return kind === "disease" || kind === "sign";
}

/** Beside a medicine nothing that articles are written of. */
function isOfAmount(things: readonly Meaning[]): boolean {
  return things.every(({ entry: { kind } }) =>
    kind === "ingredient" || kind === "species" || kind === "topic"
  );
}

/**
 * What is asked by the shape of a question, in no word of its own: how many days after it, how much of it. `others`: its
 * words without those that ask for a point of use, so that "of what age" asks for no amount.
 */
export function shapedIntents(
  text: string,
  others: string,
  things: readonly Meaning[],
  intents: ReadonlySet<Intent>,
  pointsBack: boolean,
): Intent[] {
  // "How much for a litre?", after what was said.
  const isYesOrNo = YES_OR_NO.test(text) && !AVAILABLE.test(text);
  const isOfBody = things.some(({ entry: { kind } }) =>
    kind === "disease" || kind === "sign" || kind === "topic"
  );
  const isOfMedicine = things.some(({ entry: { kind } }) => kind === "ingredient");
  if (isYesOrNo && isOfBody && !isOfMedicine && !intents.has("products") && !intents.has("have")) {
    return ["learn"];
  }
  if (things.length === 0 && /^[^\p{L}\p{M}]*(and |then )?how much (for|is|does)\b/iu.test(text)) {
    return ["price"];
  }
  const isOfPack = OF_PACKS.test(text) && PACK_HOW_MUCH.test(text) && AMOUNT.test(others);
  if (
    isOfPack && !GIVING.test(text) && !intents.has("dose") && things.every(({ entry }) => !isOfIllness(entry))
  ) {
    return ["price"];
  }
  // So much of a medicine for these birds, this water, this feed: no money is spoken of.
  const isOfFlock = Object.keys(readFlock(text)).length > 0;
  const isOfVaccine = things.some(({ entry: { id } }) => id === "vaccination");
  if (isOfVaccine) return [];
  const isOfFood = FOOD.test(text);
  if (
    !intents.has("withdrawal") && (isOfMedicine || pointsBack) && (AFTER.test(text) || STOPPED.test(text)) &&
    HOW_LONG.test(text) &&
    isOfFood
  ) return ["withdrawal"];
  const isOfWare = isOfMedicine || things.some(({ entry: { kind } }) => kind === "category");
  const isElsewhere = things.some(({ entry: { kind, id } }) => kind === "topic" && !OF_GIVING.includes(id));
  const isForFlock = isOfFlock && isOfWare && !isElsewhere && !OF_GOODS.test(text) &&
    (!OF_PACKS.test(text) || ENOUGH.test(text));
  // "So many birds of such a weight, how much powder will it take?", "how much will it be in a tonne?"
  if (
    (isForFlock || isOfWare && IN_TONNE.test(text) && !OF_GOODS.test(text)) && AMOUNT.test(others) &&
    (!intents.has("withdrawal") || QUANTITY.test(text)) && !intents.has("compare")
  ) return ["dose"];
  const isPerUnit = PER_UNIT.test(text) && UNIT.test(text);
  if (
    !(isOfMedicine || isOfWare && isPerUnit) || intents.has("dose") ||
    OF_ELSE.some((intent) => intents.has(intent))
  ) return [];
  const isOfPlace = things.some(({ entry: { id } }) => id === "farm-cleaning" || id === "footbath");
  // "Amprolium entha?" is how a price is asked.
  if (ONLY_HOW_MUCH.test(text) && things.every(({ entry: { kind } }) => kind === "ingredient")) {
    return ["price"];
  }
  // "Quail ki entha?" is asked of a medicine that was named.
  if (isOfMedicine && FOR_WHOM.test(text) && things.some(({ entry }) => entry.kind === "species")) {
    return ["dose"];
  }
  const isAmount = AMOUNT.test(others) && (UNIT.test(text) || GIVING.test(text) || isOfPlace);
  // "For how many days?", where no food and no waiting is spoken of.
  if (DAYS.test(text) && !isOfFood && !AFTER_IT.test(text) && isOfAmount(things)) return ["dose"];
  if (
    isForFlock && isOfAmount(things.filter(({ entry }) => !isOfIllness(entry)))
  ) {
    return ["dose"];
  }
  if (isAmount || isPerUnit) return ["dose"];
  // "How much is toltrazuril?"
  return /\bhow much\b/i.test(text) && !intents.has("learn") ? ["price"] : [];
}
