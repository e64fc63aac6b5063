import { createElement } from "react";
import { splitLanguage } from "../../contract/shared/language_paths.ts";
import { ComingSoon } from "../../site/ui/ComingSoon.tsx";
import { allTexts } from "../../site/texts/all_texts.ts";
import type { ContentReader } from "../content/content.ts";
import { barePage } from "./bare_page.ts";
import type { PageAssets } from "./page_parts.ts";

/** What everybody sees of a site that is not public yet: who it will be of, and how to reach them. */
export function comingSoonPage({ dist, read }: { dist: PageAssets; read: ContentReader }) {
  return async function answer(path: string): Promise<Response> {
    const { language } = splitLanguage(path);
    const { company, frame } = await read(language);
    const texts = allTexts[language];
    const title = `${company.name}: ${texts.shell.comingSoon.title}`;
    const content = createElement(ComingSoon, { visit: { company, frame, texts, language } });
    return await barePage({ dist, language, title, content }, { headers: { "cache-control": "no-store" } });
  };
}
