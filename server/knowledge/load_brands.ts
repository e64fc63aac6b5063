import * as z from "zod/mini";
import { type Brand, BrandSchema } from "../../contract/brand.ts";
import brands from "./brands.json" with { type: "json" };

let loaded: readonly Brand[] | undefined;

/** Names of other makers, as they come with the software; parsed once. */
export function loadBrands(): readonly Brand[] {
  return loaded ??= z.array(BrandSchema).parse(brands);
}
