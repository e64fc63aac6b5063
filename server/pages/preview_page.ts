import type { Language } from "../../contract/language.ts";
import type { Product } from "../../contract/product.ts";
import { localPath } from "../../contract/shared/language_paths.ts";
import type { PageParts } from "./page_parts.ts";
import { renderPage } from "./render_page.ts";

/** The public page of a product that is not stored. */
export async function previewProduct(
  parts: PageParts,
  product: Product,
  language: Language,
): Promise<string> {
  const name = encodeURIComponent(product.slug);
  const own = `/api/products/${name}`;
  const api = async (path: string): Promise<Response> =>
    path.split("?", 1)[0] === own ? Response.json(product) : await parts.api(path);
  const response = await renderPage({ ...parts, api }, {
    path: localPath(language, `/product/${name}`),
    search: "",
  });
  // The panel shows the page in a frame that runs no scripts. Our scripts contain no `<`.
  return (await response.text()).replace(/<script\b[^>]*>[^<]*<\/script>/g, "");
}

export type ProductPreview = (product: Product, language: Language) => Promise<string>;
