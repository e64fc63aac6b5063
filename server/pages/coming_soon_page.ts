import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { splitLanguage } from "../../contract/shared/language_paths.ts";
import { ComingSoon } from "../../site/ui/ComingSoon.tsx";
import { allTexts } from "../../site/texts/all_texts.ts";
import type { ContentReader } from "../content/content.ts";
import { contentPolicy } from "../http/content_policy.ts";
import { COLOURS_LINK, FAVICON_LINK, htmlDocument, styleLink } from "../http/html_document.ts";
import { themeColor } from "./document.ts";
import { HEAD_SCRIPT } from "./head_scripts.ts";
import type { PageAssets } from "./page_parts.ts";

/** What everybody sees of a site that is not public yet: who it will be of, and how to reach them. */
export function comingSoonPage({ dist, read }: { dist: PageAssets; read: ContentReader }) {
  return async function answer(path: string): Promise<Response> {
    const { language } = splitLanguage(path);
    const { company, frame } = await read(language);
    const texts = allTexts[language];
    const body = renderToStaticMarkup(
      createElement(ComingSoon, { visit: { company, frame, texts, language } }),
    );
    const html = htmlDocument({
      root: `lang="${language}" data-theme="light"`,
      title: `${company.name}: ${texts.shell.comingSoon.title}`,
      noindex: true,
      head: [
        themeColor(),
        `<script>${HEAD_SCRIPT}</script>`,
        FAVICON_LINK,
        styleLink(dist.entries["styles/site"]),
        COLOURS_LINK,
      ],
      body: `<main>${body}</main>`,
    });
    return new Response(html, {
      headers: {
        "content-type": "text/html; charset=utf-8",
        "cache-control": "no-store",
        "content-security-policy": await contentPolicy({ scripts: [HEAD_SCRIPT] }),
        "x-robots-tag": "noindex, nofollow",
      },
    });
  };
}
