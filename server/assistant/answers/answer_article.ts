import { foldWord } from "../../language/fold.ts";
import { wordsOf } from "../../language/words_of.ts";
import type { Post } from "../../../contract/post.ts";
import type { FoundPassage, Known } from "../know.ts";
import { thingsOf } from "../understand_question.ts";
import type { NamedThing } from "../../language/lexicon.ts";
import { lexicons, termsOf } from "../../language/lexicons.ts";
import { sectionsOf } from "../describe.ts";
import type { Section } from "../split_article.ts";
import { entryTerm } from "../../language/word_terms.ts";
import { namesDose } from "../medicines.ts";
import { likelyProducts, productLine } from "./likely_products.ts";
import {
  articleLink,
  articleSource,
  distinct,
  type Draft,
  plain,
  productSource,
  quoted,
  topicOf,
} from "./draft.ts";

/** Letters of a passage that are quoted: whole lines, as many as fit. */
const QUOTE_MAX = 520;
const ARTICLES = 3;
/** What the article on a disease has before another that only mentions it. */
const ABOUT = 1.2;
/** How near to the best another article must be. */
const NEAR = 0.78;
/** A passage that is shorter goes on with the next. */
const QUOTE_MIN = 200;

interface FoundArticle {
  post: Post;
  section: Section;
  score: number;
  share: number;
}

/** Articles by their best passage, the best first; those far behind the first are left out. */
export function bestArticles({ articles, asked }: Known, leastShare: number): FoundArticle[] {
  const diseases = thingsOf(asked, "disease").map((entry) => entryTerm(entry));
  const found: FoundArticle[] = [];
  const ranked = articles.map((each) => ({
    ...each,
    score: each.score * (isAbout(each, diseases) ? ABOUT : 1),
  }))
    .sort((a, b) => b.score - a.score);
  for (const { score, share, source } of ranked) {
    if (!("post" in source) || share < leastShare || !mentions(source, diseases)) continue;
    if (found.some(({ post }) => post === source.post)) continue;
    if (found.length > 0 && score < found[0]!.score * NEAR) break;
    found.push({ ...source, score, share });
  }
  return found.slice(0, ARTICLES);
}

/** The passage that answers, in its own words, and where it stands. */
export function answerArticle(
  known: Known,
  [first, ...others]: readonly FoundArticle[],
  withProducts: boolean,
): Draft {
  const { texts } = known;
  const products = withProducts ? likelyProducts(known).slice(0, 2).map(({ product }) => product) : [];
  const heading = first!.section.headings.at(-1);
  const lines = [
    texts.article(articleLink(known, first!.post)),
    "",
    ...(heading ? [`**${plain(heading)}**`, ""] : []),
    ...quoteOf(known, first!).flatMap(quoted),
    ...(products.length > 0
      ? ["", texts.productsToo(topicOf(known)), "", ...products.map((product) => productLine(known, product))]
      : []),
    ...others.flatMap(({ post }) => ["", texts.readMore(articleLink(known, post))]),
    "",
    texts.veterinarian,
  ];
  const draft: Draft = {
    kind: "article",
    answer: lines.join("\n"),
    sources: distinct([
      articleSource(known, first!.post),
      ...products.slice(0, 1).map((product) => productSource(known, product)),
      ...others.map(({ post }) => articleSource(known, post)),
      ...products.slice(1).map((product) => productSource(known, product)),
    ]),
    suggest: products[0] ? [{ kind: "quote", product: products[0].name }] : [],
    about: products,
  };
  const isBare = products.length === 0;
  if (!isBare) return { ...draft, bare: bareOf(known, answerArticle(known, [first!, ...others], false)) };
  return draft;
}

/** An article's words without products; none where they state a dose themselves. */
function bareOf({ english }: Known, draft: Draft): Draft | undefined {
  return draft.answer.split("\n").some((line) => namesDose(english, line)) ? undefined : draft;
}

function isAbout({ source }: FoundPassage, diseases: readonly string[]): boolean {
  return diseases.length > 0 && "post" in source && namesOne(source.post.title, diseases);
}

/** Whether an article is on what is named, and does not only mention it. */
export function isOn({ post }: FoundArticle, disease: NamedThing): boolean {
  return namesOne(post.title, [entryTerm(disease)]);
}

function namesOne(text: string, diseases: readonly string[]): boolean {
  const terms = termsOf(text);
  return diseases.some((disease) => terms.includes(disease));
}

/** A passage on the signs of another disease is no answer, however much it tells of signs. */
function mentions({ post, section }: { post: Post; section: Section }, diseases: readonly string[]): boolean {
  if (diseases.length === 0) return true;
  return [post.title, post.excerpt, ...section.headings, ...section.blocks].some((text) =>
    namesOne(text, diseases)
  );
}

/** What is quoted: where a heading has only a line before its own headings, what stands under the first of these. */
function quoteOf(known: Known, { post, section }: FoundArticle): string[] {
  const lines = excerptOf(known, section.blocks);
  if (lines.join("").length >= QUOTE_MIN) return lines;
  const sections = sectionsOf(post);
  const next = sections[sections.indexOf(section) + 1];
  return next && next.headings.length >= section.headings.length
    ? [...lines, ...[next.headings.at(-1) ?? "", ...next.blocks.slice(0, 4)].filter(Boolean)]
    : lines;
}

/** The lines that hold most of the question, with those that follow, in their order. */
function excerptOf({ asked }: Known, blocks: readonly string[]): string[] {
  const wanted = new Set([
    ...asked.things.map(({ entry }) => entryTerm(entry)),
    ...asked.words.flatMap(wordsOf).filter((word) => !lexicons().isStopWord(word)).map(foldWord),
  ]);
  const held = blocks.map((block) => new Set(termsOf(block).filter((term) => wanted.has(term))));
  // What every line speaks of tells none of them apart.
  const weightOf = (term: string) =>
    Math.log(1 + blocks.length / held.filter((each) => each.has(term)).length);
  const hits = held.map((terms) => [...terms].reduce((sum, term) => sum + weightOf(term), 0));
  const all = blocks.reduce((sum, block) => sum + block.length, 0);
  if (all <= QUOTE_MAX) return [...blocks];
  let from = hits.indexOf(Math.max(...hits));
  // What introduces a list belongs to it.
  if (from > 0 && blocks[from - 1]!.endsWith(":")) from--;
  const taken: string[] = [];
  let letters = 0;
  for (const block of blocks.slice(from)) {
    if (taken.length > 0 && letters + block.length > QUOTE_MAX) break;
    taken.push(block);
    letters += block.length;
  }
  return taken;
}
