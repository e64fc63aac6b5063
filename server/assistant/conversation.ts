import type { AssistantQuestion } from "../../contract/assistant.ts";
import { readFlock } from "./flock_told.ts";
import type { Intent } from "./intent.ts";
import type { Lexicon } from "../language/lexicon.ts";
import type { Meaning } from "../language/read_meanings.ts";
import { readRoles } from "./safety/read_roles.ts";
import { thingsOf, understandQuestion, type Understood } from "./understand_question.ts";

/** A question with what it leaves unsaid because it was said before. */
export interface Conversed extends Understood {
  /** Slugs of the products that the last answer spoke of, where the question means one of them. */
  meant: readonly string[];
  isFollowUp: boolean;
}

/** Questions that are about us, and about nothing that was named before. */
const OF_THEIR_OWN: readonly Intent[] = [
  "greeting",
  "thanks",
  "bye",
  "who",
  "message",
  "list",
  "payment",
  "support",
  "unstated",
];
/** Said beside whatever else is asked. */
const TALK: readonly Intent[] = ["greeting", "thanks", "bye"];
const ABOUT_US = ["phone", "email", "address", "hours", "director", "since", "area", "business"];
const OF_ONE: readonly Intent[] = ["dose", "withdrawal", "price", "ordering"];
const OF_AMOUNT =
  /\b(ml|mg|gm|grams?|dose|dosage|drops?|khurak|dosu)\b|मिली|एमएल|ग्राम|खुराक|ఎంఎల్|గ్రాము|మోతాదు|డోసు/i;
const SHORT = 7;

/** A question and what was said before it. */
interface Turn {
  query: string;
  own: Understood;
  /** What the visitor asked before. */
  said: readonly Understood[];
  /** The last of them that had a subject. */
  before: Understood | undefined;
  /** The last of them that asked something. */
  last: Understood | undefined;
  /** Slugs of the products that the last answer spoke of. */
  links: readonly string[];
}

/** What a turn means beside its own words. Null if it is not of this kind. */
type FollowUp = Partial<Conversed> | null;

/** Understands a question from what was said before it. */
export function understandConversation(
  { query, chatHistory }: Pick<AssistantQuestion, "query" | "chatHistory">,
  knows: (foldedWord: string) => boolean,
  namedIn: (answer: string) => readonly string[] = () => [],
  names?: Lexicon,
  asksBack: (answer: string) => boolean = () => false,
): Conversed {
  const own = understandQuestion(query, knows, names);
  const alone: Conversed = { ...own, meant: [], isFollowUp: false };
  const told = toldBefore(chatHistory, asksBack);
  if (told.length > 0 && own.intents.size + own.aspects.length === 0 && !namesPeople(own)) {
    const all = [...told, query].map((each) => understandQuestion(each, knows, names));
    return { ...alone, ...asOne(all), isFollowUp: true };
  }
  if (chatHistory.length === 0 || isAboutUs(own)) return alone;
  const hasSubject = subjectsOf(own).length > 0;
  const mayFollow = own.pointsBack || OF_ONE.some((intent) => own.intents.has(intent)) ||
    own.words.length <= SHORT || own.aspects.length > 0;
  if (hasSubject ? !own.pointsBack && !goesWith(query) && own.words.length > 3 : !mayFollow) return alone;

  const said = chatHistory.filter(({ role }) => role === "user")
    .map(({ content }) => understandQuestion(content.slice(0, 500), knows, names));
  const answer = chatHistory.findLast(({ role }) => role === "assistant")?.content ?? "";
  const linked = linkedProducts(answer);
  const turn: Turn = {
    query,
    own,
    said,
    before: said.findLast((each) => subjectsOf(each).length > 0),
    // "And for goats?" after "and for layers?" asks what was asked at first.
    last: said.findLast(({ intents, aspects }) => intents.size + aspects.length > 0) ?? said.at(-1),
    links: linked.length > 0 ? linked : namedIn(answer),
  };
  let found = comparesBoth(turn) ?? asksForFlock(turn);
  for (const read of hasSubject ? WITH_SUBJECT : WITHOUT_SUBJECT) found ??= read(turn);
  return found ? { ...alone, ...found, isFollowUp: true } : alone;
}

/** How a question is read that names a thing itself. The first that fits counts. */
const WITH_SUBJECT: readonly ((turn: Turn) => FollowUp)[] = [
  asksFactOfAnswered,
  asksOfDisease,
  comparesWithBefore,
  asksAmount,
  asksOfMedicineBefore,
  asksSameOfAnother,
];

/** How a question is read that names none. */
const WITHOUT_SUBJECT: readonly ((turn: Turn) => FollowUp)[] = [asksSameElsewhere, asksMoreOfBefore];

/** A person who is spoken of is no part of a story of birds: what happened to him is weighed by itself. */
function namesPeople({ words }: Understood): boolean {
  const roles = readRoles(words);
  return ["kin", "child", "person"].some((role) => roles.has(role));
}

/** What the visitor said up to now, back to the question after which something was first asked back. */
function toldBefore(
  history: AssistantQuestion["chatHistory"],
  asksBack: (answer: string) => boolean,
): string[] {
  const told: string[] = [];
  for (let at = history.length - 1; at > 0; at -= 2) {
    const [said, answer] = [history[at - 1]!, history[at]!];
    if (answer.role !== "assistant" || said.role !== "user" || !asksBack(answer.content)) break;
    told.unshift(said.content.slice(0, 500));
  }
  return told;
}

/** A story that was told in pieces, one after each question back. What is said later of an animal or age counts. */
function asOne(pieces: readonly Understood[]): Partial<Conversed> {
  const [first] = pieces;
  const animal = pieces.findLast(({ things }) => things.some(isSpecies));
  const things = pieces.flatMap((piece) =>
    piece.things.filter((thing) => !isSpecies(thing) || piece === animal)
  );
  return {
    text: pieces.map(({ text }) => text).join(". "),
    words: pieces.toReversed().flatMap(({ words }) => words),
    things: things.filter(({ entry }, at) => things.findIndex((each) => each.entry === entry) === at),
    intents: first!.intents,
    aspects: first!.aspects,
  };
}

/** "How does the second differ from the third?" */
function comparesBoth({ query, own, links }: Turn): FollowUp {
  const all = allChosen(query, links);
  return own.intents.has("compare") && all.length === 2 ? { things: [], rest: [], meant: all } : null;
}

/** "Of what weight is its pack?" */
function asksFactOfAnswered({ own, links }: Turn): FollowUp {
  if (!own.pointsBack || links.length === 0 || !asksFact(own)) return null;
  return { things: own.things.filter(isSpecies), rest: [], meant: links.slice(0, 1) };
}

/** "And its vaccine?" is one for the disease that was spoken of. */
function asksOfDisease({ own, before }: Turn): FollowUp {
  if (!own.pointsBack || !before || !subjectsOf(own).every(isGeneral)) return null;
  return { things: [...without(before.things, own.things), ...own.things] };
}

/** "How does it differ from monensin?" */
function comparesWithBefore({ own, before }: Turn): FollowUp {
  if (!before || !own.intents.has("compare") || thingsOf(own, "ingredient").length !== 1) return null;
  const others = without(before.things.filter(isIngredient), own.things);
  return others.length > 0 ? { things: [...others.slice(0, 1), ...own.things] } : null;
}

/** "How many ml for mites?" is asked of the medicine that was spoken of. */
function asksAmount({ query, own, before }: Turn): FollowUp {
  if (!before || own.things.some(isIngredient) || !OF_AMOUNT.test(query)) return null;
  const medicines = before.things.filter(isIngredient);
  if (medicines.length === 0) return null;
  return { things: [...medicines, ...own.things], intents: new Set<Intent>([...own.intents, "dose"]) };
}

/** "And for 1,500 birds of 1.8 kg?" is asked of the medicine that was spoken of, whatever was asked of it. */
function asksForFlock({ query, own, before }: Turn): FollowUp {
  const medicines = before?.things.filter(isIngredient) ?? [];
  const { birds, weight, litres, feed } = readFlock(`${query}; ${before?.text ?? ""}`);
  const isTold = /\d/.test(query) && weight !== undefined ||
    (birds ?? litres ?? feed) !== undefined && own.intents.size === 0;
  if (!isTold || medicines.length === 0 || subjectsOf(own).length > 0 || own.intents.has("withdrawal")) {
    return null;
  }
  return {
    words: [...own.words, ...before!.words],
    things: [...medicines, ...own.things],
    intents: new Set<Intent>(["dose"]),
  };
}

/** "Will it do in chlorinated water?", "what if they are moulting?" is asked of the medicine before. */
function asksOfMedicineBefore({ query, own, before, links }: Turn): FollowUp {
  if (!before || !goesWith(query) || thingsOf(own, "disease").length > 0) return null;
  const medicines = before.things.filter(isIngredient).slice(0, 2);
  const named = medicines.length > 0 ? [] : links.slice(0, 1);
  if (medicines.length + named.length === 0) return null;
  const kept = without(own.things, medicines)
    .filter(({ entry }) => entry.kind !== "sign" && entry.kind !== "category");
  return { things: [...medicines, ...kept], meant: named };
}

/** "And toltrazuril?" asks of it what was asked of the other. */
function asksSameOfAnother({ own, last }: Turn): FollowUp {
  const asksNothing = own.intents.size === 0 && own.aspects.length === 0;
  if (!last || !asksNothing || own.rest.length > 2) return null;
  const species = own.things.some(isSpecies) ? [] : last.things.filter(isSpecies);
  return { intents: last.intents, aspects: last.aspects, things: [...own.things, ...species] };
}

/** "And to Patna?" after "do you deliver to Nagpur?" */
function asksSameElsewhere({ own, before, last, links }: Turn): FollowUp {
  const asksAnew = own.intents.size + own.aspects.length > 0;
  if (before || links.length > 0 || !last || asksAnew || !own.pointsBack) return null;
  return { intents: last.intents, aspects: last.aspects };
}

/** "And the dose?" of what was spoken of, or of the product that the answer named. */
function asksMoreOfBefore({ query, own, said, before, last, links }: Turn): FollowUp {
  if (!before && links.length === 0) return null;
  const asksNothing = [...own.intents].every((intent) => ["products", "have", "learn"].includes(intent)) &&
    own.aspects.length === 0;
  const hasSpecies = own.things.some(isSpecies);
  const kept = (before?.things ?? []).filter((thing) => !isSpecies(thing) || !hasSpecies);
  const namesProduct = before !== undefined && before.things.some(isIngredient);
  const intents = asksNothing && last ? new Set([...last.intents, ...own.intents]) : own.intents;
  const aspects = asksNothing && last ? last.aspects : own.aspects;
  const asksOfOne = aspects.length > 0 || OF_ONE.some((intent) => intents.has(intent));
  const isStillOfAnswer = said.length > 0 && subjectsOf(said.at(-1)!).length === 0;
  const [chosen] = allChosen(query, links);
  return {
    // "20%" of a name that was said before still tells which is meant.
    words: [...own.words, ...before?.words ?? []],
    things: [...without(kept, own.things), ...own.things],
    intents,
    aspects,
    // What was not understood then is no more telling now; the little that is new may be.
    rest: own.rest.length > 2 ? own.rest : [],
    meant: chosen ? [chosen] : asksOfOne && (!namesProduct || isStillOfAnswer) ? links.slice(0, 1) : [],
  };
}

const FACTS = ["packaging", "storage", "shelfLife", "make", "composition", "specifications"];

/** A fact of one product, none of which it names itself. */
function asksFact(own: Understood): boolean {
  return own.aspects.some((aspect) => FACTS.includes(aspect)) && thingsOf(own, "ingredient").length === 0;
}

const GOES_WITH =
  /^[^\p{L}\p{M}]*(what if|agar|अगर|if )|\b(saa?th (?:me|mein)|sath hi|wale pani|wali pani|paa?ni me (?:chalega|de|mila)|kalipi ivv\w*|with (?:it|this|that))\b|वाले पानी में|के साथ दे|साथ में|కలిపి ఇవ్వ|ఒకవేళ|ఉన్న నీళ్ల|(?:దీన్ని|దీనిని|దాన్ని).*(?:కలప|కలిపి|తో)|(?:इसे|इसको).*(?:मिला|के साथ|में डाल)|\b(?:isko|ise|deenni|dinni)\b.*\b(?:mila\w*|saath|kalap\w*|kalip\w*)/iu;

/** It asks of what was said, under another condition or beside another thing. */
function goesWith(query: string): boolean {
  return GOES_WITH.test(query);
}

function isSpecies({ entry }: Meaning): boolean {
  return entry.kind === "species";
}

function isIngredient({ entry }: Meaning): boolean {
  return entry.kind === "ingredient";
}

function without(things: readonly Meaning[], named: readonly Meaning[]): Meaning[] {
  return things.filter(({ entry }) => !named.some((each) => each.entry === entry));
}

function subjectsOf(understood: Understood): Meaning[] {
  return understood.things.filter(({ entry }) => entry.kind !== "species" && !entry.id.startsWith("about-"));
}

/** What may be asked of any disease. */
function isGeneral({ entry: { kind, id } }: Meaning): boolean {
  return kind === "topic" || id === "vaccination" || id === "farm-cleaning";
}

function isAboutUs({ intents, aspects, things }: Understood): boolean {
  const isOnlyTalk = [...intents].every((intent) => ["greeting", "thanks", "bye"].includes(intent));
  const isOfNothing = things.every(({ entry }) => entry.kind === "topic");
  return OF_THEIR_OWN.some((intent) => intents.has(intent) && (isOnlyTalk || !TALK.includes(intent))) &&
      isOfNothing ||
    aspects.some((aspect) => ABOUT_US.includes(aspect)) && things.length === 0;
}

/** Slugs of the products that an answer of ours links to, in its order. */
function linkedProducts(answer: string): string[] {
  return [
    ...new Set(
      [...answer.matchAll(/\]\((?:\/\w\w)?\/product\/([^)\s?#]+)\)/g)].map(([, slug]) => slug!),
    ),
  ];
}

const ORDINALS: readonly [RegExp, number][] = [
  [/\b(first|1st|pehl[aie]|pahl[aie]|modati|modatidi)\b|पहल[ाीे]|మొదటి/i, 0],
  [/\b(second|2nd|dusr[aie]|doosr[aie]|rendo|rendava)\b|दूसर[ाीे]|రెండో|రెండవ/i, 1],
  [/\b(third|3rd|last one|tisr[aie]|teesr[aie]|mudo|moodo|moodava)\b|तीसर[ाीे]|మూడో|మూడవ/i, 2],
];

/** "The second one", "the second with the third". */
function allChosen(query: string, links: readonly string[]): string[] {
  return ORDINALS.filter(([words]) => words.test(query)).flatMap(([, at]) => links[at] ?? []);
}
