import type { Known } from "../know.ts";
import { type Intent } from "../intent.ts";
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
import { LEAST } from "./least.ts";
import { answerAbout } from "./answer_about.ts";
import { answerAsked } from "./answer_asked.ts";
import { tellsOfNotifiable } from "./tells_of_notifiable.ts";
import { isUnderstood, permit } from "../permission/permit.ts";
import { tellsWhatToDo } from "../model/tells_what_to_do.ts";

/** How a question is answered from what is known; the first rule that fits. */
export function chooseAnswer(known: Known, history: Parameters<typeof checkQuestion>[1]): Draft {
  return permit(known, choose(known, history));
}

function choose(known: Known, history: Parameters<typeof checkQuestion>[1]): Draft {
  const { asked, texts, content: { company }, staff } = known;
  const found = checkQuestion(known.query, history);
  if (found && !isOfTrade(known, found)) {
    return found.rule === "mixture" && asked.aspects.includes("safety") && warnsOfAnother(known)
      ? answerCareful(known, [])
      : answerRefused(known, found);
  }
  const guide = likelyGuide(known);
  if (guide?.urgent) return answerGuide(known, guide);
  const subject = tellsOfNotifiable(known);
  if (subject) return answerRefused(known, { rule: "urgent", subject });
  // What is asked of a product beside an order to us is still answered from its page.
  if (tellsWhatToDo(known.query) && !known.products[0]?.isNamed) {
    return answerUnknown({ ...known, products: [], articles: [] });
  }
  if (staff && staff.likeness >= LEAST.staff) return answerStaff(known, staff.answer);
  const asks = (...intents: Intent[]) => intents.some((intent) => asked.intents.has(intent));
  const subjects = asked.things.filter(({ entry }) => entry.kind !== "species");
  const isTalk = subjects.length === 0 && asked.rest.length <= 1;
  const talk = (answer: string): Draft => ({ kind: "greeting", answer, sources: [] });
  // "God bless your team" asks nothing of the team.
  const isPraise = asks("thanks", "bye") && asked.aspects.every((aspect) => OF_PRAISE.includes(aspect));
  const isOnlyTalk = isTalk && (asked.aspects.length === 0 || isPraise) &&
    [...asked.intents].every((intent) => TALK.includes(intent));
  if (isOnlyTalk) {
    if (asks("who")) return talk(texts.who(company.shortName));
    if (asks("thanks")) return talk(texts.thanks);
    if (asks("bye")) return talk(texts.bye);
    if (asks("greeting")) return talk(texts.greeting(company.shortName));
  }
  if (guide) return answerGuide(known, guide);

  const [near] = known.guides;
  return answerAsked(known, asks) ?? answerAbout(known, asks) ??
    (near && near.confidence >= LEAST.guideAlone ? answerGuide(known, near.guide) : answerUnknown(known));
}

/** The guide that is asked for, where nothing is asked of a product by its name. */
function likelyGuide({ guides: [first], products, asked }: Known): Guide | undefined {
  if (!first || first.confidence < LEAST.guide || asked.isFollowUp) return undefined;
  const isOfProduct = products.some(({ isNamed, share }) => isNamed && share >= LEAST.named) &&
    (factsAsked(asked.aspects).length > 0 || OF_PRODUCT.some((intent) => asked.intents.has(intent)));
  return isOfProduct && first.confidence < LEAST.guideOverProduct ? undefined : first.guide;
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
