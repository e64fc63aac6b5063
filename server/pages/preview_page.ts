import { type Language, LANGUAGES } from "../../contract/language.ts";
import type { Product } from "../../contract/product.ts";
import { localPath } from "../../contract/shared/language_paths.ts";
import type { PageParts } from "./page_parts.ts";
import { renderPage } from "./render_page.ts";

/** A product's page, made by the site itself, of a product that nobody has stored. */
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
  // It is looked at where no script may run: none is offered. Our scripts hold no `<`.
  return (await response.text()).replace(
    /<script\b[^>]*>[^<]*<\/script>/g,
    "",
  );
}

export type ProductPreview = (product: Product, language: Language) => Promise<string>;

/** Whatever was asked for, a language that pages have. */
export function previewLanguage(asked: string | undefined): Language {
  return LANGUAGES.find((language) => language === asked) ?? "en";
}
