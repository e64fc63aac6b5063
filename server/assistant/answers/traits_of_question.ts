import { inEnglish } from "./draft.ts";
import { LEAST } from "./least.ts";
import type { Known } from "../know.ts";
import { thingsOf } from "../understand_question.ts";
import { likelyProducts } from "./likely_products.ts";
import { askedSpecies, listsSpecies, speciesIn } from "./species.ts";
import { POULTRY } from "../../knowledge/animals.ts";

/** It names things that we do not have, or nothing but animals. */
export function isOfOthers({ asked, products, query }: Known): boolean {
  if (/website|\bsite\b|quot|वेबसाइट|साइट|कोटेशन|వెబ్|కొటేషన్|కోట్/i.test(query)) return false;
  const isOfAnimals = thingsOf(asked, "species").some(({ id }) => id !== "chickens" || asked.rest.length > 0);
  return isOfAnimals || asked.rest.some((word) => !/^\d+$/.test(word)) && (products[0]?.share ?? 0) < 0.5;
}

/** More of its words are left over than are understood: what is understood is there by chance. */
export function isMostlyUnexplained({ asked: { rest, reading: { meanings } }, isOurs }: Known): boolean {
  const left = rest.filter((word) => !/^\d+$/.test(word) && !isOurs(word)).length;
  const understood = new Set(meanings.flatMap(({ at }) => at)).size;
  return left > 1 && left > understood;
}

/** A story of many words that hardly says what was read of it: "blood group of a hen" tells of no blood in droppings. */
export function isBarelyRead(
  { asked: { rest, intents, reading: { meanings } }, fits: [first] }: Known,
): boolean {
  if (intents.has("learn") || first && first.chance >= LEAST.chance) return false;
  const left = rest.filter((word) => !/^\d+$/.test(word)).length;
  const understood = new Set(meanings.flatMap(({ at }) => at)).size;
  return left >= STORY && understood / (understood + left) < LEAST.understood;
}

/** So many words left over are no slips of the pen. */
const STORY = 4;

/** Of another animal than a bird, only what names it is an answer. */
export function isForTheAnimal(known: Known): boolean {
  const species = askedSpecies(known);
  if (!species || POULTRY.includes(species.id)) return true;
  // A medicine by its name is shown with the animals that its page names.
  if (thingsOf(known.asked, "ingredient").length > 0 && known.products[0]?.isNamed) return true;
  return likelyProducts(known).slice(0, 3).some(({ product }) =>
    listsSpecies(inEnglish(known, product), species.id)
  );
}

/** An animal that is no bird, and that the best product names. */
export function isOfItsOwn(known: Known): boolean {
  const species = askedSpecies(known);
  const [first] = known.products;
  return species !== undefined && first !== undefined && !POULTRY.includes(species.id) &&
    listsSpecies(inEnglish(known, first.product), species.id);
}

/** What may be right is for other animals than the birds that were asked about. */
export function isOfNoBirds(known: Known): boolean {
  const species = askedSpecies(known);
  return species !== undefined && POULTRY.includes(species.id) &&
    likelyProducts(known).slice(0, 3).every(({ product }) =>
      !inEnglish(known, product).species.some((name) => speciesIn(name).some((id) => POULTRY.includes(id)))
    );
}

/** Signs, causes, prevention: what an article is for. */
export function teaches({ asked }: Known): boolean {
  return thingsOf(asked, "topic").some(({ id }) => id !== "about-treatment");
}

/** How a vaccine is given is no dose of a product. */
export function isVaccinating({ asked, products }: Known): boolean {
  return thingsOf(asked, "sign").some(({ id }) => id === "vaccination") && !products[0]?.isNamed &&
    (products[0]?.cover ?? 0) < 0.4;
}

/** A product's name and nothing else. */
export function isWholeName({ products: [first], asked }: Known): boolean {
  return first !== undefined && first.cover >= 0.85 && asked.rest.length <= 1 && asked.intents.size === 0 &&
    thingsOf(asked, "species", "topic").length === 0;
}

/** "How much ammonia is allowed?" asks for no price. */
export function namesPrice({ query }: Known): boolean {
  return PRICE.test(query);
}

/** A dose, an amount or a medicine, in a word for it. */
export function spokenOfDose({ query }: Known): boolean {
  return DOSE.test(query);
}

const DOSE =
  /\bdos[ea]\w*|khurak|khuraak|motad|mothad|\bml\b|gram|\bgm\b|dawa|dawai|mandu|medicine|drug|खुराक|मात्रा|दवा|ग्राम|డోస|మోతాద|మందు|గ్రా/i;

/** Whether one of two things that are named is to be chosen: the word for it stands between or after them. */
export function isChoice({ asked }: Known): boolean {
  return thingsOf(asked, "ingredient").length === 2 && !asked.intents.has("dose") &&
    !asked.aspects.includes("safety") &&
    (saysEither({ asked }, "ingredient") || asked.words.some((word) => WHICH.test(word)));
}

/** "This one or that?", of the first two things of a kind. */
export function saysEither({ asked }: Pick<Known, "asked">, kind: string): boolean {
  const named = asked.things.filter(({ entry }) => entry.kind === kind);
  if (named.length < 2) return false;
  const [first, second] = named.map(({ at }) => at).sort((a, b) => Math.min(...a) - Math.min(...b)) as [
    readonly number[],
    readonly number[],
  ];
  const isEither = [first, second].every((at) => at.some((place) => EITHER.test(asked.words[place]!)));
  return isEither ||
    asked.words.slice(Math.min(...first), Math.min(...second)).some((word) => OR.test(word)) ||
    asked.words.some((word) => DIFFERS.test(word));
}

const OR = /^(or|vs|versus|from|ya|leda|ledha|या|లేదా|లేక)$/;
const DIFFERS =
  /^(diff|differ\w*|distinguish\w*|apart|f[ae]r[kq]|f[ae]ra[kq]|teda|theda|antar|फर्क|फ़र्क|अंतर|తేడా\S*)$/;
const WHICH = /^(which|kaun\w*|kon(?:sa|si|se)|y?edi|कौन\S*|ఏది)$/;
/** "Coryza-naa CRD-naa?" */
const EITHER = /(?:నా|naa)$/;

const PRICE =
  /price|pricing|cost|rate|rupee|\brs\b|₹|quot|discount|mrp|kimat|keemat|daam|\bdam\b|bhav|dhara|ret\b|paisa|paise|कीमत|दाम|भाव|रेट|रुप|मूल्य|ధర|రేటు|ఖరీదు|రూపాయ/i;
