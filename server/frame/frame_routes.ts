import { Hono } from "hono";
import * as z from "zod/mini";
import {
  EMPTY_FRAME,
  type Frame,
  FrameSchema,
  type ShownFrame,
  ShownFrameSchema,
} from "../../contract/frame.ts";
import type { Language } from "../../contract/language.ts";
import type { Look } from "../../contract/look.ts";
import type { ContentReader } from "../content/content.ts";
import { cachedJson } from "../http/answers.ts";
import { languageParameter } from "../http/asked_language.ts";
import { endpoint } from "../http/endpoint.ts";
import { settingsRoutes } from "../http/settings_routes.ts";
import type { PagePreview } from "../pages/preview_page.ts";
import type { Stores } from "../stores.ts";
import { ownWords } from "../written/own_words.ts";
import { shownFrame } from "./shown_frame.ts";

export function frameRoutes(read: ContentReader) {
  return new Hono().get(
    "/frame",
    endpoint({
      summary: "Reads what stands around every page: links and texts of the footer.",
      query: z.object({ lang: languageParameter }),
      response: ShownFrameSchema,
    }),
    async (c) => cachedJson(c, (await read(c.req.valid("query").lang)).frame),
  );
}

/** What stands around every page, with a frame or a look that is not stored. */
export function framePreview(
  { frame: { settings }, now }: Pick<Stores, "frame" | "now">,
  read: ContentReader,
) {
  return async (given: { frame?: Frame; look?: Look }, language: Language): Promise<ShownFrame> => {
    const [whole, { categories, products }] = await Promise.all([read.whole(), read(language)]);
    const { tokens, pages, parts } = ownWords(whole, language, products.length, now());
    const frame = given.frame ?? (await settings.get())?.value ?? EMPTY_FRAME;
    const look = given.look ?? whole.look;
    return shownFrame(frame, language, { categories, tokens, look, pages, assistant: parts.chat.name });
  };
}

interface AdminFrameParts extends Pick<Stores, "frame" | "drafts" | "now"> {
  read: ContentReader;
  preview: PagePreview;
}

export function adminFrameRoutes(parts: AdminFrameParts) {
  const { frame, drafts, read, preview } = parts;
  const shown = framePreview(parts, read);
  return settingsRoutes({
    one: "what stands around every page",
    schema: FrameSchema,
    document: frame.settings,
    defaults: () => EMPTY_FRAME,
    drafts: drafts.of("settings"),
    preview: {
      preview,
      async previewed(frame, language) {
        return { page: "/contact", api: "/api/frame", answer: await shown({ frame }, language) };
      },
    },
  });
}
