import type { Language } from "../../contract/language.ts";
import { localPath } from "../../contract/shared/language_paths.ts";
import type { Content } from "../content/content.ts";
import { pageHead } from "./page_texts.ts";
import { element, escapeXml, XML_DECLARATION } from "../seo/xml.ts";

/** Most articles in the feed: enough that feed readers miss none between two requests. */
const ITEMS_MAX = 30;

/** The blog as RSS 2.0: the newest articles, each with its excerpt. */
export function blogFeed({ company, posts, pages }: Content, language: Language, origin: string): string {
  const own = pages.find(({ slug }) => slug === "blog") ?? { slug: "blog", blocks: [] };
  const { title, description } = pageHead(own, company, language);
  const page = (path: string) => origin + localPath(language, path);
  const items = posts.slice(0, ITEMS_MAX).map(({ slug, title, excerpt, date, category, tags }) => {
    const address = page(`/blog/post/${encodeURIComponent(slug)}`);
    return `<item>${
      [
        element("title", title),
        element("link", address),
        element("guid", address),
        element("pubDate", new Date(date).toUTCString()),
        element("description", excerpt),
        ...[category, ...tags].filter(Boolean).map((name) => element("category", name)),
      ].join("")
    }</item>`;
  });
  const newest = posts[0] && element("lastBuildDate", new Date(posts[0].date).toUTCString());
  return `${XML_DECLARATION}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>
${element("title", `${title} | ${company.name}`)}
${element("link", page("/blog"))}
${element("description", description)}
${element("language", language)}
<atom:link href="${escapeXml(page("/blog/rss.xml"))}" rel="self" type="application/rss+xml"/>
${[newest, ...items].filter(Boolean).join("\n")}
</channel></rss>
`;
}
