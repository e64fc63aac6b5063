import { clausesOf } from "../../language/clauses_of.ts";
import type { Guide } from "../../knowledge/load_guides.ts";
import { PhraseFinder } from "../../language/phrase_finder.ts";
import { wordsOf } from "../../language/words_of.ts";
import { rememberOf } from "../../language/remember.ts";
import { findGuides } from "../guides/find_guides.ts";
import type { Intent } from "../intent.ts";
import type { Known } from "../know.ts";
import { thingsOf } from "../understand_question.ts";
import { guideText, guideTitle } from "./answer_guide.ts";
import { answerPrice } from "./answer_house.ts";
import { distinct, type Draft, linkTo, plain } from "./draft.ts";
import { LEAST } from "./least.ts";

/** What the contact page answers in so many words. */
const FAQ = ["payment", "shipping", "ordering", "support"] as const;
const OF_TRADE: readonly Intent[] = ["price", ...FAQ];
/** More points than this are told by the team. */
const POINTS = 4;

/** A point of trade that a question asks, in the words that answer it. */
interface Point {
  title: string;
  text: string;
  /** Its title is a question of the contact page. */
  isAsQuestion: boolean;
}

/** How goods are ordered, paid, sent and taken back: each point that is asked, what is written of it, and who agrees the rest. */
export function answerTrade(known: Known, draft: Draft): Draft | undefined {
  const { asked, texts, content: { company }, path } = known;
  const { kind } = draft;
  const asks = (...intents: Intent[]) => intents.some((intent) => asked.intents.has(intent));
  const { cued, likely, isLikely } = tradeGuides(known);
  // Where we are and when is told before what else is asked of a visit.
  const isOfUs = kind === "company" && draft.form === "company" && (cued.length > 0 || isLikely);
  const guides = isOfUs && cued.length > 0 ? cued : [...new Set([...cued, ...likely])];
  const isOfHouse = isOfUs || OF_HOUSE.includes(kind) && asks(...OF_TRADE);
  const isOfBirds = thingsOf(asked, "disease", "sign").length > 0 || asks("dose", "withdrawal");
  if (isOfElse(known) || !(isLikely || isOfHouse && !isOfBirds)) return undefined;
  const isOfPrice = isOfHouse && asks("price");
  const points = [...faqPoints(known, guides), ...guides.map((guide) => pointOf(known, guide))].slice(
    0,
    POINTS,
  );
  if (points.length === 0 && !(isOfPrice && kind === "price")) return undefined;
  const price = isOfPrice ? answerPrice(known) : undefined;
  const isOne = points.length + Number(isOfPrice || isOfUs) === 1;
  const contact = { title: texts.contactPage, url: path("/contact") };
  const of = (own: readonly string[], sources: Draft["sources"]): Draft => ({
    form: "trade",
    kind: isOfHouse && kind !== "unknown" ? kind : "article",
    answer: [
      ...own,
      ...points.flatMap(({ title, text, isAsQuestion }) => [
        isOne && !isAsQuestion ? text : `**${plain(title)}${isAsQuestion ? "" : ":"}** ${text}`,
        "",
      ]),
      texts.trade(company.contact.phones.map(plain).join(", "), linkTo(contact.title, contact.url)),
    ].join("\n"),
    sources: distinct([...sources, contact]),
  });
  const bare = of(
    price ? [texts.price(""), ""] : isOfUs ? [draft.answer, ""] : [],
    isOfUs ? draft.sources : [],
  );
  if (!price) return { ...bare, bare, suggest: asks("shipping", "ordering") ? [{ kind: "quote" }] : [] };
  return { ...of([price.answer, ""], price.sources), suggest: price.suggest ?? [], bare };
}

/** A guide on something else is nearly for sure what is asked for. */
function isOfElse({ guides: [first] }: Known): boolean {
  return first !== undefined && first.guide.of !== "trade" && first.chance >= LEAST.guideSure;
}

const OF_HOUSE: readonly Draft["kind"][] = ["price", ...FAQ, "message", "list", "unknown"];

interface TradeGuides {
  cued: readonly Guide[];
  likely: readonly Guide[];
  /** One of them is what the whole question asks for. */
  isLikely: boolean;
}

/** The guides of trade that are asked for: by words that ask for one outright, and by the chance of each part of the question. */
const tradeGuides = rememberOf((known: Known): TradeGuides => {
  const { guides: [likeliest], query, allGuides } = known;
  const ofTrade = guidesOfTrade(allGuides);
  const cued = [...cuesOf(allGuides).find(wordsOf(query))]
    .sort(([, [a]], [, [b]]) => a!.from - b!.from).map(([id]) => ofTrade.find((guide) => guide.id === id)!);
  const clauses = clausesOf(query);
  const likely = [...clauses.length > 1 ? clauses : [], query].flatMap((part) =>
    findGuides(ofTrade, part).slice(0, 1).filter(({ chance }) => chance >= LEAST.guide)
  );
  const isLikely = likeliest?.guide.of === "trade" && likeliest.chance >= LEAST.guide;
  return { cued, likely: likely.map(({ guide }) => guide), isLikely };
});

const cuesOf = rememberOf((guides: readonly Guide[]) =>
  new PhraseFinder<string>(
    Object.fromEntries(guidesOfTrade(guides).map(({ id, cues = [] }) => [id, cues])),
    () => false,
  )
);

const guidesOfTrade = rememberOf((guides: readonly Guide[]): readonly Guide[] =>
  guides.filter(({ of }) => of === "trade")
);

/** What the contact page says of it. */
function faqPoints({ asked, housePassages, texts }: Known, guides: readonly Guide[]): Point[] {
  const isAsked = (each: typeof FAQ[number]) =>
    asked.intents.has(each) && !(each === "ordering" && guides.length > 0);
  return FAQ.filter(isAsked).flatMap((each) => {
    const from = housePassages.find(({ aspect }) => aspect === each);
    if (!from) return [];
    const more = each === "shipping" ? ` ${texts.shippingMore}` : "";
    return [{ title: from.title, text: plain(from.text) + more, isAsQuestion: true }];
  });
}

function pointOf(known: Known, guide: Guide): Point {
  return {
    title: guideTitle(known, guide),
    text: guideText(known, guide).split("\n")[0]!,
    isAsQuestion: false,
  };
}
