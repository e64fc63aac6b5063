import { Hono } from "hono";
import { BatchSchema, RestoredSchema } from "../../contract/bin.ts";
import type { SessionEnv } from "../accounts/require_session.ts";
import { nameForAudit } from "../audit/audit_changes.ts";
import { privateJson } from "../http/answers.ts";
import { endpoint } from "../http/endpoint.ts";
import type { Bin } from "./bin_store.ts";

/** For what is deleted many at a time. `many`: "products". */
export function batchRoutes(bin: Bin, many: string) {
  return new Hono<SessionEnv>().post(
    "/restore",
    endpoint({
      summary: `Takes the ${many} out of the bin that one call deleted.`,
      request: BatchSchema,
      response: RestoredSchema,
    }),
    async (c) => {
      const restored = await bin.restoreBatch(c.req.valid("json").batch);
      nameForAudit(c, `${many}: ${restored}`);
      return privateJson(c, { restored });
    },
  );
}
