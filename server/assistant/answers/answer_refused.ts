import { inLanguage } from "../../../contract/translation.ts";
import { loadRefusals } from "../../knowledge/load_refusals.ts";
import type { Known } from "../know.ts";
import type { SafetyFinding } from "../safety/check_question.ts";
import { bestArticles } from "./answer_article.ts";
import { articleLink, articleSource, type Draft, plain } from "./draft.ts";
import { conflictSources, warningsFirst } from "./rules_of_answers.ts";

/** Of these an article or another page would only keep somebody from calling for help, or help to do it. */
const ALONE = ["personDose", "selfHarm", "harm", "forgery", "residue"];

/** Of these the labels themselves say why. */
const OF_LABELS = ["mixture", "otherSpecies"];

/** What nobody may answer from a catalogue: kindly, with the reason, and with our article on it where there is one. */
export function answerRefused(
  known: Known,
  { rules, isUrgent, subject, mayBeUrgent }: SafetyFinding,
): Draft {
  const { texts, language } = known;
  const substance = known.prohibited.find(({ id }) => id === subject);
  const { name = texts.thatSubstance, reason = texts.whyProhibited } = substance
    ? inLanguage(substance, language, ["name", "reason"])
    : {};
  const filled = { "{substance}": plain(name), "{reason}": plain(reason) };
  const said = rules.map((id) =>
    Object.entries(filled).reduce(
      (text, [mark, value]) => text.replace(mark, () => value),
      loadRefusals().get(id)!.text[language]!,
    )
  );
  if (isUrgent) {
    const [first, ...more] = said;
    return { kind: "urgent", answer: [`**${first}**`, ...more].join("\n\n"), sources: [] };
  }
  const isAlone = rules.some((id) => ALONE.includes(id));
  // Where a person may be hurt, who helps comes before what labels say.
  const isHelpFirst = mayBeUrgent === "people" && !isAlone;
  const [article] = isAlone ? [] : bestArticles(known, READ_MORE);
  const warned = rules.some((id) => OF_LABELS.includes(id)) ? warningsFirst(known, []) : [];
  const [notice] = substance?.sources ?? [];
  return {
    kind: "refused",
    answer: [
      ...(isHelpFirst ? [texts.whoHelps, ""] : []),
      ...warned,
      said.join("\n\n"),
      ...(notice
        ? ["", `- ${plain(notice.title)} (${[notice.publisher, notice.date].filter(Boolean).join(", ")})`]
        : []),
      ...(mayBeUrgent && !isHelpFirst ? ["", texts.whoHelps] : []),
      ...(article ? ["", texts.readMore(articleLink(known, article.post))] : []),
    ].join("\n"),
    sources: [
      ...(article ? [articleSource(known, article.post)] : []),
      ...(warned.length > 0 ? conflictSources(known) : []),
    ],
  };
}

/** An article must hold so much of the question to be read on. */
const READ_MORE = 0.4;
