import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { Router } from "wouter";
import { baseOf, splitLanguage } from "../../contract/shared/language_paths.ts";
import { allTexts } from "../../site/texts/all_texts.ts";
import type { Texts } from "../../site/texts/texts.ts";
import { MissingPage } from "../../site/ui/MissingPage.tsx";
import type { Failure } from "../http/answer_error.ts";
import { contentPolicy } from "../http/content_policy.ts";
import { HEAD_SCRIPT } from "./head_scripts.ts";
import type { PageAssets } from "./page_parts.ts";

/**
 * What a person sees when a page could not be answered. It asks nothing of the store, which may be what failed, and needs
 * no bundle but the style sheet.
 */
export function errorPage({ dist }: { dist: PageAssets }) {
  return async function answer({ status, message, requestId, path }: Failure): Promise<Response> {
    const { language, path: localPath } = splitLanguage(path);
    const { shell } = allTexts[language];
    const { title, text } = words(shell, status, message);
    const page = createElement(
      MissingPage,
      { title, text, links: [["/", shell.notFound.home], [localPath, shell.retry]] },
      createElement("p", { className: "note" }, `${shell.serverError.reference}: ${requestId}`),
    );
    const body = renderToStaticMarkup(
      createElement(Router, { base: baseOf(language), ssrPath: path, children: page }),
    );
    const styles = dist.entries["styles/site"];
    const html = `<!doctype html>
<html lang="${language}" data-theme="light">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="theme-color" content="#0f3d26">
<meta name="robots" content="noindex, nofollow">
<script>${HEAD_SCRIPT}</script>
${renderToStaticMarkup(createElement("title", null, title))}
<link rel="icon" type="image/svg+xml" href="/assets/pictures/favicon.svg">
${styles ? `<link rel="stylesheet" href="${styles.file}">` : ""}
</head>
<body>
<main>${body}</main>
</body>
</html>
`;
    return new Response(html, {
      status,
      headers: {
        "content-type": "text/html; charset=utf-8",
        "content-security-policy": await contentPolicy({ scripts: [HEAD_SCRIPT], styles: [] }),
        "x-robots-tag": "noindex, nofollow",
      },
    });
  };
}

function words({ notFound, serverError }: Texts["shell"], status: number, message: string) {
  if (status === 404) return notFound;
  return status < 500 ? { title: serverError.title, text: message } : serverError;
}
