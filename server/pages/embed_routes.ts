import { Hono } from "hono";
import { readEmbedChoice } from "../../contract/shared/embed.ts";
import { DEFAULT_LANGUAGE, isLanguage } from "../../contract/language.ts";
import pageSheet from "../../site/pages/embed/embed.css" with { type: "text" };
import formSheet from "../../site/pages/embed/embed_form.css" with { type: "text" };
import previewSheet from "../../site/pages/embed/embed_preview.css" with { type: "text" };
import snippetsSheet from "../../site/pages/embed/embed_snippets.css" with { type: "text" };
import { REVALIDATED } from "../http/body_cache.ts";
import { hashOf } from "../http/content_policy.ts";
import { embedPreview, previewPolicy, previewStyle } from "./embed_preview.ts";
import type { PageAssets } from "./page_parts.ts";

const SHEET = pageSheet + formSheet + previewSheet + snippetsSheet;

/** What the page `/embed` loads: the preview in its frame, and its own style sheet. */
export function embedRoutes({ files }: Pick<PageAssets, "files">) {
  const style = previewStyle(Object.keys(files));
  return new Hono()
    .get("/embed/preview", async (c) => {
      const { searchParams } = new URL(c.req.url);
      const asked = searchParams.get("page");
      const language = isLanguage(asked) ? asked : DEFAULT_LANGUAGE;
      const page = embedPreview(readEmbedChoice(searchParams), language, style);
      return c.html(page, 200, {
        "cache-control": "no-store",
        "content-security-policy": previewPolicy(await hashOf(style)),
        "x-robots-tag": "noindex, nofollow",
      });
    })
    .get(
      "/embed/page.css",
      (c) => c.body(SHEET, 200, { "content-type": "text/css; charset=utf-8", "cache-control": REVALIDATED }),
    );
}
