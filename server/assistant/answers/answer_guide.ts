import type { Known } from "../know.ts";
import type { Guide } from "../../knowledge/load_guides.ts";
import { DEFAULT_LANGUAGE, type Language } from "../../../contract/language.ts";
import { pathOfPage } from "../../../contract/shared/language_paths.ts";
import { fixedPageNames, pageName } from "../../pages/page_texts.ts";
import { bestArticles } from "./answer_article.ts";
import { articleSource, distinct, type Draft, linkTo } from "./draft.ts";
import { CHICKENS, POULTRY, RUMINANTS } from "../../knowledge/animals.ts";
import { BY_STEM } from "../../language/meant_words.ts";
import { LEAST } from "./least.ts";
import { namedSpecies, speciesIn } from "./species.ts";

/** What is written for this question, in the answer's language, and where to read on. */
export function answerGuide(known: Known, guide: Guide): Draft {
  const { language } = known;
  const { title } = wordsOfGuide(guide, language);
  const others = guide.urgent ? undefined : notNamedIn(known, guide);
  const answer = [
    ...(others ? [known.texts.writtenOfOthers(others)] : []),
    guideText(known, guide),
  ].join("\n\n");
  const links = guide.urgent ? [] : guide.links.flatMap((path) => linkOf(known, path));
  return {
    form: `guide "${guide.id}"`,
    kind: guide.urgent ? "urgent" : "article",
    answer: [
      guide.urgent ? `**${title}**` : answer,
      ...(guide.urgent ? ["", answer] : []),
      ...links.map(({ title, url }) => `\n${known.texts.readMore(linkTo(title, url))}`),
    ].join("\n"),
    sources: distinct(links),
  };
}

/** Such animals have much in common: what is written of one holds for the other. */
const ALIKE = [["cattle", "buffaloes"], ["goats", "sheep"]];

/** The animals that are asked about, where the guide has figures of others alone: what warms chicks chills quails. */
function notNamedIn(known: Known, { title, answer }: Guide): string | undefined {
  if (!FIGURES.test(answer)) return undefined;
  // "Titre" only sounds like a guinea fowl.
  const isSure = (id: string) =>
    known.asked.things.some(({ entry, sureness }) => entry.id === id && sureness >= BY_STEM);
  const asked = namedSpecies(known).filter(({ id }) =>
    KEPT.includes(id) && !CHICKENS.includes(id) && isSure(id)
  );
  const named = speciesIn(`${title} ${answer}`);
  const isNamed = ({ id }: { id: string }) =>
    named.some((each) => each === id || ALIKE.some((pair) => pair.includes(id) && pair.includes(each)));
  if (asked.length === 0 || named.length === 0 || asked.some(isNamed)) return undefined;
  return asked.map(({ name }) => name).join(", ");
}

const KEPT = [...POULTRY, ...RUMINANTS];
/** Of warmth, room and age: from so much to so much, or in degrees. */
const FIGURES = /\d[–-]\d|\d\s*°/;

/** What it says, without its title. */
export function guideText({ language }: Known, guide: Guide): string {
  return wordsOfGuide(guide, language).answer;
}

export function guideTitle({ language }: Known, guide: Guide): string {
  return wordsOfGuide(guide, language).title;
}

function wordsOfGuide(guide: Guide, language: Language): { title: string; answer: string } {
  return language === DEFAULT_LANGUAGE ? guide : guide.translations[language] ?? guide;
}

/** A page of ours by its title; what is no longer there is not linked. */
function linkOf(known: Known, to: string): { title: string; url: string }[] {
  const { content, texts, path, language } = known;
  // Of all that is written, what is nearest to the question.
  if (to === "/blog") {
    return bestArticles(known, LEAST.articleBesideGuide).slice(0, 1).map(({ post }) =>
      articleSource(known, post)
    );
  }
  const [, slug] = /^\/(?:insights|blog\/post)\/([^/?#]+)$/.exec(to) ?? [];
  const post = slug && content.posts.find((each) => each.slug === slug);
  if (post) return [{ title: post.title, url: path(`/blog/post/${slug}`) }];
  const [, of] = /^\/products(?:\/|\?category=)([^/?#]+)$/.exec(to) ?? [];
  const category = of && content.categories.find((each) => each.slug === of);
  if (category) return [{ title: category.name, url: path(`/products/${of}`) }];
  const page = content.pages.find(({ slug }) => pathOfPage(slug) === to);
  const titles: Record<string, string> = {
    ...fixedPageNames(language),
    ...(page && { [to]: pageName(page, language) }),
    "/contact": texts.contactPage,
    "/about": texts.aboutPage,
    "/products": texts.allProducts,
  };
  const title = titles[to];
  return title ? [{ title, url: path(to) }] : [];
}
