import type { Known } from "../know.ts";
import { thingsOf } from "../understand_question.ts";
import { bestArticles } from "./answer_article.ts";
import { changesCase } from "../permission/changes_case.ts";
import type { FoundGuide } from "../guides/find_guides.ts";
import { isMedicinal, namesDose } from "../medicines.ts";
import { guideText, guideTitle } from "./answer_guide.ts";
import { activesInSight } from "./in_sight.ts";
import { LEAST } from "./least.ts";
import { statesDose } from "../model/states_dose.ts";
import { articleSource, type Draft, linkTo, plain } from "./draft.ts";

const NEAREST = 2;
/** What holds less of the question than this is near to nothing. */
const NEAR = 0.5;

/** Of a bill or a parcel that is one line; wherever birds, people or medicines may be meant it says all. */
export function whoHelps({ texts, asked }: Known): string {
  const isOfTrade = OF_TRADE.some((intent) => asked.intents.has(intent)) &&
    thingsOf(asked, "disease", "sign", "species", "ingredient", "topic").length === 0 &&
    changesCase(asked.words).size === 0;
  return isOfTrade ? texts.whoHelpsShort : texts.whoHelps;
}

const OF_TRADE = ["payment", "shipping", "ordering", "support", "price", "unstated", "message"] as const;

/** That we do not know, who does, and what is written that is near: a guide, or pages. A product is never near enough. */
export function answerUnknown(known: Known, near?: Draft): Draft {
  const { texts } = known;
  const isOfTrade = thingsOf(known.asked, "disease", "sign", "ingredient", "topic").length > 0;
  const written = isOfTrade
    ? bestArticles(known, NEAR).slice(0, NEAREST).map(({ post }) => articleSource(known, post))
    : [];
  const pages = near?.sources.filter(({ url }) => !url.includes("/product/")).slice(0, NEAREST) ?? written;
  const lines = pages.map(({ title, url }) => `- ${linkTo(title, url)}`);
  const isOurs = known.asked.things.length + known.asked.intents.size > 0;
  const guides = isOurs ? nearGuides(known) : [];
  const isPerhaps = (guides[0]?.chance ?? 0) >= LEAST.guidePerhaps;
  return {
    kind: "unknown",
    answer: [
      isPerhaps ? texts.perhaps : texts.unknown,
      ...(guides.length > 0
        ? [
          ...(isPerhaps ? [] : ["", texts.nearest]),
          ...guides.flatMap(({ guide }) => [
            "",
            `**${plain(guideTitle(known, guide))}:** ${guideText(known, guide)}`,
          ]),
        ]
        : lines.length > 0
        ? ["", texts.nearest, "", ...lines]
        : []),
      "",
      whoHelps(known),
    ].join("\n"),
    sources: guides.length > 0 ? [] : pages,
  };
}

/** What may be asked for, where nothing is likely; no figures beside a medicine, and none of one. */
function nearGuides(known: Known): FoundGuide[] {
  const [first, second] = known.guides.filter(({ guide, chance }) =>
    !guide.urgent && chance >= LEAST.guideNear && !givesFigures(known, guideText(known, guide))
  );
  const isNear = first && second && second.chance >= first.chance * AS_NEAR;
  return [...first ? [first] : [], ...isNear ? [second] : []];
}

/** Whether a text gives figures of a medicine, or any where a medicine is spoken of. */
export function givesFigures(known: Known, text: string): boolean {
  // "The label says 7 days": who brings a figure that we do not understand is given none.
  const isOfMedicine = statesDose(known.query) ||
    activesInSight(known).some(({ entry }) => isMedicinal(entry.id));
  return isOfMedicine && statesDose(text) || text.split("\n").some((line) => namesDose(known.english, line));
}

const AS_NEAR = 0.6;
