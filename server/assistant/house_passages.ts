import type { Company } from "../../contract/company.ts";
import type { Language } from "../../contract/language.ts";
import { localPath } from "../../contract/shared/language_paths.ts";
import type { CompanyAspect } from "./intent.ts";
import type { Passage } from "./passage.ts";
import { texts as siteTexts } from "../pages/page_texts.ts";
import { assistantTexts } from "./texts/texts.ts";

/** A passage about us, and which question about us it answers. */
export interface HousePassage extends Passage {
  aspect?: CompanyAspect | "shipping" | "ordering" | "support" | "payment";
}

const FAQ = ["shipping", "ordering", "support", "payment"] as const;

/** What the site says of the company, in a language: its profile, its questions and answers, its pages. */
export function housePassages(company: Company, language: Language): HousePassage[] {
  const { contact, about, legal } = siteTexts[language];
  const texts = assistantTexts[language];
  const path = (to: string) => localPath(language, to);
  const page = (id: string, to: string, title: string, text: string): HousePassage => ({
    id: `house:${id}`,
    kind: "company",
    title,
    url: path(to),
    text,
  });
  const facts = companyFacts(company, language).map(({ aspect, label, value }) => ({
    ...page(
      aspect,
      aspect === "since" || aspect === "director" ? "/about" : "/contact",
      label,
      `${label}: ${value}`,
    ),
    aspect,
  }));
  const faq = contact.faq.map(({ question, answer }, at) => ({
    ...page(`faq-${at}`, "/contact", question, answer),
    kind: "faq" as const,
    aspect: FAQ[at],
  }));
  const story = about.story.text(company.yearEstablished);
  return [
    ...facts,
    ...faq,
    ...story.map((text, at) => page(`story-${at}`, "/about", about.story.title, text)),
    ...about.team.members.map(({ role, text }, at) =>
      page(`team-${at}`, "/about", about.team.title, `${role}: ${text}`)
    ),
    page("mission", "/about", about.mission.title, about.mission.text),
    page("vision", "/about", about.vision.title, about.vision.text),
    page(
      "values",
      "/about",
      about.values.title,
      about.values.items.map(({ name, text }) => `${name}: ${text}`).join("\n"),
    ),
    ...about.facilities.text.map((text, at) =>
      page(`facilities-${at}`, "/about", about.facilities.title, text)
    ),
    ...legal.privacy.sections(company.name).map(({ title, text }, at) =>
      page(`privacy-${at}`, "/privacy-policy", `${legal.privacy.title}: ${title}`, text)
    ),
    ...legal.terms.sections(company.name).map(({ title, text }, at) =>
      page(`terms-${at}`, "/terms-of-service", `${legal.terms.title}: ${title}`, text)
    ),
    page(
      "notes",
      "/about",
      texts.company(company.name, company.tagline),
      company.description ?? company.tagline,
    ),
  ];
}

interface CompanyFact {
  aspect: CompanyAspect;
  label: string;
  value: string;
}

/** The profile, fact by fact; what the owner left empty is not there. */
export function companyFacts(company: Company, language: Language): CompanyFact[] {
  const texts = assistantTexts[language];
  const { phones, emails, address, businessHours: { weekday, saturday, sunday } } = company.contact;
  const { facts } = siteTexts[language].contact;
  const hours = `${texts.weekdays} ${weekday}; ${texts.saturday} ${saturday}; ${texts.sunday} ${sunday}`;
  const all: [CompanyAspect, string, string | null][] = [
    ["phone", texts.phone, phones.join(", ")],
    ["email", texts.email, emails.join(", ")],
    ["address", texts.address, address],
    ["hours", texts.hours, hours],
    ["since", texts.since, String(company.yearEstablished)],
    ["director", texts.director, company.director],
    ["business", facts.business, company.businessType],
    ["area", facts.area, facts.areaValue],
  ];
  return all.flatMap(([aspect, label, value]) => value ? [{ aspect, label, value }] : []);
}
