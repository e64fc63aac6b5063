import { Hono } from "hono";
import * as z from "zod/mini";
import { EMPTY_FRAME, FrameSchema, ShownFrameSchema } from "../../contract/frame.ts";
import type { ContentReader } from "../content/content.ts";
import { cachedJson } from "../http/answers.ts";
import { languageParameter } from "../http/asked_language.ts";
import { endpoint } from "../http/endpoint.ts";
import { settingsRoutes } from "../http/settings_routes.ts";
import type { VersionStore } from "../versions/version_store.ts";
import type { FrameStore } from "./frame_store.ts";

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

export function adminFrameRoutes({ settings }: FrameStore, versions: VersionStore) {
  return settingsRoutes({
    one: "what stands around every page",
    schema: FrameSchema,
    document: settings,
    defaults: () => EMPTY_FRAME,
    versions,
  });
}
