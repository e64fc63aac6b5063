import { clausesOf } from "../../language/clauses_of.ts";
import { findGuides, type FoundGuide } from "../guides/find_guides.ts";
import type { Known } from "../know.ts";
import { guideText, guideTitle } from "./answer_guide.ts";
import { givesFigures } from "./answer_unknown.ts";
import { type Draft, plain } from "./draft.ts";
import { LEAST } from "./least.ts";

/** More parts of a question than this are a story. */
const PARTS = 4;

/** A page's answer, and what is written for another part of the question, or for what the page does not say of it. */
export function withBesides(known: Known, draft: Draft): Draft {
  const found = besides(known);
  if (!found || draft.answer.includes(guideText(known, found.guide))) return draft;
  const said = ["", `**${plain(guideTitle(known, found.guide))}:** ${guideText(known, found.guide)}`];
  const withSaid = (answer: string) => [answer, ...said].join("\n");
  return {
    ...draft,
    answer: withSaid(draft.answer),
    ...(draft.bare && { bare: { ...draft.bare, answer: withSaid(draft.bare.answer) } }),
  };
}

/** The guide that a part of the question asks for, or that the whole may ask for too. Beside a medicine it gives no figures. */
function besides(known: Known): FoundGuide | undefined {
  const { query, allGuides, guides, asked } = known;
  const parts = clausesOf(query);
  const ofParts = parts.length > 1 && parts.length <= PARTS
    ? parts.flatMap((part) => findGuides(allGuides, part).slice(0, 1)).filter(({ chance }) =>
      chance >= LEAST.guideSure
    )
    : [];
  const ofWhole = asked.isFollowUp ? [] : guides.filter(({ chance }) => chance >= LEAST.guide);
  return [...ofWhole, ...ofParts].filter(({ guide }) =>
    !guide.urgent && guide.of !== "trade" && !givesFigures(known, guideText(known, guide))
  ).sort((a, b) => b.chance - a.chance)[0];
}
