import type { Known } from "../know.ts";
import { bestArticles } from "./answer_article.ts";
import { productLine } from "./likely_products.ts";
import { articleLink, articleSource, type Draft, productSource } from "./draft.ts";

const NEAREST = 2;
/** What holds less of the question than this is near to nothing. */
const NEAR = 0.33;

/** That we do not know, and the two nearest things, where anything is near. */
export function answerUnknown(known: Known): Draft {
  const { texts } = known;
  const products = known.products.filter(({ share }) => share >= NEAR).slice(0, NEAREST).map(({ product }) =>
    product
  );
  const articles = bestArticles(known, NEAR).slice(0, NEAREST - products.length);
  const lines = [
    ...products.map((product) => productLine(known, product)),
    ...articles.map(({ post }) => `- ${articleLink(known, post)}`),
  ];
  return {
    kind: "unknown",
    answer: [texts.unknown, ...(lines.length > 0 ? ["", texts.nearest, "", ...lines] : [])].join("\n"),
    sources: [
      ...products.map((product) => productSource(known, product)),
      ...articles.map(({ post }) => articleSource(known, post)),
    ],
    suggest: [{ kind: "quote" }],
  };
}
