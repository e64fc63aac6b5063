import type { AssistantQuestion } from "../../contract/assistant.ts";
import type { Language } from "../../contract/language.ts";
import type { Post } from "../../contract/post.ts";
import type { Product } from "../../contract/product.ts";
import type { Prohibited } from "../../contract/prohibited.ts";
import type { StaffAnswer } from "../../contract/unanswered.ts";
import { foldWord } from "../language/fold.ts";
import { localPath } from "../../contract/shared/language_paths.ts";
import type { Guide } from "../knowledge/load_guides.ts";
import type { Brand } from "../../contract/brand.ts";
import type { Condition } from "../../contract/condition.ts";
import type { KeptKnowledge } from "../knowledge/kept_knowledge.ts";
import { keptNames } from "../language/kept_names.ts";
import type { Said } from "../health/said.ts";
import { scoreConditions, type Scored } from "../health/score_conditions.ts";
import { readSaid } from "./read_said.ts";
import type { Content, ContentReader } from "../content/content.ts";
import { type Conversed, understandConversation } from "./conversation.ts";
import { sectionsOf } from "./describe.ts";
import { type NameMatch, nameMatcher } from "./find_named.ts";
import { findStaffAnswers, type NearStaffAnswer } from "./find_staff_answer.ts";
import { findGuides, type FoundGuide } from "./guides/find_guides.ts";
import type { HouseIndex, HouseIndexer } from "./house_index.ts";
import { type HousePassage, housePassages } from "./house_passages.ts";
import { remember, rememberOf } from "../language/remember.ts";
import { questionLanguage, writtenLanguage } from "../language/written_language.ts";
import { isEnglish, prepareEnglishWords } from "../language/english_words.ts";
import { isOrdinary } from "./permission/ordinary_words.ts";
import { passageParts, productParts } from "./question_parts.ts";
import type { Part } from "../language/ScoreIndex.ts";
import type { Section } from "./split_article.ts";
import { assistantTexts } from "./texts/texts.ts";
import type { AssistantTexts } from "./texts/en.ts";
import type { Meaning } from "../language/read_meanings.ts";
import { understandQuestion, type Understood } from "./understand_question.ts";

/** A product that may be what a question is about. */
export interface RetrievedProduct extends NameMatch {
  /** In the answer's language. */
  product: Product;
  score: number;
  /** How much of the question it answers, up to 1. */
  share: number;
}

/** A passage of an article, or of what we say of ourselves. */
export interface FoundPassage {
  id: string;
  score: number;
  share: number;
  source: { post: Post; section: Section } | { house: HousePassage };
}

/** All that an answer is made of. */
export interface Known {
  query: string;
  asked: Conversed;
  /** What the visitor asked before, the latest last. */
  before: readonly Understood[];
  language: Language;
  /** In that language, and as it was written. */
  content: Content;
  english: Content;
  texts: AssistantTexts;
  /** The likeliest first. */
  products: readonly RetrievedProduct[];
  articles: readonly FoundPassage[];
  house: readonly FoundPassage[];
  housePassages: readonly HousePassage[];
  /** What is answered to how-to questions, and to those on us; the likeliest first. */
  guides: readonly FoundGuide[];
  allGuides: readonly Guide[];
  /** Conditions by how well they explain what is told of the animals, the likeliest first. */
  fits: readonly Scored[];
  said: Said;
  conditions: readonly Condition[];
  brands: readonly Brand[];
  prohibited: readonly Prohibited[];
  /** What the staff wrote for this question and for those like it, the likest first. */
  staff: readonly NearStaffAnswer[];
  /** The best products for one of the things that are named alone. */
  productsFor: (thing: Meaning) => readonly RetrievedProduct[];
  /** Whether a word is one of those that our own texts are written in. */
  isOrdinary: (word: string) => boolean;
  /** Whether our own texts have it as it stands. */
  isOurs: (word: string) => boolean;
  /** A path of ours in that language. */
  path: (path: string) => string;
}

interface KnowerParts {
  read: ContentReader;
  index: HouseIndexer;
  staffAnswers: () => Promise<readonly StaffAnswer[]>;
  /** With their index. */
  guides: () => Promise<readonly Guide[]>;
  knowledge: () => Promise<KeptKnowledge>;
}

const PRODUCTS = 40;
const PASSAGES = 24;

/** Finds what the site holds on a question. */
export function knower(
  { read, index, staffAnswers, guides: readGuides, knowledge }: KnowerParts,
) {
  return async (question: AssistantQuestion): Promise<Known> => {
    const { query, chatHistory, lang } = question;
    const before = chatHistory.filter(({ role }) => role === "user").map(({ content }) => content);
    const language = questionLanguage(query, before, lang);
    // The guides are read with the lexicons that it prepares.
    const house = await index();
    const [content, english, answers, guides, kept] = await Promise.all([
      read(language),
      read(),
      staffAnswers(),
      readGuides(),
      knowledge(),
      prepareEnglishWords(),
    ]);
    const { conditions, brands, prohibited } = kept;
    const names = keptNames(kept);
    const namedIn = (answer: string) => productsNamedIn(house, content, english, answer);
    const knows = writtenLanguage(query) === "en"
      ? (word: string) => house.knows(word) || isEnglish(word)
      : house.knows;
    const asked = understandConversation(question, knows, namedIn, names, asksBack);
    const said = readSaid(asked);
    const fits = said.signs.length > 0 ? scoreConditions({ conditions }, said) : [];
    const { articles, ours } = findPassages(house, content, english, asked, language);
    return {
      query,
      asked,
      before: before.map((each) => understandQuestion(each.slice(0, SAID_MAX), house.knows, names)),
      language,
      content,
      english,
      texts: assistantTexts[language],
      products: findProducts(house, content, english, asked, conditions, fits),
      fits,
      said,
      conditions,
      brands,
      prohibited,
      articles,
      house: ours,
      housePassages: oursIn(content, english, language),
      guides: findGuides(guides, query, asked),
      allGuides: guides,
      staff: findStaffAnswers(answers, asked, language),
      productsFor: rememberOf((thing) =>
        findProducts(house, content, english, { ...asked, things: [thing], rest: [], meant: [] }, conditions)
      ),
      isOrdinary: remember((word) => isOrdinary(house, word)),
      isOurs: (word) => house.knows(foldWord(word)),
      path: (path) => localPath(language, path),
    };
  };
}

function findProducts(
  { products }: HouseIndex,
  content: Content,
  english: Content,
  asked: Conversed,
  conditions: readonly Condition[],
  fits: readonly Scored[] = [],
): RetrievedProduct[] {
  const { parts, weight } = productParts(asked, products, conditions, fits);
  const matchNames = nameMatcher(asked);
  const found = products.search(parts, PRODUCTS).flatMap(({ id, score, matched }) => {
    const product = content.productById.get(id);
    if (!product) return [];
    // A name is said in the answer's language or in English, whatever the question is in.
    const match = matchNames([product, english.productById.get(id)]);
    return [{
      product,
      ...match,
      score: score + 1.6 * match.cover + (product.isFeatured ? 0.05 : 0),
      share: Math.min(1, matched / Math.max(weight, 0.1)),
    }];
  });
  const meant = asked.meant.flatMap((slug) => {
    const product = content.productBySlug.get(slug);
    return product ? [{ product, score: 100, share: 1, cover: 1, isNamed: true }] : [];
  });
  const others = found.filter(({ product }) => !meant.some((each) => each.product.id === product.id));
  return [...meant, ...others.sort((a, b) => b.score - a.score)];
}

/** Whether an answer of ours ends with a question on the illness that it speaks of. */
function asksBack(answer: string): boolean {
  return Object.values(assistantTexts).some(({ condition: { ask, askSign } }) =>
    [...Object.values(ask), askSign("\n").split("\n")[0]!].some((each) => answer.includes(each))
  );
}

/** Slugs of the products whose names stand in an answer, in its order. */
function productsNamedIn(house: HouseIndex, content: Content, english: Content, answer: string): string[] {
  const said = answer.slice(0, SAID_MAX).toLowerCase();
  if (!said) return [];
  const { parts } = productParts(understandQuestion(said, house.knows), house.products);
  return house.products.search(parts, PRODUCTS).flatMap(({ id }) => {
    const product = content.productById.get(id);
    if (!product) return [];
    const names = [product.name, english.productById.get(id)?.name ?? product.name];
    const at = Math.max(...names.map((name) => said.indexOf(name.toLowerCase())));
    return at < 0 ? [] : [{ slug: product.slug, at }];
  }).sort((a, b) => a.at - b.at).map(({ slug }) => slug);
}

const SAID_MAX = 400;

function findPassages(
  { passages }: HouseIndex,
  content: Content,
  english: Content,
  asked: Conversed,
  language: Language,
) {
  const { parts, weight } = passageParts(asked, passages);
  const postById = postsById(content);
  const houseById = new Map(oursIn(content, english, language).map((passage) => [passage.id, passage]));
  const articles: FoundPassage[] = [];
  const ours: FoundPassage[] = [];
  for (const { id, score, matched } of passages.search(withoutAnimals(parts, asked), PASSAGES)) {
    const share = Math.min(1, matched / Math.max(weight, 0.1));
    const house = houseById.get(id);
    if (house) ours.push({ id, score, share, source: { house } });
    const section = sectionOf(id, postById, language);
    if (section) articles.push({ id, score, share, source: section });
  }
  return { articles, ours };
}

/** Whoever only names an animal asks for nothing that an article tells. */
function withoutAnimals(
  parts: readonly Part[],
  { things, rest, intents, helpingWords }: Conversed,
): readonly Part[] {
  return rest.length === 0 && helpingWords.length < 3 && !intents.has("withdrawal") &&
      things.every(({ entry }) => entry.kind === "species")
    ? []
    : parts;
}

/** The section that an id of the index names, as it reads in a language now. */
function sectionOf(id: string, posts: ReadonlyMap<string, Post>, language: Language) {
  const [kind, postId, at, only] = id.split(":");
  const post = kind === "post" ? posts.get(postId!) : undefined;
  if (!post) return undefined;
  const sections = sectionsOf(post);
  // A translation that runs differently has sections of its own.
  const section = only === language || Number(only) === sections.length ? sections[Number(at)] : undefined;
  return section && { post, section };
}

const postsById = rememberOf(({ posts }: Content) => new Map(posts.map((post) => [post.id, post])));

const ours = new WeakMap<Content, HousePassage[]>();

function oursIn(content: Content, english: Content, language: Language): HousePassage[] {
  let passages = ours.get(content);
  if (!passages) ours.set(content, passages = housePassages(content, english, language));
  return passages;
}
