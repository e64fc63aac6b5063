import { type AnswerParts, type Draft, linkTo, plain } from "./answer_parts.ts";

/** The categories with their links. */
export function answerList({ texts, content, path }: AnswerParts): Draft {
  const lines = content.categories.filter(({ productCount }) => productCount > 0).map(
    ({ slug, name, productCount }) =>
      `- ${linkTo(name, path(`/products/${slug}`))} (${texts.listLine(productCount)})`,
  );
  return {
    kind: "list",
    answer: [texts.list, "", ...lines].join("\n"),
    sources: [{ title: texts.allProducts, url: path("/products") }],
    suggest: [{ kind: "quote" }],
  };
}

/** Name, telephone numbers, e-mail, address and hours, as the contact page has them. */
export function answerCompany({ texts, content: { company }, path }: AnswerParts): Draft {
  const { phones, emails, address, businessHours: { weekday, saturday, sunday } } = company.contact;
  const facts: [label: string, value: string | null][] = [
    [texts.phone, phones.join(", ")],
    [texts.email, emails.join(", ")],
    [texts.address, address],
    [texts.hours, `${weekday}; ${saturday}; ${sunday}`],
    [texts.since, String(company.yearEstablished)],
    [texts.director, company.director],
  ];
  return {
    kind: "company",
    answer: [
      texts.company(plain(company.name), plain(company.tagline)),
      "",
      ...facts.flatMap(([label, value]) => value ? [`- ${label}: ${plain(value)}`] : []),
    ].join("\n"),
    sources: [{ title: texts.contactPage, url: path("/contact") }],
  };
}
