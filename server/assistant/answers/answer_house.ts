import type { Known } from "../know.ts";
import { companyFacts } from "../house_passages.ts";
import type { CompanyAspect, PageAspect } from "../intent.ts";
import { answerUnknown } from "./answer_unknown.ts";
import { thingsOf } from "../understand_question.ts";
import { distinct, type Draft, linkTo, plain, productLink, productSource, quoted } from "./draft.ts";

const OF_ABOUT: readonly string[] = ["director", "since", "business"];

/** The categories with their links. */
export function answerList({ texts, content, path, asked }: Known): Draft {
  const lines = content.categories.filter(({ productCount }) => productCount > 0).map(
    ({ slug, name, productCount }) =>
      `- ${linkTo(name, path(`/products/${slug}`))} (${texts.listLine(productCount)})`,
  );
  return {
    kind: "list",
    answer: [texts.list, "", ...lines].join("\n"),
    sources: [{ title: texts.allProducts, url: path("/products") }],
    suggest: [{ kind: "quote" }],
    // "See product list" asks for nothing else.
    isMeant: asked.rest.length <= 1 && asked.things.length === 0,
  };
}

/** What of the company was asked for; all of it, where nothing in particular was. */
export function answerCompany(known: Known, aspects: readonly CompanyAspect[]): Draft {
  const { texts, content: { company }, path, language } = known;
  const facts = companyFacts(company, language);
  const wanted = facts.filter(({ aspect }) => aspects.includes(aspect));
  const isGeneral = aspects.length === 0 || aspects.includes("business");
  const missing = !isGeneral && wanted.length === 0;
  const shown = isGeneral || missing ? facts : wanted;
  const contact = { title: texts.contactPage, url: path("/contact") };
  const about = { title: texts.aboutPage, url: path("/about") };
  const isAbout = aspects.length > 0 && aspects.every((aspect) => OF_ABOUT.includes(aspect));
  return {
    kind: "company",
    answer: [
      ...(missing ? [texts.unstated, ""] : []),
      texts.company(plain(company.name), plain(company.tagline)),
      "",
      ...shown.map(({ label, value }) => `- ${plain(label)}: ${plain(value)}`),
      "",
      linkTo(isAbout ? texts.aboutPage : texts.contactPage, isAbout ? about.url : contact.url),
    ].join("\n"),
    sources: isAbout ? [about, contact] : [contact, about],
  };
}

/** What our own pages say of the team, of data or of terms, in their own words. */
export function answerPages(known: Known, aspects: readonly PageAspect[]): Draft {
  const passages = known.housePassages.filter(({ id }) => aspects.some((aspect) => isOf(id, aspect)));
  const found = new Set(known.house.map(({ id }) => id));
  const likely = passages.filter(({ id }) => found.has(id));
  const shown = (likely.length > 0 ? likely : passages).slice(0, PAGE_PASSAGES);
  if (shown.length === 0) return unstated(known);
  return {
    kind: "company",
    answer: shown.flatMap((
      { title, url, text },
    ) => [known.texts.house(linkTo(title, url)), "", ...quoted(text), ""])
      .join("\n").trimEnd(),
    sources: distinct(shown.map(({ title, url }) => ({ title, url }))),
  };
}

const PAGE_PASSAGES = 3;

function isOf(id: string, aspect: PageAspect): boolean {
  return id.startsWith(`house:${aspect}-`);
}

/** An answer of the contact page's questions and answers, with what belongs to it. */
export function answerFaq(known: Known, kind: "shipping" | "ordering" | "support" | "payment"): Draft {
  const { texts, housePassages } = known;
  const faq = housePassages.find(({ aspect }) => aspect === kind);
  if (!faq) return unstated(known);
  const named = known.products.filter(({ isNamed }) => isNamed).slice(0, 1).map(({ product }) => product);
  const isOrder = kind === "ordering";
  return {
    kind,
    answer: [
      plain(faq.text),
      ...(kind === "shipping" ? ["", texts.shippingMore] : []),
      ...(isOrder && named[0] ? ["", texts.orderProduct(productLink(known, named[0]))] : []),
      "",
      linkTo(texts.contactPage, faq.url),
    ].join("\n"),
    sources: distinct([
      { title: texts.contactPage, url: faq.url },
      ...(isOrder ? named.map((product) => productSource(known, product)) : []),
    ]),
    suggest: kind === "payment" || kind === "support"
      ? []
      : [{ kind: "quote", ...(named[0] && { product: named[0].name }) }],
  };
}

export function answerPrice(known: Known): Draft {
  const { texts } = known;
  const [first] = known.products.filter(({ isNamed, share }) => isNamed && share > 0.3).map(({ product }) =>
    product
  );
  // Of a kind of product, those that a quote may be asked for.
  const ofKind = thingsOf(known.asked, "category", "ingredient").length > 0 ? known.products.slice(0, 2) : [];
  return {
    kind: "price",
    answer: texts.price(first ? productLink(known, first) : ""),
    sources: [
      ...(first ? [first] : ofKind.map(({ product }) => product)).map((each) => productSource(known, each)),
      { title: texts.contactPage, url: known.path("/contact") },
    ],
    suggest: [{ kind: "quote", ...(first && { product: first.name }) }],
  };
}

/** What we say of ourselves on some page, in its own words. */
function answerHouse(known: Known): Draft | undefined {
  const [best] = known.house;
  if (!best || !("house" in best.source)) return undefined;
  const { title, text, url } = best.source.house;
  return {
    kind: "company",
    answer: [known.texts.house(linkTo(title, url)), "", ...quoted(text)].join("\n"),
    sources: [{ title, url }],
  };
}

export function answerMessage({ texts, content: { company }, path }: Known): Draft {
  const page = { title: texts.contactPage, url: path("/contact") };
  return {
    kind: "message",
    answer: texts.message(company.contact.phones.map(plain).join(", "), linkTo(page.title, page.url)),
    sources: [page],
    suggest: [{ kind: "quote" }],
  };
}

/** That we state nothing of it, and whom to ask. */
export function unstated(known: Known): Draft {
  return {
    ...answerUnknown({ ...known, products: [], articles: [] }),
    sources: [{ title: known.texts.contactPage, url: known.path("/contact") }],
  };
}

/** What we say of ourselves, where it holds so much of the question and more than any article. */
export function answerHouseIf(known: Known, least: number): Draft | undefined {
  const [best] = known.house;
  const isBest = best && best.share >= least && best.score >= (known.articles[0]?.score ?? 0);
  return isBest ? answerHouse(known) : undefined;
}
