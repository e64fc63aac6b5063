import { Hono } from "hono";
import type * as z from "zod/mini";
import { type SettingsDocument, UNSTORED } from "../kv/settings_document.ts";
import { changeForAudit } from "../audit/audit_changes.ts";
import type { SessionEnv } from "../accounts/require_session.ts";
import { versionsOf } from "../versions/version_routes.ts";
import type { VersionStore } from "../versions/version_store.ts";
import { ifMatchOf, privateJson } from "./answers.ts";
import { endpoint } from "./endpoint.ts";

interface Settings<T> {
  /** Name with its article, for summaries: "the company profile". */
  one: string;
  schema: z.ZodMiniType<T>;
  document: SettingsDocument<T>;
  /** The value to return until the document is first stored. */
  defaults: () => T | Promise<T>;
  /** If set, each save is recorded, and routes to read the saved versions are added. */
  versions?: VersionStore;
}

/** `GET` and `PUT` of a settings document, with ETag and `If-Match`. */
export function settingsRoutes<T extends object>({ one, schema, document, defaults, versions }: Settings<T>) {
  const answer = { response: schema, versioned: true };
  const routes = new Hono<SessionEnv>();
  if (versions) routes.route("/", versionsOf(versions, "settings", () => document.name));
  return routes
    .get("/", endpoint({ summary: `Reads ${one}.`, ...answer }), async (c) => {
      const found = await document.get();
      return privateJson(c, found?.value ?? await defaults(), { version: found?.version ?? UNSTORED });
    })
    .put("/", endpoint({ summary: `Changes ${one}.`, request: schema, ...answer }), async (c) => {
      const before = (await document.get())?.value ?? await defaults();
      const { value, version } = await document.put(c.req.valid("json"), ifMatchOf(c));
      changeForAudit(c, before, value);
      const { username } = c.get("session");
      await versions?.record("settings", document.name, { before, value, username });
      return privateJson(c, value, { version });
    });
}
