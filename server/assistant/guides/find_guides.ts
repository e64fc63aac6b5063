import type { Guide } from "../../knowledge/load_guides.ts";
import type { Understood } from "../understand_question.ts";
import { type FoundGuide, GuideIndex } from "./GuideIndex.ts";

const LIMIT = 3;
/** An index for each list, which is a new one when the owner changes a guide. */
const indexes = new WeakMap<readonly Guide[], GuideIndex>();

/** The guides that a question may ask for, the likeliest first. */
export function findGuides(guides: readonly Guide[], asked: Understood): FoundGuide[] {
  let index = indexes.get(guides);
  if (!index) indexes.set(guides, index = new GuideIndex(guides));
  return index.find(asked, LIMIT);
}
