import { type Language, LANGUAGES } from "../../../contract/language.ts";
import { splitLanguage } from "../../../contract/shared/language_paths.ts";
import type { Content } from "../../content/content.ts";
import type { TestApp } from "../../testing/test_app.ts";

/** What stands on our pages, by path without a language, in all languages. */
interface PageTexts {
  /** The text of a page that an answer cites, in any of its languages. */
  of: (url: string) => Promise<string>;
}

/** Path without its language, query and fragment. */
export function plainPath(url: string): string {
  return splitLanguage(url.replace(/[?#].*$/, "")).path || "/";
}

export function pageTexts(test: TestApp): PageTexts {
  const known = new Map<string, Promise<string>>();

  async function contentText(path: string, { products, posts }: Content): Promise<string | undefined> {
    const product = products.find(({ slug }) => path === `/product/${slug}`);
    if (product) {
      const { meatDays, eggDays } = product.withdrawal ?? {};
      const days = [meatDays, eggDays].flatMap((count) => count === undefined ? [] : `${count} days`);
      return [...stringsIn(product), ...days].join("\n");
    }
    const post = posts.find(({ slug }) => path === `/blog/post/${slug}`);
    if (post) return [...stringsIn(post)].join("\n").replace(/<[^>]*>/g, " ");
    return await Promise.resolve(undefined);
  }

  async function textIn(path: string, language: Language): Promise<string> {
    const found = await contentText(path, await test.read(language));
    if (found !== undefined) return found;
    const response = await test.request(language === "en" ? path : `/${language}${path === "/" ? "" : path}`);
    const html = await response.text();
    const main = html.match(/<main[\s\S]*<\/main>/)?.[0] ?? "";
    return main.replace(/<(script|style)[\s\S]*?<\/\1>/g, " ").replace(/<[^>]*>/g, " ").replaceAll(
      "&amp;",
      "&",
    );
  }

  function of(url: string): Promise<string> {
    const path = plainPath(url);
    let text = known.get(path);
    if (!text) {
      text = Promise.all(LANGUAGES.map((language) => textIn(path, language))).then((all) => all.join("\n"));
      known.set(path, text);
    }
    return text;
  }

  return { of };
}

/** Texts and numbers of an object, with the names of its fields where these are read too. */
function* stringsIn(value: unknown): Generator<string> {
  if (typeof value === "string") yield value;
  else if (typeof value === "number") yield String(value);
  else if (Array.isArray(value)) { for (const each of value) yield* stringsIn(each); }
  else if (value && typeof value === "object") {
    for (const [key, each] of Object.entries(value)) {
      if (key === "rating" || key === "id" || /Url$/.test(key)) continue;
      yield key;
      yield* stringsIn(each);
    }
  }
}
