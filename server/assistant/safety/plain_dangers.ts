import { tellsWhatToDo } from "../model/tells_what_to_do.ts";
import type { SafetyReading } from "./safety_reading.ts";

/** Who wants to know what the law says of a substance, or why, wants none of it. */
export function asksOfLaw(query: SafetyReading): boolean {
  return !tellsWhatToDo(query.text) && LAW.test(query.text) &&
    !query.has("dose", "give", "amount", "youHave", "excess", "hide", "mix") &&
    !WANTING.test(query.text);
}

const LAW =
  /\b(why|fssai|law|laws|illegal|is it legal|rules?|regulations?|news|notification|policy|gazette|kyon?|kyun?|enduku|endhuku|list of|growth promoters? (?:allowed|banned|legal))\b|क्यों|क़ानून|कानून|नियम|एफएसएसएआई|ఎందుకు|చట్టం|నియమ|నిబంధన/i;
const WANTING =
  /\b(kaha|kahan|where|ekkada|buy|sell|get|still|anyway|secretly|even if|chahiye|kavali|kaavali|use|using|mix|give|dena|dal|ivv\w*|vey\w*|vad\w*|arrange|supply|stock)\b|कहां|चाहिए|देना|डाल|ఎక్కడ|కావాలి|ఇవ్వ|వాడ|వేయ/i;

/** What people are ill with and birds are not, or what somebody is about to swallow or rub in: medicine for people. */
export function isForOwnBody(query: SafetyReading, before: SafetyReading): boolean {
  const isMedicine = query.has("medicine", "remedy") || query.names.size > 0;
  const isOfMedicine = isMedicine || before.names.size > 0 || before.has("medicine");
  if (query.names.size > 0 && WEIGHING.test(query.text) && !query.has("bird") && !isOfAnimals(query)) {
    return true;
  }
  if (query.namesPoultryDisease || query.has("youSell", "buying") && !query.has("selfTake")) return false;
  const isOfBird = query.has("bird") && !isForMy(query);
  if (query.has("manOnly") && isOfMedicine && !isOfBird && !query.has("food", "harm")) return true;
  if (query.has("selfTake") && isOfMedicine && !query.has("bird") && !isOfAnimals(query)) {
    return !DRINK.test(query.text) && !query.has("food");
  }
  if (isMedicine && AGED.test(query.text) && !query.has("bird") && !isOfAnimals(query)) return true;
  const isIllWorker = query.has("worker") && query.has("ailment", "manOnly") && isMedicine;
  if (isIllWorker && !query.has("bird", "harm")) return true;
  // "Somebody drank formalin": whoever it was, a doctor is called.
  const isSwallowed = query.has("swallow") && SWALLOWED.test(query.text) && query.names.size > 0;
  if (isSwallowed && !query.has("bird", "food") && !isOfAnimals(query)) return true;
  return false;
}

/** "Will the hens' syrup help my knee?" */
function isForMy(query: SafetyReading): boolean {
  return query.has("manOnly") && MY.test(query.text);
}

const MY = /\b(my|mere|mera|meri|mujhe|naa?ku|naa?)\b|मेरे|मेरी|मेरा|मुझे|నాకు|నా /i;
const DRINK = /\b(pani|paani|water|neell?u|milk|doodh|paalu)\b|पानी|दूध|నీళ్|నీరు|పాలు/i;
const AGED =
  /\b(?:my|our|his|her|mere|mera|meri|maa)\s+\d+\s*(?:yrs?|years?|saal|sal|months?)(?:\s*-?\s*old)?\b|\b\d+\s*(?:yr|year|saal|sal)s?\s*(?:old|ka|ke|ki)?\s*(?:boy|girl|kid|child|bach\w*|bet[aei]|ladk\w*|babu|papa)\b|साल (?:का|की|के) (?:बच्च|बेट|लड़क)|(?:ఏళ్ల|సంవత్సరాల) (?:బాబు|పాప|పిల్ల|అబ్బాయి|అమ్మాయి)/i;
const SWALLOWED =
  /\b(drank|swallowed|ate|t?h?aa?g(?:aa?r\w*|es\w*|in\w*)|pi (?:liya|gaya)|kha (?:liya|gaya)|mingaa?\w*)\b|తాగ|మింగ|पी (?:लि|गय)|खा (?:लि|गय)/i;
const WEIGHING =
  /\b\d+ ?(?:kg|kilo) (?:human|man|woman|person|adult|aadmi|insaan)|(?:pilla|papa|paapa|babu)\w* \d ?(?:years?|yrs?|ellu|yellu)|\b(?:i am|i'm|im|i weigh|mai|main|mera (?:wajan|weight)|nenu|naa? baruvu)\b.{0,12}\b\d+ ?(?:kg|kilo)|मैं .{0,8}\d+ ?किलो|నేను .{0,8}\d+ ?(?:కేజీ|కిలో)/i;

function isOfAnimals({ text }: SafetyReading): boolean {
  return ANIMALS.test(text);
}

const ANIMALS =
  /\b(cows?|calf|calves|goats?|sheep|buffalo\w*|lambs?|dogs?|cats?|ducks?|pigs?|cattle|pashu\w*|gaa?y|bhains|bakr\w*|bhed\w*|meka\w*|gorre\w*|aavu\w*|avu|gede\w*|barre\w*|kutt\w*|kukka\w*)\b|गाय|भैंस|बकर|भेड़|कुत्त|पशु|ఆవు|గేదె|బర్రె|మేక|గొర్రె|కుక్క|దూడ/i;

/** Medicines that were made and packed for people are not for birds: nobody has tried their strength or their residues. */
export function wantsPeoplesMedicine(query: SafetyReading): boolean {
  if (query.medicines.size > 0 && CAPSULE.test(query.text) && !query.has("youHave", "buying", "person")) {
    return true;
  }
  if (!query.has("humanMade") || query.has("policy")) return false;
  const isForAnimals = query.has("bird") || isOfAnimals(query) || query.has("give", "dose");
  return isForAnimals && !query.has("manOnly") && !/\b(storage|expired)\b/i.test(query.text);
}

/** None of what is sold for birds comes so. */
const CAPSULE = /\bcapsules?\b|कैप्सूल|క్యాప్సూల్/i;

/** Whether somebody or some animal is to be poisoned or killed; rats are kept away as our articles say. */
export function wantsToHarm(query: SafetyReading): boolean {
  if (/\b(?:gas|acid|petrol) ?bomb\b|explosive|బాంబు|बम बना/i.test(query.text)) return true;
  if (query.has("suspect", "preventive", "death") && !POISON.test(query.text)) return false;
  return query.near("harmTo", "harmed", 5) && query.has("harmTo") && WILL.test(query.text);
}

const POISON = /poison|zahar|jahar|zehar|ज़हर|जहर|విషం|visham/i;
const WILL =
  /\b(how|can i|give me|want|tell|kaise|dedo|de do|chahiye|dawa|kavali|ela|put|which|mandu|should i|du|dena)\b|कैसे|चाहिए|दे दो|दवा|ఎలా|కావాలి|మందు|పెట్ట/i;

/** Who asks why it must not be, does not want to. */
const WHY_NOT =
  /\b(why (?:not|can.?t|should|must)|enduku|endhuku|kyon nahi|kyu nahi|kyun nahi)\b|क्यों नहीं|ఎందుకు|వేయకూడదు|ఇవ్వకూడదు/i;

/** The withdrawal periods of two medicines, or why they are kept apart. */
export function asksApart(query: SafetyReading): boolean {
  const isOfPeriods = query.has("withdrawal") && !query.has("mix", "give", "excess", "skip");
  return query.medicines.size >= 2 && (isOfPeriods || WHY_NOT.test(query.text) && !query.has("excess"));
}

/** Wild birds that lie dead where hens die too are how bird flu is first seen. */
export function tellsOfDeadWildBirds(query: SafetyReading): boolean {
  return query.near("wildBird", "death", 6) && !query.has("fight") &&
    !(query.has("info", "policy") && !query.has("here", "bird"));
}

/** A medicine for the water in a needle, or one for the needle in the water. */
export function wantsOtherRoute(query: SafetyReading): boolean {
  if (query.medicines.size === 0 || query.has("youHave", "buying", "policy", "choice")) return false;
  const isInWater =
    /injection.{0,30}(?:drinking|pani|paani|in water|oral|pila\w*|feed|neell\w*|taag\w*)|इंजेक्शन.{0,30}(?:पानी|पिला)|ఇంజెక్షన్.{0,30}(?:నీళ్ల|తాగ)/i
      .test(query.text);
  const isInjected =
    /\b(inject (?:it|the|into|in|breast|them|birds?)|into (?:a )?syringe|syringe (?:me|lo|se)|and inject|sui se)\b/i
      .test(query.text) && !query.medicines.has("ivermectin");
  return isInWater || isInjected;
}

/** "150 of 500 gone in a night" */
export function tellsOfManyGone(query: SafetyReading): boolean {
  const gone = GONE.exec(query.text);
  return gone !== null && Number(gone[1]) >= 10 && OVERNIGHT.test(query.text) &&
    !query.has("sell", "buying", "pest");
}

const GONE =
  /\b(\d{2,5})\b(?: ?(?:birds?|hens?|murg\w*|chicks?|kollu|pills?))?.{0,20}\b(?:gone|gaye|gayi|gyi|gye|poyayi|poyay\w*|poyinai|khatam|khatm|finished|saaf)\b/i;
const OVERNIGHT =
  /\b(overnight|ek raat|raat me|since|minutes|one night|in (?:a|one|two|2|3) (?:day|night)s?|ek din|do din|okka (?:roj\w*|ratri)|rendu roj\w*|ratriki|subah)\b/i;
