import { Hono } from "hono";
import type { ContentReader } from "../content/content.ts";
import { keptJson } from "../http/answers.ts";

export function testimonialRoutes(read: ContentReader) {
  return new Hono().get("/testimonials", async (c) => keptJson(c, (await read()).testimonials));
}
