import { createElement } from "react";
import { Router } from "wouter";
import { baseOf, splitLanguage } from "../../contract/shared/language_paths.ts";
import { allTexts } from "../../site/texts/all_texts.ts";
import type { Texts } from "../../site/texts/texts.ts";
import { MissingPage } from "../../site/ui/MissingPage.tsx";
import type { Failure } from "../http/answer_error.ts";
import { barePage } from "./bare_page.ts";
import type { PageAssets } from "./page_parts.ts";

/**
 * The page of a failed request. It reads nothing from the store, because the store may have failed. The only
 * bundle it needs is the style sheet.
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
    const content = createElement(Router, { base: baseOf(language), ssrPath: path, children: page });
    return await barePage({ dist, language, title, content }, { status });
  };
}

function words({ notFound, serverError }: Texts["shell"], status: number, message: string) {
  if (status === 404) return notFound;
  return status < 500 ? { title: serverError.title, text: message } : serverError;
}
