import { type Issue, issue } from "../../contract/issue.ts";
import type { Post } from "../../contract/post.ts";
import type { Product } from "../../contract/product.ts";
import type { Prohibited } from "../../contract/prohibited.ts";
import { PROHIBITED_PATH } from "../../contract/shared/prohibited_path.ts";
import { PhraseFinder } from "../language/phrase_finder.ts";
import { rememberOf } from "../language/remember.ts";
import { wordsOf } from "../language/words_of.ts";

const finderOf = rememberOf((prohibited: readonly Prohibited[]) =>
  new PhraseFinder<string>(Object.fromEntries(prohibited.map(({ id, words }) => [id, words])), () => true)
);

/** Why a product cannot be published: it holds, or is called, what may not be sold for animals. */
export function prohibitedInProduct(
  { name, composition }: Pick<Product, "name" | "composition">,
  prohibited: readonly Prohibited[],
): Issue[] {
  const texts = [
    { path: "name", text: name },
    ...composition.map(({ ingredient }, at) => ({ path: `composition.${at}.ingredient`, text: ingredient })),
  ];
  return texts.flatMap(({ path, text }) => {
    const [found] = named(text, prohibited);
    return found
      ? [issue(path, "prohibited", { ...told(found), unless: "keep the product as a draft" })]
      : [];
  });
}

/**
 * Why an article cannot be published: it names what is prohibited, in any of its languages, and does not lead to the
 * list that says so. A warning must be possible, and its reader must learn of the rule.
 */
export function prohibitedInArticle(
  { content, translations }: Pick<Post, "content"> & {
    translations?: Partial<Record<string, { content?: string | null | undefined }>> | undefined;
  },
  prohibited: readonly Prohibited[],
): Issue[] {
  const texts = [
    { path: "content", html: content },
    ...Object.entries(translations ?? {}).map(([language, texts]) => ({
      path: `translations.${language}.content`,
      html: texts?.content ?? "",
    })),
  ];
  return texts.flatMap(({ path, html }) => {
    if (html.includes(`${PROHIBITED_PATH}"`)) return [];
    const [found] = named(html.replace(/<[^>]*>/g, " "), prohibited);
    const unless = `link to ${PROHIBITED_PATH}, the list that says so`;
    return found ? [issue(path, "prohibited", { ...told(found), unless })] : [];
  });
}

/** What a text names in so many letters: a slip of the pen is no reason to refuse what was written. */
function named(text: string, prohibited: readonly Prohibited[]): Prohibited[] {
  const found = finderOf(prohibited).find(wordsOf(text));
  return prohibited.filter(({ id }) => found.has(id));
}

function told({ name, sources: [rule] }: Prohibited): { name: string; rule: string } {
  return { name, rule: rule ? `${rule.title}, ${rule.date}` : "no pack for animals holds it" };
}
