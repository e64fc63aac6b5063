import { Hono } from "hono";
import type * as z from "zod/mini";
import { withKeptDraft } from "../../contract/kept_draft.ts";
import type { SessionEnv } from "../accounts/require_session.ts";
import type { Drafts } from "../drafts/draft_store.ts";
import type { Stored } from "../kv/document.ts";
import { type SettingsDocument, UNSTORED } from "../kv/settings_document.ts";
import { type PreviewOptions, previewRoute } from "../pages/preview_route.ts";
import { versionsOf } from "../versions/version_routes.ts";
import { besideDrafts, draftRoutes } from "./beside_drafts.ts";
import { endpoint } from "./endpoint.ts";

interface Settings<T> {
  /** Name with its article, for summaries: "the company profile". */
  one: string;
  schema: z.ZodMiniType<T>;
  document: SettingsDocument<T>;
  /** The value to return until the document is first stored. */
  defaults: () => T | Promise<T>;
  /** If set, changes can wait beside what is public, each save is recorded, and its saved states can be read. */
  drafts?: Drafts;
  /** A public page with a value that is not stored. */
  preview?: Pick<PreviewOptions<z.ZodMiniType<T>>, "preview" | "previewed">;
}

/** `GET` and `PUT` of a settings document, with ETag and `If-Match`. */
export function settingsRoutes<T extends object>(settings: Settings<T>) {
  const { one, schema, document, defaults, drafts, preview } = settings;
  const besides = { view: ({ value }: Stored<T>) => value, nameOf: () => null, drafts };
  const { answer, matched, record } = besideDrafts<T>(besides);
  const answered = { response: drafts ? withKeptDraft(schema) : schema, versioned: true };

  async function find(): Promise<Stored<T>> {
    const found = await document.get();
    return {
      id: document.name,
      value: found?.value ?? await defaults(),
      version: found?.version ?? UNSTORED,
    };
  }

  const routes = new Hono<SessionEnv>();
  if (drafts) {
    routes.route("/", versionsOf(drafts.versions, drafts.kind, () => document.name));
    routes.route(
      "/",
      draftRoutes({ ...besides, path: "", one, input: schema, schema, drafts, find, changed: (to) => to }),
    );
  }
  if (preview) {
    const summary = `A page with ${one} as sent; nothing is kept.`;
    routes.route("/", previewRoute({ summary, request: schema, ...preview }));
  }
  return routes
    .get("/", endpoint({ summary: `Reads ${one}.`, ...answered }), async (c) => await answer(c, await find()))
    .put("/", endpoint({ summary: `Changes ${one}.`, request: schema, ...answered }), async (c) => {
      const { ifMatch, draft } = await matched(c, document.name);
      const before = await find();
      const { value, version } = await document.put(c.req.valid("json"), ifMatch);
      const saved = { id: document.name, value, version };
      // What was saved is public now, with or without what the draft held.
      if (draft) await drafts?.discard(saved.id, draft);
      await record(c, before, saved);
      return await answer(c, saved);
    });
}
