import { type CategoryInput, CategoryInputSchema } from "../../contract/category.ts";
import { type ProductInput, ProductInputSchema } from "../../contract/product.ts";

export const CATEGORY: CategoryInput = CategoryInputSchema.parse({ name: "Anticoccidials" });

/** What the admin's form sends, with only what is required unless told otherwise. */
export function aProduct(fields: Record<string, unknown> = {}): Record<string, unknown> {
  return { name: "Amprolium 20%", category: CATEGORY.name, ...fields };
}

/** The same as the stores take it. */
export function productInput(fields: Record<string, unknown> = {}): ProductInput {
  return ProductInputSchema.parse(aProduct(fields));
}

export const HOME_MESSAGE = {
  name: "Asha Rao",
  email: "asha@farm.example",
  message: "Which vaccine do you keep in stock?",
};

export const CONTACT_MESSAGE = {
  ...HOME_MESSAGE,
  company: "Rao Farms",
  phone: "+91 40 5550 1234",
  subject: "product_inquiry",
};

export const QUOTE_REQUEST = {
  name: "Asha Rao",
  email: "asha@farm.example",
  phone: "+91 40 5550 1234",
  company: "Rao Farms",
  subject: "Quote Request: Amprolium 20%",
  message: "I would like to request a quote for Amprolium 20%.",
};
