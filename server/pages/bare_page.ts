import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server.edge";
import type { Language } from "../../contract/language.ts";
import { contentPolicy } from "../http/content_policy.ts";
import { COLOURS_LINK, FAVICON_LINK, htmlDocument, styleLink } from "../http/html_document.ts";
import { themeColor } from "./document.ts";
import { HEAD_SCRIPT } from "./head_scripts.ts";
import type { PageAssets } from "./page_parts.ts";

interface BarePage {
  dist: PageAssets;
  language: Language;
  title: string;
  content: ReactElement;
}

/** A page without the site's frame, for no search engine. The only bundle it needs is the style sheet. */
export async function barePage(
  { dist, language, title, content }: BarePage,
  init: { status?: number; headers?: Record<string, string> },
): Promise<Response> {
  const styles = [FAVICON_LINK, styleLink(dist.entries["styles/site"]), COLOURS_LINK];
  const html = htmlDocument({
    root: `lang="${language}" data-theme="light"`,
    title,
    noindex: true,
    head: [themeColor(), `<script>${HEAD_SCRIPT}</script>`, ...styles],
    body: `<main>${renderToStaticMarkup(content)}</main>`,
  });
  const headers = {
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": await contentPolicy({ scripts: [HEAD_SCRIPT] }),
    "x-robots-tag": "noindex, nofollow",
  };
  return new Response(html, { ...init, headers: { ...headers, ...init.headers } });
}
