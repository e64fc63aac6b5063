import { Hono } from "hono";
import { readEmbedChoice } from "../../contract/embed.ts";
import { DEFAULT_LANGUAGE, isLanguage } from "../../contract/language.ts";
import sheet from "../../site/pages/embed/embed.css" with { type: "text" };
import { KEPT } from "../http/body_cache.ts";
import { hashOf } from "./content_policy.ts";
import { embedPreview, previewPolicy, previewStyle } from "./embed_preview.ts";
import type { PageAssets } from "./page_parts.ts";

/** What `/embed` shows beside itself: the page in its frame, and a sheet that no other page needs. */
export function embedRoutes({ files }: Pick<PageAssets, "files">) {
  const style = previewStyle(Object.keys(files));
  return new Hono()
    .get("/embed/preview", async (c) => {
      const { searchParams } = new URL(c.req.url);
      const language = searchParams.get("page");
      const page = embedPreview(
        readEmbedChoice(searchParams),
        isLanguage(language) ? language : DEFAULT_LANGUAGE,
        style,
      );
      return c.html(page, 200, {
        "cache-control": "no-store",
        "content-security-policy": previewPolicy(await hashOf(style)),
        "x-robots-tag": "noindex, nofollow",
      });
    })
    .get(
      "/embed/page.css",
      (c) => c.body(sheet, 200, { "content-type": "text/css; charset=utf-8", "cache-control": KEPT }),
    );
}
