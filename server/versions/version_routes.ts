import { Hono } from "hono";
import type { SessionEnv } from "../accounts/account_routes.ts";
import { privateJson } from "../http/answers.ts";
import { AppError } from "../http/app_error.ts";
import type { VersionedKind, VersionStore } from "./version_store.ts";

/**
 * Mounted beside a resource's own routes: what a document was before. To restore one is to save it again, with the
 * `If-Match` that every save has.
 */
export function versionRoutes(versions: VersionStore, kind: VersionedKind) {
  return new Hono<SessionEnv>()
    .get("/:id/versions", async (c) => privateJson(c, await versions.list(kind, c.req.param("id"))))
    .get("/:id/versions/:version", async (c) => {
      const found = await versions.get(kind, c.req.param("id"), c.req.param("version"));
      if (!found) throw AppError.notFound("this version");
      return privateJson(c, found);
    });
}
