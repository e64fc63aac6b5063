import { type BlockKind, type BuiltInPage, isBuiltIn, type PageBody, PageBodySchema } from "../page.ts";

/** The blocks of pages that nobody has written. They say only what stands in the profile and the catalogue. */
const NEUTRAL_BLOCKS: Record<BuiltInPage, readonly BlockKind[]> = {
  home: ["hero", "products", "articles", "touch"],
  about: ["profile", "action"],
  products: [],
  blog: [],
  contact: ["contact"],
  "privacy-policy": [],
  "terms-of-service": [],
};

export function neutralPage(slug: string): PageBody {
  const kinds = isBuiltIn(slug) ? NEUTRAL_BLOCKS[slug] : [];
  return PageBodySchema.parse({ blocks: kinds.map((kind) => ({ kind })) });
}
