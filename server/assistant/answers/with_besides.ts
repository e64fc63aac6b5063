import { clausesOf } from "../../language/clauses_of.ts";
import type { Guide } from "../../knowledge/load_guides.ts";
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
  const ofWhole = known.asked.isFollowUp ? [] : known.guides.filter(({ chance }) => chance >= LEAST.guide);
  return withOneOf(known, draft, [...ofWhole, ...ofParts(known)]);
}

/** A guide's answer, and what is written for another part of the question. */
export function withOtherPart(known: Known, draft: Draft): Draft {
  return withOneOf(known, draft, ofParts(known));
}

/** An answer with the likeliest of some guides that it does not hold. */
function withOneOf(known: Known, draft: Draft, guides: readonly FoundGuide[]): Draft {
  const [found] = guides.filter(({ guide }) => isBesides(known, guide) && !isIn(known, draft, guide))
    .sort((a, b) => b.chance - a.chance);
  if (!found) return draft;
  const said = ["", `**${plain(guideTitle(known, found.guide))}:** ${guideText(known, found.guide)}`];
  const withSaid = (answer: string) => [answer, ...said].join("\n");
  return {
    ...draft,
    answer: withSaid(draft.answer),
    ...(draft.bare && { bare: { ...draft.bare, answer: withSaid(draft.bare.answer) } }),
  };
}

/** What each part of a question asks for, where it has a few that ask something by themselves. */
function ofParts({ query, allGuides }: Known): FoundGuide[] {
  const parts = clausesOf(query);
  if (parts.length < 2 || parts.length > PARTS) return [];
  return parts.flatMap((part) => findGuides(allGuides, part).slice(0, 1))
    .filter(({ chance }) => chance >= LEAST.guideSure);
}

/** Beside a medicine no guide gives figures. */
function isBesides(known: Known, guide: Guide): boolean {
  return !guide.urgent && guide.of !== "trade" && !givesFigures(known, guideText(known, guide));
}

function isIn(known: Known, { answer }: Draft, guide: Guide): boolean {
  return answer.includes(guideText(known, guide));
}
