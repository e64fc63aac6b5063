import { Hono } from "hono";
import type { Content } from "../content/content.ts";
import { keptJson } from "../http/answers.ts";

export function testimonialRoutes(read: () => Promise<Content>) {
  return new Hono().get("/testimonials", async (c) => keptJson(c, (await read()).testimonials));
}
