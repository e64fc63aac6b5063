import * as z from "zod/mini";
import { type Collection, collection } from "../collection.ts";
import type { Store } from "../store.ts";

const ProductSchema = z.object({
  name: z.string(),
  slug: z.nullable(z.string()),
  category: z.string(),
  species: z.array(z.string()),
  text: z.string(),
});
export type Product = z.infer<typeof ProductSchema>;

/** A collection that uses all the kit offers. */
export function products(store: Store): Collection<Product, "slug", "category" | "species"> {
  return collection(store, {
    name: "products",
    schema: ProductSchema,
    unique: { slug: (product) => product.slug },
    indexes: { category: (product) => product.category, species: (product) => product.species },
  });
}

export function aProduct(fields: Partial<Product> = {}): Product {
  return {
    name: "Amprolium",
    slug: null,
    category: "anticoccidials",
    species: ["Broilers"],
    text: "",
    ...fields,
  };
}

/** No content, no unique keys: its inserts need no checks. */
export function inquiries(store: Store) {
  return collection(store, {
    name: "inquiries",
    schema: z.object({ message: z.string(), state: z.string() }),
    indexes: { state: (inquiry) => inquiry.state },
  });
}

/** HTML in Devanagari, of so many bytes of UTF-8 at least. */
export function hindiPost(bytes: number): string {
  const sentence = "<p>मुर्गियों में कॉक्सिडियोसिस की रोकथाम के लिए बिछावन को सूखा रखें।</p>";
  return sentence.repeat(Math.ceil(bytes / new TextEncoder().encode(sentence).length));
}
