import type { Known } from "../know.ts";
import type { Guide } from "../../knowledge/load_guides.ts";
import { DEFAULT_LANGUAGE, type Language } from "../../../contract/language.ts";
import { pathOfPage } from "../../../contract/shared/language_paths.ts";
import { fixedPageNames, pageName } from "../../pages/page_texts.ts";
import { bestArticles } from "./answer_article.ts";
import { articleSource, distinct, type Draft, linkTo } from "./draft.ts";
import { LEAST } from "./least.ts";

/** What is written for this question, in the answer's language, and where to read on. */
export function answerGuide(known: Known, guide: Guide): Draft {
  const { language } = known;
  const { title } = wordsOfGuide(guide, language);
  const answer = guideText(known, guide);
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
