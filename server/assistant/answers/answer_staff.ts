import type { StaffAnswer } from "../../../contract/unanswered.ts";
import type { Known } from "../know.ts";
import { productLine } from "./likely_products.ts";
import { type Draft, productSource } from "./draft.ts";

/** What the staff wrote, word for word, with the products that they named. */
export function answerStaff(known: Known, { answer, products: ids }: StaffAnswer): Draft {
  const products = ids.flatMap((id) => known.content.productById.get(id) ?? []);
  return {
    form: "answer of the staff",
    kind: "staff",
    answer: [
      answer,
      ...(products.length > 0 ? ["", ...products.map((product) => productLine(known, product))] : []),
    ]
      .join("\n"),
    sources: products.length > 0
      ? products.map((product) => productSource(known, product))
      : [{ title: known.texts.contactPage, url: known.path("/contact") }],
  };
}
