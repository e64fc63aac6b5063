import type { ChatRole } from "../../../contract/chat.ts";
import {
  urgentSubject,
  wantsGrowthByAntibiotics,
  wantsOffLabel,
  wantsToSkipWithdrawal,
} from "./flock_rules.ts";
import { isAboutPeople } from "./people_rule.ts";
import {
  asksApart,
  asksOfLaw,
  isForOwnBody,
  tellsOfDeadWildBirds,
  tellsOfManyGone,
  wantsOtherRoute,
  wantsPeoplesMedicine,
  wantsToHarm,
} from "./plain_dangers.ts";
import { readForSafety, type SafetyReading } from "./safety_reading.ts";

/** Why a question is not answered as it is asked. */
export interface SafetyFinding {
  rule: "people" | "peoplesMedicine" | "harm" | "banned" | "growth" | "withdrawal" | "mixture" | "urgent";
  /**
   * Of `banned` the id in `banned_substances.json`, of `urgent` that of the disease or sign in the knowledge, of
   * `people` "swallowed" where somebody has taken some already.
   */
  subject?: string;
}

/**
 * Whether a question is one that nobody may answer from a catalogue: the rules of `docs/assistant.md`, in all
 * languages and spellings. Nothing is asked of a model here, and what a message tells us to do changes nothing.
 *
 *     checkQuestion("can I give colistin to layers", []); // { rule: "banned", subject: "colistin" }
 */
export function checkQuestion(
  query: string,
  history: readonly { role: ChatRole; content: string }[],
): SafetyFinding | undefined {
  const reading = readForSafety(query);
  // What was said before says what "it" is, whoever said it: it can only lead to more care.
  const said = history.map(({ content }) => content.slice(0, SAID_MAX));
  const before = readForSafety(said.join(" . "));
  const asked = history.findLast(({ role }) => role === "user")?.content.slice(0, SAID_MAX) ?? "";
  if (isAboutPeople(reading, before) || isForOwnBody(reading, before)) {
    return { rule: "people", ...(hasSwallowed(reading) && { subject: "swallowed" }) };
  }
  const banned = bannedSubject(reading, readForSafety(asked));
  if (banned) return { rule: "banned", subject: banned };
  if (wantsToHarm(reading)) return { rule: "harm" };
  const urgent = urgentSubject(reading) ??
    (tellsOfDeadWildBirds(reading)
      ? "avian-influenza"
      : tellsOfManyGone(reading)
      ? "sudden-death"
      : undefined);
  if (urgent) return { rule: "urgent", subject: urgent };
  if (wantsPeoplesMedicine(reading)) return { rule: "peoplesMedicine" };
  if (wantsToSkipWithdrawal(reading, before)) {
    return { rule: "withdrawal" };
  }
  if (
    wantsOffLabel(reading, before) && !asksApart(reading) || wantsOtherRoute(reading)
  ) return { rule: "mixture" };
  const isForGrowth = wantsGrowthByAntibiotics(reading, before);
  if (isForGrowth && !asksOfLaw(reading)) return { rule: "growth" };
}

/** Of a message before, so much is read. */
const SAID_MAX = 150;

const DONE =
  /\b(ate|eaten|drank|drunk|swallow\w*|licked|ingested|consumed|li(ya|yi|a)|ga(ya|yi|i)|gay[ai])\b|लि|ली|गय|తాగ|తిన్న|మింగ|tag|thag|tinn|ming/i;

function hasSwallowed(reading: SafetyReading): boolean {
  return reading.places("swallow").some(({ from, to }) =>
    DONE.test(reading.words.slice(from, to + 1).join(" "))
  );
}

/** "Instead of colistin" and "without hormones" ask for something else. */
function bannedSubject(reading: SafetyReading, before: SafetyReading): string | undefined {
  if (asksOfLaw(reading)) return undefined;
  for (const [id, places] of reading.banned) {
    const isMeant = places.some((place) => !reading.isBeside(place, "without", 3, 3));
    if (isMeant && !(reading.medicines.size > 0 && reading.has("sameAs"))) return id;
  }
  const [earlier] = before.banned.keys();
  const isFollowUp = reading.words.length <= 8 && reading.has("pronoun", "buying", "medicine") &&
    reading.medicines.size === 0 && reading.banned.size === 0 && !reading.has("without");
  return earlier && isFollowUp && !before.has("without") ? earlier : undefined;
}
