import type { Product } from "../../contract/product.ts";
import { plainText } from "../../contract/shared/marked_text.ts";
import type { Passage, ProductField } from "./passage.ts";
import type { AssistantTexts } from "./texts/en.ts";

/** A product's fields as they stand, line by line; those without a text are not there. */
export function productPassages(
  product: Product,
  url: string,
  texts: Pick<AssistantTexts, "withdrawal">,
): Passage[] {
  const fields = fieldTexts(product, texts);
  return (Object.entries(fields) as [ProductField, string][]).flatMap(([field, text]) =>
    text
      ? [{
        id: `${product.id}#${field}`,
        kind: "field" as const,
        title: product.name,
        url,
        text,
        product: product.id,
        field,
      }]
      : []
  );
}

/** The lines of each field. */
export function fieldTexts(
  product: Product,
  { withdrawal }: Pick<AssistantTexts, "withdrawal">,
): Record<ProductField, string> {
  const { usage, safetyInfo, specifications } = product;
  return {
    summary: product.shortDescription ?? "",
    description: plainText(product.description ?? ""),
    features: product.features.join("\n"),
    composition: product.composition.map(({ ingredient, strength }) =>
      [ingredient, strength].filter(Boolean).join(": ")
    ).join("\n"),
    indications: product.indications.join("\n"),
    species: product.species.join(", "),
    dosage: [...usage.dosage, usage.instructions ?? ""].filter(Boolean).join("\n"),
    withdrawal: withdrawalText(product, withdrawal),
    safety: [safetyInfo.warning ?? "", ...safetyInfo.precautions].filter(Boolean).join("\n"),
    storage: safetyInfo.storageInstructions ?? "",
    packaging: [product.packaging ?? "", ...packSize(product)].filter(Boolean).join("\n"),
    make: product.make ?? "",
    specifications: Object.entries(specifications).map(([label, value]) => `${label}: ${value}`).join("\n"),
    documents: product.documents.map(({ title }) => title).join("\n"),
  };
}

function packSize({ specifications, packaging }: Product): string[] {
  return Object.entries(specifications)
    .filter(([label, value]) => /pack|size|पैक|ప్యాక్/i.test(label) && value !== packaging)
    .map(([label, value]) => `${label}: ${value}`);
}

/** The days as they are stored, never reckoned, and the note as it stands. */
export function withdrawalText({ withdrawal }: Product, texts: AssistantTexts["withdrawal"]): string {
  if (!withdrawal) return "";
  const { meatDays, eggDays, note } = withdrawal;
  if (meatDays === null && eggDays === null && !note) return "";
  const days = [texts.meat(meatDays), texts.eggs(eggDays)].join("; ");
  return [days, note ?? ""].filter(Boolean).join("\n");
}
