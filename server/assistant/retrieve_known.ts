import type { Post } from "../../contract/post.ts";
import type { Intent } from "./intent.ts";
import type { Known } from "./know.ts";
import type { Passage, ProductField } from "./passage.ts";
import { productPassages } from "./product_passages.ts";
import type { Retrieved } from "./retrieve.ts";
import type { Section } from "./split_article.ts";
import { thingsOf } from "./understand_question.ts";

const PRODUCTS = 3;
const ARTICLES = 4;
const HOUSE = 3;
/** What holds less of a question than this is no passage for it. */
const LEAST = 0.3;

/** The fields of a product that are always worth reading. */
const ALWAYS: readonly ProductField[] = [
  "summary",
  "indications",
  "species",
  "composition",
  "dosage",
  "withdrawal",
];

/** What an answer may rest on, as passages. */
export function retrieveKnown(known: Known): Retrieved {
  const { asked, texts, path, language } = known;
  const near = known.products.filter(({ share }) => share >= LEAST).slice(0, PRODUCTS);
  const wanted = new Set<string>([
    ...ALWAYS,
    ...asked.aspects,
    ...(asked.aspects.includes("shelfLife") ? ["specifications"] : []),
  ]);
  const fields = near.flatMap(({ product }) =>
    productPassages(product, path(`/product/${product.slug}`), texts).filter(({ field }) =>
      wanted.has(field!)
    )
  );
  const articles = known.articles.filter(({ share }) => share >= LEAST).slice(0, ARTICLES).flatMap(
    ({ id, source }) => "post" in source ? [articlePassage(id, source, path)] : [],
  );
  const ours = known.housePassages.filter(({ aspect }) =>
    aspect && (asked.aspects as readonly string[]).includes(aspect) ||
    aspect && asked.intents.has(aspect as Intent)
  );
  const house = known.house.filter(({ share }) => share >= 0.5).slice(0, HOUSE).flatMap(({ source }) =>
    "house" in source ? [source.house] : []
  );
  const [written] = known.staff;
  const staff = written?.isSame ? [staffPassage(written.answer, path("/contact"))] : [];
  const isOfUs = ours.length > 0 && thingsOf(asked, "disease", "sign", "ingredient").length === 0;
  const isToLearn = asked.intents.has("learn") && !asked.intents.has("products");
  const ranked = isOfUs
    ? [...ours, ...house, ...fields]
    : isToLearn
    ? [...articles, ...fields, ...house]
    : [...fields, ...articles, ...house];
  return {
    intent: intentOf(asked.intents),
    entities: {
      products: near.filter(({ isNamed }) => isNamed).map(({ product }) => product.id),
      concepts: asked.things.map(({ entry }) => entry),
      species: thingsOf(asked, "species").map(({ id }) => id),
      aspects: asked.aspects,
    },
    language,
    passages: [...staff, ...ranked].map(({ id, kind, title, url, text, ...more }) => ({
      id,
      kind,
      title,
      url,
      text,
      ...("product" in more && more.product ? { product: more.product } : {}),
      ...("field" in more && more.field ? { field: more.field } : {}),
    })),
  };
}

function articlePassage(
  id: string,
  { post, section }: { post: Post; section: Section },
  path: (path: string) => string,
): Passage {
  return {
    id,
    kind: "article",
    title: [post.title, ...section.headings].join(": "),
    url: path(`/blog/post/${post.slug}`),
    text: section.blocks.join("\n"),
  };
}

function staffPassage(
  { id, questions, answer }: { id: string; questions: readonly string[]; answer: string },
  url: string,
): Passage {
  return { id: `staff:${id}`, kind: "staff", title: questions[0] ?? "", url, text: answer };
}

/** The one that counts most. */
function intentOf(intents: ReadonlySet<Intent>): Intent {
  const first = ([
    "compare",
    "price",
    "withdrawal",
    "dose",
    "message",
    "payment",
    "shipping",
    "ordering",
    "support",
    "list",
    "unstated",
    "who",
    "greeting",
    "thanks",
    "bye",
    "products",
    "have",
    "learn",
  ] as const)
    .find((intent) => intents.has(intent));
  return first ?? "fact";
}
