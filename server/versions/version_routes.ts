import { type Context, Hono } from "hono";
import * as z from "zod/mini";
import { VersionSchema, VersionSummarySchema } from "../../contract/version.ts";
import type { SessionEnv } from "../accounts/require_session.ts";
import { privateJson } from "../http/answers.ts";
import { AppError } from "../http/app_error.ts";
import { endpoint } from "../http/endpoint.ts";
import type { VersionedKind, VersionStore } from "./version_store.ts";

/** Earlier versions of a document. A client restores one by saving it again, with `If-Match` as always. */
export function versionRoutes(versions: VersionStore, kind: VersionedKind) {
  return new Hono<SessionEnv>().route("/:id", versionsOf(versions, kind, (c) => c.req.param("id")!));
}

/** The same of one document, such as settings. */
export function versionsOf(versions: VersionStore, kind: VersionedKind, idOf: (c: Context) => string) {
  return new Hono<SessionEnv>()
    .get(
      "/versions",
      endpoint({ summary: "The last saved states.", response: z.array(VersionSummarySchema) }),
      async (c) => privateJson(c, await versions.list(kind, idOf(c))),
    )
    .get(
      "/versions/:version",
      endpoint({ summary: "One of them.", response: VersionSchema }),
      async (c) => {
        const found = await versions.get(kind, idOf(c), c.req.param("version"));
        if (!found) throw AppError.notFound("this version");
        return privateJson(c, found);
      },
    );
}
