import { BrandInputSchema, type KeptBrand, KeptBrandSchema } from "../../contract/brand.ts";
import { missingIngredients } from "./missing_ids.ts";
import type { Stores } from "../stores.ts";
import { overlayRoutes } from "./overlay_routes.ts";

/** The brand names that the owner keeps. */
export function adminBrandRoutes({ knowledge, bin, drafts }: Stores) {
  return overlayRoutes({
    one: "a brand",
    many: "brands",
    schema: KeptBrandSchema,
    input: BrandInputSchema,
    store: knowledge.brands,
    bin: bin.of("brands"),
    drafts: drafts.of("brands"),
    search: {
      in: "names, ingredients and notes",
      texts: ({ name, aliases, ingredients, note }: KeptBrand) => [name, ...aliases, ...ingredients, note],
    },
    issuesOf: ({ ingredients }) => missingIngredients("ingredients", ingredients),
  });
}
