import type { Language } from "../../contract/language.ts";
import { localPath } from "../../contract/shared/language_paths.ts";
import type { PostedForm } from "../../site/app/visit.ts";
import { coloursLink } from "../http/html_document.ts";
import type { PageParts } from "./page_parts.ts";
import { renderPage } from "./render_page.ts";

export interface Previewed {
  /** Path of the page, without its language. */
  page: string;
  /** The call whose answer is not stored yet, and that answer. */
  api: string;
  answer: unknown;
  /** What the page's form answers. */
  form?: PostedForm;
  /** The address of colours that are not stored yet. */
  colours?: string;
}

/** The owner's colours, in the head. */
const COLOURS = /<style>[^<]*<\/style>(?=[^]*<\/head>)/;

/** A public page with a document that is not stored. */
export async function previewPage(
  parts: PageParts,
  { page, api: own, answer, form, colours }: Previewed,
  language: Language,
): Promise<string> {
  const api = async (path: string): Promise<Response> =>
    path.split("?", 1)[0] === own ? Response.json(answer) : await parts.api(path);
  const response = await renderPage({ ...parts, api }, {
    path: localPath(language, page),
    search: "",
    ...form && { form },
  });
  // The panel shows the page in a frame that runs no scripts. Our scripts contain no `<`.
  return (await response.text()).replace(/<script\b[^>]*>[^<]*<\/script>/g, "")
    // Its policy, which is the panel's, allows no inline style.
    .replace(COLOURS, "")
    .replace("</head>", `${coloursLink(colours)}</head>`);
}

export type PagePreview = (previewed: Previewed, language: Language) => Promise<string>;
