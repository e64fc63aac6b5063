import type { Company } from "../../contract/company.ts";
import type { Language } from "../../contract/language.ts";
import type { ShownBlock, ShownPage } from "../../contract/page.ts";
import { localPath, pathOfPage } from "../../contract/shared/language_paths.ts";
import { factLabels, pageName } from "../pages/page_texts.ts";
import { type CompanyAspect, PAGE_ASPECTS, type PageAspect } from "./intent.ts";
import type { Passage } from "./passage.ts";
import { splitArticle } from "./split_article.ts";
import { assistantTexts } from "./texts/texts.ts";
import { understandQuestion } from "./understand_question.ts";

/** Intents that the questions and answers of a page serve. */
const FAQ = ["shipping", "ordering", "support", "payment"] as const;

/** A passage about us, and which question about us it answers. */
export interface HousePassage extends Passage {
  aspect?: CompanyAspect | typeof FAQ[number];
}

/** What the owner says in a language, and in English, by which a passage's id and aspect are told. */
export interface HouseSaid {
  company: Company;
  pages: readonly ShownPage[];
}

/** Pages of which every passage answers the same. */
const ASPECT_OF_PAGE: Readonly<Record<string, PageAspect>> = {
  "privacy-policy": "privacy",
  "terms-of-service": "terms",
};

/**
 * What the site says of the company: its profile, and what its pages say. Passages that say the same in different
 * languages have one id.
 */
export function housePassages(said: HouseSaid, english: HouseSaid, language: Language): HousePassage[] {
  const { company } = said;
  const texts = assistantTexts[language];
  const path = (to: string) => localPath(language, to);
  const own = (id: string, to: string, title: string, text: string): HousePassage => ({
    id: `house:${id}`,
    kind: "company",
    title,
    url: path(to),
    text,
  });
  const facts = companyFacts(company, language).map(({ aspect, label, value }) => ({
    ...own(
      aspect,
      aspect === "since" || aspect === "director" ? "/about" : "/contact",
      label,
      `${label}: ${value}`,
    ),
    aspect,
  }));
  const pages = said.pages.flatMap((page) => {
    const original = english.pages.find(({ slug }) => slug === page.slug) ?? page;
    const name = pageName(page, language);
    return page.blocks.flatMap((block, at) =>
      passagesOfBlock(block, original.blocks[at] ?? block, { page, name, at }).map((
        { id, title, text, ...more },
      ) => ({ ...own(id, pathOfPage(page.slug), title, text), ...more }))
    );
  });
  const about = company.description ?? company.tagline;
  return [
    ...facts,
    ...pages,
    ...about ? [own("notes", "/about", texts.company(company.name, company.tagline), about)] : [],
  ];
}

type Told = Pick<HousePassage, "id" | "title" | "text"> & Partial<Pick<HousePassage, "kind" | "aspect">>;

/** What a block says, in one or several passages. Badges and figures say too little to be quoted. */
function passagesOfBlock(
  block: ShownBlock,
  english: ShownBlock,
  { page, name, at }: { page: ShownPage; name: string; at: number },
): Told[] {
  const items = block.items ?? [];
  const title = block.title ?? name;
  const numbered = (aspect: PageAspect | undefined, n: number) =>
    `${aspect ?? "page"}-${page.slug}-${at}-${n}`;
  switch (block.kind) {
    case "faq":
      return items.map(({ name = "", text = "" }, n) => ({
        id: `faq-${page.slug}-${at}-${n}`,
        title: name,
        text,
        kind: "faq",
        aspect: faqAspect(english.items?.[n]?.name ?? name),
      }));
    case "cards":
      return items.map(({ name, text }, n) => ({
        id: numbered(pageAspect(english.title), n),
        title,
        text: `${name}: ${text}`,
      }));
    case "points":
      return [{
        id: numbered(pageAspect(english.title), 0),
        title,
        text: items.map(({ name, text }) => `${name}: ${text}`).join("\n"),
      }];
    case "statements":
      return items.map(({ name = "", text = "" }, n) => ({
        id: numbered(pageAspect(english.items?.[n]?.name), n),
        title: name,
        text,
      }));
    case "text":
    case "story":
      return textPassages(block, english, page, name).map(({ aspect, ...told }, n) => ({
        id: numbered(aspect, n),
        ...told,
      }));
    default:
      return [];
  }
}

/** A text with headings is told heading by heading, one without, paragraph by paragraph. */
function textPassages(block: ShownBlock, english: ShownBlock, page: ShownPage, name: string) {
  const sections = splitArticle(block.text ?? "");
  const aspect = ASPECT_OF_PAGE[page.slug] ?? pageAspect(english.title);
  return sections.flatMap(({ headings, blocks }) => {
    const heading = headings.at(-1);
    if (heading) return [{ aspect, title: `${block.title ?? name}: ${heading}`, text: blocks.join("\n") }];
    return blocks.map((text) => ({ aspect, title: block.title ?? name, text }));
  });
}

/** Titles and questions are understood as a visitor's would be: so an owner's own words find their questions. */
function pageAspect(title = ""): PageAspect | undefined {
  const { aspects } = understandQuestion(title, knowsNone);
  return PAGE_ASPECTS.find((aspect) => aspects.includes(aspect));
}

function faqAspect(question: string): HousePassage["aspect"] {
  const { intents } = understandQuestion(question, knowsNone);
  return FAQ.find((intent) => intents.has(intent));
}

const knowsNone = () => false;

interface CompanyFact {
  aspect: CompanyAspect;
  label: string;
  value: string;
}

/** The profile, fact by fact; what the owner left empty is not there. */
export function companyFacts(company: Company, language: Language): CompanyFact[] {
  const texts = assistantTexts[language];
  const { phones, emails, address, businessHours: { weekday, saturday, sunday } } = company.contact;
  const labels = factLabels(language);
  const hours = ([[texts.weekdays, weekday], [texts.saturday, saturday], [texts.sunday, sunday]] as const)
    .filter(([, span]) => span).map(([days, span]) => `${days} ${span}`).join("; ");
  const all: [CompanyAspect, string, string | null | undefined][] = [
    ["phone", texts.phone, phones.join(", ")],
    ["email", texts.email, emails.join(", ")],
    ["address", texts.address, address],
    ["hours", texts.hours, hours],
    ["since", texts.since, company.yearEstablished?.toString()],
    ["director", texts.director, company.director],
    ["business", labels.business, company.businessType],
    ["area", labels.area, company.areaServed],
  ];
  return all.flatMap(([aspect, label, value]) => value ? [{ aspect, label, value }] : []);
}
