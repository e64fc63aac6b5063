import type { ChatRole } from "../../../contract/chat.ts";
import type { Prohibited } from "../../../contract/prohibited.ts";
import { loadProhibited } from "../../knowledge/kept_knowledge.ts";
import { loadRefusals } from "../../knowledge/load_refusals.ts";
import { wordsOf } from "../../language/words_of.ts";
import { findBanned, hintedBanned } from "./find_banned.ts";
import { readRoles } from "./read_roles.ts";
import { vote } from "./vote.ts";

/** Why a question is not answered as it is asked. */
export interface SafetyFinding {
  /** Ids of refusals: the likeliest, and a second one where it is nearly as likely. */
  rules: readonly string[];
  isUrgent: boolean;
  /** From 0 to 1. What is sure by its name is 1. */
  sureness: number;
  /** Of a prohibited substance the id in what is prohibited. */
  subject?: string | undefined;
  /** It is refused, and may be an emergency all the same, of people or of birds: who helps is said too. */
  mayBeUrgent?: "people" | "birds" | undefined;
}

interface SafetyCheck {
  finding: SafetyFinding | undefined;
  /** Too little for a refusal, too much for an answer with a dose. */
  isDoubtful: boolean;
  /** How likely any refusal is by the vote. */
  alarm: number;
}

/** So likely a refusal must be. Below it the answer's own rules hold alone. */
const ALARM = 0.55;
/** Help is called sooner: a needless call costs less than a missed one. */
const URGENT_SHARE = 0.32;
/** And so much of all that is not to be answered. */
const URGENT_PART = 0.4;
/** And so much one of them: a little of each is a story of people, in which nothing happened. */
const URGENT_ONE = 0.1;
/** From here on only what is understood to its last word is answered with a dose. */
const DOUBT = 0.33;
const MAY_BE_URGENT = 0.15;
/** So near to the first a second one is said too: of two that are alike, both lines that save are read. */
const SECOND = 0.25;
/** Of a message before, so much is read. */
const SAID_MAX = 150;

/**
 * Whether a question is one that nobody may answer from a catalogue, in all languages and spellings: a trained model
 * votes, and a prohibited substance is known by its name. What a message tells us to do changes nothing.
 *
 *     checkQuestion("can I give colistin to layers", []).finding; // { rules: ["banned"], subject: "colistin", … }
 */
export function checkQuestion(
  query: string,
  history: readonly { role: ChatRole; content: string }[],
  prohibited: readonly Prohibited[] = loadProhibited(),
): SafetyCheck {
  const asked = history.filter(({ role }) => role === "user").map((said) => said.content.slice(0, SAID_MAX));
  const roles = readRoles(wordsOf(query));
  const { alarm, rules: voted } = vote(query, asked);
  const banned = voted.find(({ id }) => id === BANNED)?.share ?? 0;
  const subject = bannedSubject(query, asked.at(-1) ?? "", prohibited) ??
    (banned >= HINTED ? hintedBanned(query, prohibited) : undefined);
  // What is said to be prohibited has a name: it is the one that is talked of, or the vote means something else.
  const talkedOf = subject ??
    [query, ...asked.toReversed()].flatMap((said) => [...findBanned(wordsOf(said), prohibited).keys()])[0];
  const left = Math.max(LEAST_LEFT, 1 - banned);
  const rules = talkedOf
    ? voted
    : voted.flatMap(({ id, share }) => id === BANNED ? [] : [{ id, share: share / left }]);
  const rest = talkedOf ? alarm : (alarm - banned) / left;
  const urgent = rules.filter(({ id }) => loadRefusals().get(id)?.kind === "urgent");
  const urgentShare = sumOf(urgent);
  const isUrgentNow = urgentShare >= URGENT_SHARE && urgentShare >= rest * URGENT_PART &&
    urgent[0]!.share >= URGENT_ONE;
  const told = toldBy(roles, rules[0]);
  const isLying = isPersonLying(roles);
  const ofPerson = { rules: [isOfAir(roles) ? "fumes" : "illFromBirds"], isUrgent: true, sureness: 1 };
  const finding = isUrgentNow
    ? withWish(findingOf(ofWhomItIs(urgent, roles, isLying), alarm, true), rules)
    : isLying
    ? ofPerson
    : subject
    ? { rules: [BANNED], isUrgent: false, sureness: 1, subject }
    : told
    ? { rules: [told], isUrgent: false, sureness: 1 }
    : rest >= ALARM
    ? { ...findingOf(rules.filter((rule) => !urgent.includes(rule)), rest, false), subject: talkedOf }
    : undefined;
  return {
    alarm,
    finding: finding && { ...finding, mayBeUrgent: mayBeUrgentFor(urgent) },
    // A prohibited substance is known by its name: a little likeness to such a question is no reason for doubt.
    isDoubtful: !talkedOf && alarm >= ALARM || alarm - banned >= DOUBT,
  };
}

/** Whom an emergency that is not sure would be of. */
function mayBeUrgentFor(urgent: readonly Share[]): SafetyFinding["mayBeUrgent"] {
  if (sumOf(urgent) < MAY_BE_URGENT) return undefined;
  return sumOf(urgent.filter(isOfPeople)) >= MAY_BE_URGENT ? "people" : "birds";
}

function sumOf(rules: readonly Share[]): number {
  return rules.reduce((sum, { share }) => sum + share, 0);
}

function isOfPeople({ id }: Share): boolean {
  return loadRefusals().get(id)?.of === "people";
}

/** A refusal, and how likely it is. */
interface Share {
  id: string;
  share: number;
}

/**
 * Who fell in the smoke of a brooder is told nothing of birds, nor is who names people and no animal; who tells of
 * other animals alone is told what to do with them.
 */
function ofWhomItIs(
  urgent: readonly Share[],
  roles: ReturnType<typeof readRoles>,
  isLying: boolean,
): readonly Share[] {
  const has = (...ids: string[]) => ids.some((id) => roles.has(id));
  const ofPeople = urgent.filter(isOfPeople);
  const isOnlyPeople = has("kin", "child", "person") && !has("bird", "otherAnimal") &&
    sumOf(ofPeople) >= MAY_BE_URGENT;
  if (isLying && ofPeople.length > 0 || isOnlyPeople) return ofPeople;
  const isOnlyAnimals = has("otherAnimal") && !has("bird") && sumOf(ofPeople) < MAY_BE_URGENT;
  const isOfBirds = loadRefusals().get(urgent[0]!.id)?.of === "birds";
  if (!isOnlyAnimals || !isOfBirds) return urgent;
  const ofAnimals = urgent.filter(({ id }) => loadRefusals().get(id)?.of === "animals");
  return ofAnimals.length > 0 ? ofAnimals : [{ id: "otherAnimalIll", share: sumOf(urgent) }];
}

/** Smoke, gas, or a place without air. */
function isOfAir(roles: ReturnType<typeof readRoles>): boolean {
  return ["closedPlace", "breathe", "disinfectant", "pesticide", "power"].some((role) => roles.has(role));
}

const BANNED = "banned";
/** A name that is begun and not ended is a prohibited one's, if the vote thinks of that at all. */
const HINTED = 0.05;
const LEAST_LEFT = 0.1;

/**
 * The refusal that the question tells of by its own words: what is past its date is to be given, or two chemicals of
 * the house are to be mixed and the vote thinks of that too. So it holds where the vote has seen too few like it.
 */
function toldBy(
  roles: ReturnType<typeof readRoles>,
  likeliest: Share | undefined,
): string | undefined {
  const has = (...ids: string[]) => ids.some((id) => roles.has(id));
  if (has("law", "learn")) return undefined;
  const isToGive = has("give", "can", "inject") && has("bird", "vaccine");
  if (has("pastDate") && isToGive && !has("dump", "price", "fake", "sell")) return "expired";
  const isMixed = has("mix") && (roles.get("disinfectant")?.length ?? 0) > 1;
  return isMixed && likeliest?.id === "mixture" && likeliest.share >= AGREED ? "mixture" : undefined;
}

const AGREED = 0.08;

/**
 * A person who fainted or cannot breathe comes before whatever else is named, also where the vote has never seen such a story. Who of
 * those that are named lies there is who was named last before it; who learns has no victim.
 */
function isPersonLying(roles: ReturnType<typeof readRoles>): boolean {
  const placesOf = (...ids: string[]) => ids.flatMap((id) => roles.get(id) ?? []);
  const people = placesOf("kin", "child", "person");
  const animals = placesOf("bird", "otherAnimal");
  const lastBefore = (places: readonly number[], at: number) =>
    Math.max(-1, ...places.filter((each) => each < at));
  return placesOf("learn", "safe").length === 0 && placesOf("unconscious").some((at) => {
    const person = lastBefore(people, at);
    return person > lastBefore(animals, at) && person >= at - FAR;
  });
}

/** So many words before it somebody may be named of whom it is told. */
const FAR = 12;

function findingOf(
  [first, second]: readonly Share[],
  sureness: number,
  isUrgent: boolean,
): SafetyFinding {
  const isClose = second !== undefined && second.share >= first!.share * SECOND;
  return { rules: [first!.id, ...(isClose ? [second.id] : [])], isUrgent, sureness };
}

/** What somebody in need wants besides: to sell what falls ill is refused in the same answer. */
function withWish(
  finding: SafetyFinding,
  rules: readonly Share[],
): SafetyFinding {
  const wish = rules.find(({ id, share }) => share >= WISHED && loadRefusals().get(id)?.kind === "refused");
  return wish ? { ...finding, rules: [...finding.rules, wish.id] } : finding;
}

const WISHED = 0.12;

/** Words before and after a name that say that it is not wanted. */
const BESIDE = 3;
const FOLLOW_UP_WORDS = 8;

/** "Instead of colistin" asks for something else, and "is it banned" for the law. */
export function bannedSubject(
  query: string,
  before = "",
  prohibited: readonly Prohibited[] = loadProhibited(),
): string | undefined {
  const words = wordsOf(query);
  const roles = readRoles(words);
  const apart = [...roles.get("without") ?? [], ...roles.get("law") ?? []];
  const found = findBanned(words, prohibited);
  for (const [id, places] of found) {
    if (places.some(({ from, to }) => !apart.some((at) => at >= from - BESIDE && at <= to + BESIDE))) {
      return id;
    }
  }
  if (found.size > 0 || words.length > FOLLOW_UP_WORDS) return undefined;
  const earlier = wordsOf(before);
  const isMeant = ["dose", "price", "give"].some((role) => roles.has(role)) &&
    !readRoles(earlier).has("without");
  return isMeant ? [...findBanned(earlier, prohibited).keys()][0] : undefined;
}
