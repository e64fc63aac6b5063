import type { Known } from "../know.ts";
import type { Intent } from "../intent.ts";
import { checkQuestion, type SafetyFinding } from "../safety/check_question.ts";
import { thingsOf } from "../understand_question.ts";
import { answerGuide } from "./answer_guide.ts";
import { answerCareful } from "./answer_careful.ts";
import { warnsOfAnother } from "./rules_of_answers.ts";
import { answerPrice } from "./answer_house.ts";
import { answerRefused } from "./answer_refused.ts";
import { answerStaff } from "./answer_staff.ts";
import { answerUnknown } from "./answer_unknown.ts";
import type { Draft } from "./draft.ts";
import type { Guide } from "../../knowledge/load_guides.ts";
import { factsAsked } from "./answer_facts.ts";
import { formsFor } from "./forms.ts";
import { LEAST } from "./least.ts";
import { readQuestion } from "./reading.ts";
import { tellsOfNotifiable } from "./tells_of_notifiable.ts";
import { isUnderstood, permit } from "../permission/permit.ts";
import { tellsWhatToDo } from "../model/tells_what_to_do.ts";

export type History = Parameters<typeof checkQuestion>[1];

/** How a question is answered from what is known: what is dangerous first, and permission last. */
export function chooseAnswer(known: Known, history: History): Draft {
  return permit(known, chooseDraft(known, history));
}

/** The same before permission, with the name of its form. */
export function chooseDraft(known: Known, history: History): Draft {
  const danger = answerDanger(known, history);
  return danger ? { form: "danger", ...danger } : answerWritten(known) ?? answerForm(known);
}

/** What is refused, and what is an emergency. */
function answerDanger(known: Known, history: History): Draft | undefined {
  const found = checkQuestion(known.query, history);
  const guide = urgentGuide(known, found);
  // Whoever needs help is told how, where it is written, and not only that medicines are for animals.
  if (guide && found) return answerGuide(known, guide);
  if (found && !isWritten(known, found) && !isOfTrade(known, found)) {
    return found.rule === "mixture" && known.asked.aspects.includes("safety") && warnsOfAnother(known)
      ? answerCareful(known, [])
      : answerRefused(known, found);
  }
  if (guide) return answerGuide(known, guide);
  const subject = tellsOfNotifiable(known);
  if (subject) return answerRefused(known, { rule: "urgent", subject });
  // What is asked of a product beside an order to us is still answered from its page.
  if (!tellsWhatToDo(known.query) || known.products[0]?.isNamed) return undefined;
  return answerUnknown({ ...known, products: [], articles: [] });
}

/** What somebody wrote for just this: the staff, a greeting, a guide. */
function answerWritten(known: Known): Draft | undefined {
  const [staff] = known.staff;
  if (staff?.isSame) return answerStaff(known, staff.answer);
  const talk = answerTalk(known);
  if (talk) return talk;
  const guide = likelyGuide(known);
  return guide && answerGuide(known, guide);
}

/** The first form that the question has all for. */
function answerForm(known: Known): Draft {
  const reading = readQuestion(known);
  for (const { name, needs, gives } of formsFor(reading)) {
    const draft = needs(reading) ? gives(reading) : undefined;
    if (draft) return { form: name, ...draft };
  }
  return answerUnknown(known);
}

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
  const { guide, confidence, likeness } = first;
  const isAgreed = guide.urgent === "people"
    ? found?.rule === "people" && confidence >= LEAST.urgentAgreed
    : found?.subject === "sudden-death" && confidence >= LEAST.guide;
  const isItsOwn = likeness >= LEAST.urgentAlone &&
    (!found || ["people", "urgent", "mixture"].includes(found.rule));
  return isAgreed || isItsOwn ? guide : undefined;
}

/** A guide is written for just this question, and says itself what may not be. */
function isWritten({ guides: [first], asked }: Known, { rule }: SafetyFinding): boolean {
  return first !== undefined && !asked.isFollowUp && first.likeness >= LEAST.guideItsOwn &&
    !["harm", "urgent"].includes(rule);
}

/** The guide that is asked for. What is named has a page of its own, which only a question like the guide's outdoes. */
function likelyGuide({ guides: [first], products, asked }: Known): Guide | undefined {
  if (!first || first.guide.urgent || asked.isFollowUp) return undefined;
  const { guide, confidence, margin, likeness } = first;
  const isOfProduct = products.some(({ isNamed, share }) => isNamed && share >= LEAST.named) &&
    (factsAsked(asked.aspects).length > 0 || OF_PRODUCT.some((intent) => asked.intents.has(intent)));
  if (likeness >= LEAST.guideItsOwn) return guide;
  if (isOfProduct) return undefined;
  const hasPage = thingsOf(asked, "disease", "sign", "ingredient", "category").length > 0;
  // One that stands alone may be less near than one of several.
  return confidence + margin / 2 >= (hasPage ? LEAST.guideOverPage : LEAST.guide) ? guide : undefined;
}

const OF_PRODUCT: readonly Intent[] = ["dose", "withdrawal", "price", "ordering", "compare"];

/** Who talks to a man wants no medicine for one, and who asks for a price in plain words wants no growth. */
function isOfTrade(known: Known, { rule, subject }: SafetyFinding): boolean {
  const { asked } = known;
  if (subject || !["people", "growth", "mixture", "withdrawal"].includes(rule)) return false;
  if (thingsOf(asked, "disease", "sign").length > 0) return false;
  if (asked.intents.has("message") && asked.things.length === 0) return rule === "people";
  return asked.intents.has("price") && isUnderstood(known, answerPrice(known));
}

const OF_PRAISE = ["team", "business", "values"];
const TALK: readonly Intent[] = ["who", "greeting", "thanks", "bye", "products", "learn"];
