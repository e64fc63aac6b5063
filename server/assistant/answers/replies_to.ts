import type { Guide } from "../../knowledge/load_guides.ts";
import type { Known } from "../know.ts";
import { guideText, guideTitle } from "./answer_guide.ts";
import { type Draft, plain } from "./draft.ts";
import { LEAST } from "./least.ts";

/** More than these are a list to read, and no help to choose. */
const NEAR = 2;

/**
 * What may be said next in one tap: answers to what is asked back; else the titles of what is written nearest to the
 * question, where it is not sure that what was given was asked for. A title is answered by its own text.
 */
export function repliesTo(known: Known, draft: Draft): string[] {
  if (draft.replies?.length) return draft.replies;
  const [first] = known.guides;
  const isSure = draft.kind === "urgent" || draft.kind === "refused" || draft.kind === "greeting" ||
    draft.isMeant || known.asked.isFollowUp || (first?.chance ?? 0) >= LEAST.guideSure;
  if (isSure) return [];
  return known.guides.filter(({ guide, chance }) =>
    !guide.urgent && chance >= LEAST.guideOffered && !isShown(known, draft, guide)
  ).slice(0, NEAR).map(({ guide }) => guideTitle(known, guide));
}

/** A guide is given whole by itself, and under its title beside something else. */
function isShown(known: Known, { answer }: Draft, guide: Guide): boolean {
  return answer.includes(guideText(known, guide)) ||
    answer.includes(`**${plain(guideTitle(known, guide))}:**`);
}
