import type { Known } from "../know.ts";
import type { Intent } from "../intent.ts";
import { checkQuestion, type SafetyFinding } from "../safety/check_question.ts";
import { answerGuide } from "./answer_guide.ts";
import { answerCareful } from "./answer_careful.ts";
import { warnsOfAnother } from "./rules_of_answers.ts";
import { findEmergency } from "../../health/find_emergency.ts";
import { answerRefused } from "./answer_refused.ts";
import { answerStaff } from "./answer_staff.ts";
import { answerTrade } from "./answer_trade.ts";
import { answerUnknown } from "./answer_unknown.ts";
import { distinct, type Draft, inEnglish } from "./draft.ts";
import { activesInSight, animalLines } from "./in_sight.ts";
import { isGivenToAnimals } from "../../catalogue/is_given_to_animals.ts";
import { isMedicinal } from "../medicines.ts";
import type { Guide } from "../../knowledge/load_guides.ts";
import { isElsewhere } from "../guides/find_guides.ts";
import { guideIndex } from "../guides/guide_index.ts";
import { loadKnowledge } from "../../knowledge/load_knowledge.ts";
import { loadRefusals } from "../../knowledge/load_refusals.ts";
import { answerChances } from "./answer_chances.ts";
import { formsFor } from "./forms.ts";
import { LEAST } from "./least.ts";
import { readQuestion } from "./reading.ts";
import { withBesides, withOtherPart } from "./with_besides.ts";
import { saysEither } from "./traits_of_question.ts";
import { tellsOfNotifiable } from "./tells_of_notifiable.ts";
import { thingsOf } from "../understand_question.ts";
import { readFlock } from "../flock_told.ts";
import { rememberOf } from "../../language/remember.ts";
import { changesCase } from "../permission/changes_case.ts";
import { isUnderstood, permit } from "../permission/permit.ts";
import { readRoles } from "../safety/read_roles.ts";
import { statesDose } from "../model/states_dose.ts";
import { tellsWhatToDo } from "../model/tells_what_to_do.ts";

export type History = Parameters<typeof checkQuestion>[1];

/** How a question is answered from what is known: what is dangerous first, and permission last. */
export function chooseAnswer(known: Known, history: History): Draft {
  return permit(known, chooseDraft(known, history));
}

/** The same before permission, with the name of its form. */
export function chooseDraft(known: Known, history: History): Draft {
  // An answer to what was asked back is weighed with the story that it belongs to, which was not told twice.
  const before = history.filter(({ content }) => !known.asked.text.includes(content));
  const { finding, alarm, ...checked } = checkQuestion(known.asked.text, before, known.prohibited);
  // What was said before is no reason to doubt a question that does not follow on it.
  const isDoubtful = checked.isDoubtful &&
    (known.asked.isFollowUp || checkQuestion(known.asked.text, [], known.prohibited).isDoubtful);
  const isNone = finding && (isWritten(known, finding, isDoubtful) || isChoice(known, finding));
  const danger = answerDanger(known, isNone ? undefined : finding, alarm);
  if (danger) return { form: "danger", ...danger };
  return { ...answerWritten(known) ?? answerLikeliest(known), isDoubtful, alarm };
}

/**
 * What is asked is written, and that is surer than the finding: the vote and the choice of guides are two readers, and the
 * vote has seen few of the questions that nothing is wrong with.
 */
function isWritten(
  { guides: [first], asked }: Known,
  { subject, isUrgent, sureness, rules: [rule] }: SafetyFinding,
  isDoubtful: boolean,
): boolean {
  if (!first || first.guide.urgent || asked.isFollowUp) return false;
  const { chance } = first;
  if (subject) return !isDoubtful && chance >= LEAST.guideOfProhibited;
  // Where somebody may be hurt the vote alone decides.
  if (sureness >= 1 || loadRefusals().get(rule!)?.of === "people") return false;
  return chance >= LEAST.guideOverRefusal && (!isUrgent || chance > sureness);
}

/** Who asks which of two to give mixes nothing. */
function isChoice(known: Known, finding: SafetyFinding | undefined): boolean {
  return finding?.rules[0] === "mixture" && saysEither(known, "ingredient");
}

/** What is refused, and what is an emergency. */
function answerDanger(known: Known, found: SafetyFinding | undefined, alarm: number): Draft | undefined {
  const guide = urgentGuide(known, found) ?? guideOfJustThis(known);
  // Whoever needs help is told how, where it is written for just that.
  if (guide) return answerGuide(known, guide);
  if (found?.isUrgent && !isHarmless(known, found)) return answerRefused(known, found);
  // A child's cough is no sign of birds.
  const isOfPeople = found !== undefined && loadRefusals().get(found.rules[0]!)?.of === "people";
  const emergency = isOfPeople ? undefined : emergencyOf(known, alarm);
  if (emergency) return answerRefused(known, emergency);
  if (found && !isHarmless(known, found)) {
    return found.rules[0] === "mixture" && isOfPages(known)
      ? answerCareful(known, [])
      : answerRefused(known, withLabel(known, found));
  }
  // What is asked of a product beside an order to us is still answered from its page.
  if (!tellsWhatToDo(known.query) || known.products[0]?.isNamed) return undefined;
  return answerUnknown({ ...known, products: [], articles: [] });
}

/** What a label says of this very animal is the first reason. */
function withLabel(known: Known, found: SafetyFinding): SafetyFinding {
  if (found.rules.includes("otherSpecies") || animalLines(known).length === 0) return found;
  return { ...found, rules: ["otherSpecies", found.rules[0]!] };
}

/**
 * Whether one thing harms with another is answered by their pages: where one warns of the other and that is asked, or
 * where neither does and no more than one of them is a medicine.
 */
function isOfPages(known: Known): boolean {
  const actives = activesInSight(known);
  if (warnsOfAnother(known)) return known.asked.aspects.includes("safety");
  const areGiven = actives.every((active) =>
    known.productsFor(active).some(({ product, isNamed }) =>
      isNamed && isGivenToAnimals(inEnglish(known, product))
    )
  );
  return actives.length === 2 && areGiven && actives.filter(({ entry }) => isMedicinal(entry.id)).length < 2;
}

/**
 * An emergency by what is told of the birds, whatever the words: so many deaths, if the vote does not take them for a
 * tale, or signs that must be reported.
 */
function emergencyOf(known: Known, alarm: number): SafetyFinding | undefined {
  const { asked, fits, said } = known;
  const found = asked.intents.has("learn") ? undefined : findEmergency(fits, said);
  const isDying = found?.deaths && alarm >= A_TALE;
  const rule = isDying
    ? "massDeaths"
    : found?.conditions.length || tellsOfNotifiable(known)
    ? "notifiable"
    : undefined;
  return rule && { rules: [rule], isUrgent: true, sureness: 1 };
}

/** Deaths of so little alarm are those of last year, of flies, or of a proverb. */
const A_TALE = 0.1;

/** What somebody wrote for just this: the staff, a greeting. */
function answerWritten(known: Known): Draft | undefined {
  const [staff] = known.staff;
  if (staff?.isSame) return answerStaff(known, staff.answer);
  const guide = guideOfJustThis(known);
  return guide ? answerGuide(known, guide) : answerTalk(known);
}

/** What is likeliest asked for: a guide, or the page that a form leads to; where neither is likely, we do not know. */
function answerLikeliest(known: Known): Draft {
  if (isNoneOfOurs(known)) {
    return { form: "elsewhere", ...answerUnknown({ ...known, products: [], articles: [], guides: [] }) };
  }
  const draft = answerForm(known);
  const trade = answerTrade(known, draft);
  if (trade) return trade;
  // What follows on something was asked for there, help in need has rules of its own, and what is named is meant.
  const isSure = known.asked.isFollowUp || draft.kind === "urgent" || draft.isMeant;
  const { guide: chance, page } = isSure ? { guide: 0, page: 1 } : answerChances(known, draft);
  const guide = likelyGuide(known, chance);
  if (guide && chance >= page) return withWares(known, answerLikelyGuide(known, guide, chance), draft);
  const isNamed = known.products.some(({ isNamed, product }) => isNamed && draft.about?.includes(product));
  if (draft.kind === "unknown") return draft;
  return page >= LEAST.page || isNamed
    ? withBesides(known, draft)
    : { form: draft.form, ...answerUnknown(known, draft) };
}

/** What is none of ours, where nothing of ours is named and no form explains all words but one. */
function isNoneOfOurs(known: Known): boolean {
  const { asked, products, allGuides, query } = known;
  const isNamed = products.some(({ isNamed }) => isNamed) ||
    thingsOf(asked, "ingredient", "disease").length > 0;
  if (asked.isFollowUp || isNamed || !isElsewhere(allGuides, query)) return false;
  return asked.rest.filter((word) => !/^\d+$/.test(word)).length > A_NAME ||
    answerForm(known).kind === "unknown";
}

/** "Delivery to Guntur": so many words left over may be a name. */
const A_NAME = 1;

/** Whoever may have asked something else is told who helps. */
function answerLikelyGuide(known: Known, guide: Guide, chance: number): Draft {
  const draft = withOtherPart(known, answerGuide(known, guide));
  return chance >= LEAST.guideSure
    ? draft
    : { ...draft, answer: `${draft.answer}\n\n${known.texts.whoHelps}` };
}

/** Who asks what to buy, too, is shown what we have of it; where that may not be, the guide stands alone. */
function withWares({ asked: { intents } }: Known, guide: Draft, page: Draft): Draft {
  if (page.kind !== "products" || !FOR_WARES.some((intent) => intents.has(intent))) return guide;
  return {
    ...page,
    form: guide.form,
    kind: guide.kind,
    answer: [guide.answer, "", page.answer].join("\n"),
    sources: distinct([...guide.sources, ...page.sources]),
    bare: guide,
  };
}

const FOR_WARES: readonly Intent[] = ["have", "products"];

/** The first form that the question has all for. */
export const answerForm = rememberOf((known: Known): Draft => {
  const reading = readQuestion(known);
  for (const { name, needs, gives } of formsFor(reading)) {
    const draft = needs(reading) ? gives(reading) : undefined;
    if (draft) return { form: name, ...draft };
  }
  return answerUnknown(known);
});

/** Small talk, where nothing else is said. */
function answerTalk({ asked, texts, content: { company } }: Known): Draft | undefined {
  const { intents, aspects, things, rest } = asked;
  // "God bless your team" asks nothing of the team.
  const isPraise = (intents.has("thanks") || intents.has("bye")) &&
    aspects.every((aspect) => OF_PRAISE.includes(aspect));
  const isOnlyTalk = things.every(({ entry }) => entry.kind === "species") && rest.length <= 1 &&
    (aspects.length === 0 || isPraise) && [...intents].every((intent) => TALK.includes(intent));
  if (!isOnlyTalk) return undefined;
  const said = {
    who: texts.who(company.shortName),
    thanks: texts.thanks,
    bye: texts.bye,
    greeting: texts.greeting(company.shortName),
  };
  const kind = (["who", "thanks", "bye", "greeting"] as const).find((each) => intents.has(each));
  return kind && { form: "small talk", kind: "greeting", answer: said[kind], sources: [] };
}

/** An emergency that a guide tells of: two readers agree on it, or the question is nearly the guide's own. */
function urgentGuide({ guides: [first], asked }: Known, found?: SafetyFinding): Guide | undefined {
  if (!first?.guide.urgent || asked.isFollowUp) return undefined;
  const { guide, chance, likeness } = first;
  const isUrgent = found?.isUrgent ?? false;
  // Who was pricked with one medicine is not told of another: the general words hold for all.
  const isOfThis = thingsOf(asked, "ingredient").every(({ id }) => guideNames(guide, id));
  const isAgreed = isUrgent && found !== undefined && isOfThis &&
    loadRefusals().get(found.rules[0]!)?.of === guide.urgent && chance >= LEAST.urgentAgreed;
  const isItsOwn = likeness >= LEAST.urgentAlone && (!found || isUrgent);
  return isAgreed || isItsOwn ? guide : undefined;
}

/** Whether a guide speaks of an ingredient, in any of its English names. */
function guideNames({ title, answer }: Guide, ingredient: string): boolean {
  const text = `${title} ${answer}`.toLowerCase();
  const names = loadKnowledge().ingredients.find(({ id }) => id === ingredient)?.names.en ?? [];
  return names.some((name) => text.includes(name.toLowerCase()));
}

/** The guide whose title this is, or nearly one of its own questions: it says itself what may not be. */
function guideOfJustThis(known: Known): Guide | undefined {
  const { guides: [first], allGuides, asked, query } = known;
  // A title is what we offered to be tapped, whatever was talked of before.
  const titled = guideIndex(allGuides).byTitle.get(query);
  if (titled) return titled;
  return first && !asked.isFollowUp && first.sameness >= LEAST.guideItsOwn ? first.guide : undefined;
}

/** The guide that may be asked for. Who asks how much to give wants no other figures than those of what he names. */
function likelyGuide({ guides: [first], asked }: Known, chance: number): Guide | undefined {
  if (!first || first.guide.urgent) return undefined;
  const isOfAmount = asked.intents.has("dose") && statesDose(first.guide.answer);
  return chance >= (isOfAmount ? LEAST.guideOverPage : LEAST.guide) ? first.guide : undefined;
}

/**
 * Understood to its last word it asks for nothing but what it says.
 * So much of a named medicine for so many birds, in words that change nothing, is the dose that it asks for.
 */
function isHarmless(known: Known, { subject, sureness, isUrgent, rules: [rule] }: SafetyFinding): boolean {
  if (subject || sureness >= SURE) return false;
  const draft = answerForm(known);
  // "Formalin in eye burning" is understood as what birds have, though it names none.
  const isOfPeople = isUrgent && loadRefusals().get(rule!)?.of === "people";
  if (isOfPeople && !readRoles(known.asked.words).has("bird")) return false;
  if (isUnderstood(known, draft, "whole")) return true;
  return !isUrgent && draft.kind === "dose" && isOfFlock(known) && isUnderstood(known, draft);
}

/** How many birds or how much water or feed is told, and no word says for whom else it is or what else is done. */
function isOfFlock({ query, asked: { words } }: Known): boolean {
  return Object.keys(readFlock(query)).length > 0 && changesCase(words).size === 0;
}

const SURE = 0.9;
const OF_PRAISE = ["team", "business", "values"];
const TALK: readonly Intent[] = ["who", "greeting", "thanks", "bye", "products", "learn"];
