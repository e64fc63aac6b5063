import { Hono } from "hono";
import * as z from "zod/mini";
import { BIN_KINDS, BinEmptiedSchema, type BinEntry, BinEntrySchema } from "../../contract/bin.ts";
import type { RetentionDays } from "../../contract/retention.ts";
import { may, type Role } from "../../contract/role.ts";
import { roleOf } from "../accounts/account_record.ts";
import type { SessionEnv } from "../accounts/require_session.ts";
import { privateJson } from "../http/answers.ts";
import { endpoint } from "../http/endpoint.ts";
import { byText, filterOf, list, pageHeaders } from "../http/list_query.ts";
import type { BinStore } from "./bin_store.ts";

/** Routes for what was deleted. Who may not read a kind of thing does not see it here. */
export function binRoutes(bin: BinStore, days: RetentionDays) {
  const seenBy = (role: Role) =>
    list<BinEntry, { kind: ReturnType<typeof filterOf<typeof BIN_KINDS>> }>({
      filters: { kind: filterOf(BIN_KINDS) },
      rows: async ({ kind }) =>
        (await bin.entries(days)).filter((entry) =>
          (!kind || entry.kind === kind) && may(role, "GET", `/api/admin/${entry.kind}`)
        ),
      sort: {
        name: byText(({ name }) => name),
        kind: byText(({ kind }) => kind),
        by: byText(({ by }) => by),
        deletedAt: byText(({ deletedAt }) => deletedAt),
      },
      search: { in: "names and who deleted it", texts: ({ name, by }) => [name, by] },
    });
  return new Hono<SessionEnv>()
    .get(
      "/",
      endpoint({
        summary: "What was deleted and can be restored, the last first.",
        query: seenBy("owner").query,
        response: z.array(BinEntrySchema),
      }),
      async (c) => {
        const page = await seenBy(roleOf(c.get("session").account)).find(c.req.valid("query"));
        return privateJson(c, page.rows, { headers: pageHeaders(c, page) });
      },
    )
    .post(
      "/empty",
      endpoint({ summary: "Deletes all of it for good.", response: BinEmptiedSchema }),
      async (c) => {
        const deleted = await bin.purgeAll((await bin.entries(days)).map(({ id }) => id));
        return privateJson(c, { deleted });
      },
    )
    .delete("/:id", endpoint({ summary: "Deletes one of it for good." }), async (c) => {
      await bin.purge(c.req.param("id"));
      return c.body(null, 204);
    });
}
