import { contactSubjects } from "../../contract/inquiry_form.ts";
import type { Language } from "../../contract/language.ts";
import {
  type Block,
  BLOCK_FIELDS,
  BLOCK_TEXT_FIELDS,
  BUILT_IN_PAGES,
  isBuiltIn,
  isPart,
  PAGE_PARTS,
  PAGE_TEXT_FIELDS,
  type PageBody,
  type PagePart,
  type ShownBlock,
  type ShownPage,
} from "../../contract/page.ts";
import { neutralPage } from "../../contract/shared/neutral_pages.ts";
import { inLanguage } from "../../contract/translation.ts";
import { fillHtml, fillText, type TextTokens } from "../frame/text_tokens.ts";
import { type PageRecord, publicBody } from "./written_store.ts";

/** Every public page in a language: first those that every site has, whether or not anybody wrote them. */
export function shownPages(
  records: readonly PageRecord[],
  language: Language,
  tokens: TextTokens,
): ShownPage[] {
  const pages = records.filter(({ slug }) => !isPart(slug));
  const written = new Map(pages.map((record) => [record.slug, record]));
  return [...new Set<string>([...BUILT_IN_PAGES, ...written.keys()])].flatMap((slug) => {
    const record = written.get(slug);
    const body = record && publicBody(record);
    if (body) return [{ ...shownPage(slug, body, language, tokens), updatedAt: record.updatedAt! }];
    return isBuiltIn(slug) ? [shownPage(slug, neutralPage(slug), language, tokens)] : [];
  });
}

/** What stands in other places than a page of its own. Where nobody wrote anything, it holds no texts. */
export function shownParts(
  records: readonly PageRecord[],
  language: Language,
  tokens: TextTokens,
): Record<PagePart, ShownPage> {
  const written = new Map(records.map((record) => [record.slug, publicBody(record)]));
  const shown = (slug: PagePart) => shownPage(slug, written.get(slug) ?? neutralPage(slug), language, tokens);
  return Object.fromEntries(PAGE_PARTS.map((slug) => [slug, shown(slug)])) as Record<PagePart, ShownPage>;
}

/** A page in a language, without what is blank, its tokens replaced. */
export function shownPage(
  slug: string,
  body: PageBody,
  language: Language,
  tokens: TextTokens,
): ShownPage {
  const fill = (text: string | null) => text && fillText(text, tokens);
  const { name, title, lead, description, keywords, picture, untranslated } = inLanguage(
    body,
    language,
    PAGE_TEXT_FIELDS,
  );
  return {
    slug,
    ...present({
      name: fill(name),
      title: fill(title),
      lead: fill(lead),
      description: fill(description),
      keywords: keywords.map((word) => fillText(word, tokens)),
      picture,
      untranslated,
    }),
    blocks: body.blocks.map((block) => shownBlock(block, language, tokens)),
  };
}

function shownBlock(block: Block, language: Language, tokens: TextTokens): ShownBlock {
  const fill = (text: string | null) => text && fillText(text, tokens);
  const { kind, title, lead, text, items, untranslated } = inLanguage(block, language, BLOCK_TEXT_FIELDS);
  const shown = present({
    title: fill(title),
    lead: fill(lead),
    text: text && fillHtml(text, tokens),
    // A translation has no icons of its own.
    items: items.map((item, at) =>
      present({
        name: fill(item.name),
        text: kind === "contact" ? storedSubject(block.items[at]?.name) : fill(item.text),
        icon: block.items[at]?.icon,
      })
    ),
    picture: block.picture,
    categories: block.categories,
    untranslated,
  });
  const used: readonly string[] = [...BLOCK_FIELDS[kind], "untranslated"];
  return { kind, ...Object.fromEntries(Object.entries(shown).filter(([field]) => used.includes(field))) };
}

/** What an inquiry keeps of a subject, whatever the language of its form: a known value, or the English label. */
function storedSubject(label: string | null | undefined): string | null | undefined {
  return contactSubjects.find((known) => known.label === label)?.value ?? label;
}

type Present<T> = { [K in keyof T]?: Exclude<T[K], null | undefined> };

/** The properties that are not blank. */
function present<T extends object>(values: T): Present<T> {
  const isThere = (value: unknown) => Array.isArray(value) ? value.length > 0 : Boolean(value);
  return Object.fromEntries(Object.entries(values).filter(([, value]) => isThere(value))) as Present<T>;
}
