import { Hono } from "hono";
import type * as z from "zod/mini";
import { type SettingsDocument, UNSTORED } from "../kv/settings_document.ts";
import { ifMatchOf, privateJson } from "./answers.ts";
import { endpoint } from "./endpoint.ts";

interface Settings<T> {
  /** Name with its article, for summaries: "the company profile". */
  one: string;
  schema: z.ZodMiniType<T>;
  document: SettingsDocument<T>;
  /** The value to return until the document is first stored. */
  defaults: () => T | Promise<T>;
}

/** `GET` and `PUT` of a settings document, with ETag and `If-Match`. */
export function settingsRoutes<T extends object>({ one, schema, document, defaults }: Settings<T>) {
  const answer = { response: schema, versioned: true };
  return new Hono()
    .get("/", endpoint({ summary: `Reads ${one}.`, ...answer }), async (c) => {
      const found = await document.get();
      return privateJson(c, found?.value ?? await defaults(), { version: found?.version ?? UNSTORED });
    })
    .put("/", endpoint({ summary: `Changes ${one}.`, request: schema, ...answer }), async (c) => {
      const { value, version } = await document.put(c.req.valid("json"), ifMatchOf(c));
      return privateJson(c, value, { version });
    });
}
