import { BrandInputSchema, type KeptBrand, KeptBrandSchema } from "../../contract/brand.ts";
import { missingIngredients } from "./missing_ids.ts";
import type { KnowledgeStore } from "./knowledge_store.ts";
import { overlayRoutes } from "./overlay_routes.ts";

/** The brand names that the owner keeps. */
export function adminBrandRoutes({ brands }: KnowledgeStore) {
  return overlayRoutes({
    one: "a brand",
    many: "brands",
    schema: KeptBrandSchema,
    input: BrandInputSchema,
    store: brands,
    search: {
      in: "names, ingredients and notes",
      texts: ({ name, aliases, ingredients, note }: KeptBrand) => [name, ...aliases, ...ingredients, note],
    },
    issuesOf: ({ ingredients }) => missingIngredients("ingredients", ingredients),
  });
}
