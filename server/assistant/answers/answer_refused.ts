import { loadKnowledge } from "../../knowledge/load_knowledge.ts";
import type { Known } from "../know.ts";
import type { SafetyFinding } from "../safety/check_question.ts";
import banned from "../safety/banned_substances.json" with { type: "json" };
import { conflictSources, warningsFirst } from "./rules_of_answers.ts";
import { bestArticles } from "./answer_article.ts";
import { articleLink, articleSource, type Draft, plain } from "./draft.ts";

/** What nobody may answer from a catalogue: kindly, with the reason, and with our article on it where there is one. */
export function answerRefused(known: Known, { rule, subject }: SafetyFinding): Draft {
  const { texts } = known;
  const [article] = bestArticles(known, 0.4);
  const read = article && rule !== "people" && rule !== "urgent"
    ? ["", texts.readMore(articleLink(known, article.post))]
    : [];
  const sources = read.length > 0 ? [articleSource(known, article!.post)] : [];
  if (rule === "urgent") {
    return {
      kind: "urgent",
      answer: [`**${texts.urgent(nameOf(known, subject) ?? texts.emergency)}**`, ...read].join("\n"),
      sources,
    };
  }
  const name = rule === "banned" ? bannedName(known, subject) : "";
  const warned = rule === "mixture" ? warningsFirst(known, []) : [];
  return {
    kind: "refused",
    answer: [...warned, texts.refused[rule](name), ...read].join("\n"),
    sources: [...sources, ...(warned.length > 0 ? conflictSources(known) : [])],
  };
}

/** A disease by its name; a sign is what was told. */
function nameOf({ language }: Known, subject: string | undefined): string | undefined {
  const disease = loadKnowledge().diseases.find(({ id }) => id === subject);
  return disease && plain(disease.names[language][0] ?? disease.names.en[0]!);
}

function bannedName({ language }: Known, subject: string | undefined): string {
  return plain(banned.find(({ id }) => id === subject)?.names[language] ?? "");
}
