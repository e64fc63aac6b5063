import { Hono } from "hono";
import * as z from "zod/mini";
import { FindingSchema, FOUND_KINDS, type FoundGroup, type FoundKind } from "../../contract/finding.ts";
import { may } from "../../contract/role.ts";
import { roleOf } from "../accounts/account_record.ts";
import type { SessionEnv } from "../accounts/require_session.ts";
import { privateJson } from "../http/answers.ts";
import { endpoint } from "../http/endpoint.ts";
import { searchParameter } from "../http/list_query.ts";
import { foldText, searchWords } from "../http/search_text.ts";
import { foundRow } from "./found_rows.ts";

/** Rows that each list is asked for. The best of them are shown. */
const ASKED = 50;
const SHOWN = 5;

const FindQuerySchema = z.object({ q: searchParameter("words to look for, all of them") });

/**
 * The search over everything. It asks the panel's own lists, in process and with the caller's own session, so
 * that here and there the same words find the same rows, for the same roles.
 */
export function findRoutes(ask: (request: Request) => Response | Promise<Response>) {
  async function groupOf(kind: FoundKind, q: string, from: Request): Promise<FoundGroup> {
    const url = new URL(`/api/admin/${kind}`, from.url);
    url.search = String(new URLSearchParams({ q, limit: String(ASKED) }));
    const response = await ask(new Request(url, { headers: from.headers }));
    if (!response.ok) throw new Error(`Cannot search ${kind}: ${response.status} ${await response.text()}`);
    const found: unknown[] = await response.json();
    const total = Number(response.headers.get("x-total-count") ?? found.length);
    return { kind, total, rows: found.map((row) => foundRow(kind, row)) };
  }

  return new Hono<SessionEnv>().get(
    "/",
    endpoint({
      summary: "Searches everything that the user may read, by kind.",
      query: FindQuerySchema,
      response: FindingSchema,
    }),
    async (c) => {
      const { q = "" } = c.req.valid("query");
      const words = searchWords(q);
      if (words.length === 0) return privateJson(c, []);
      const role = roleOf(c.get("session").account);
      const kinds = FOUND_KINDS.filter((kind) => may(role, "GET", `/api/admin/${kind}`));
      const groups = await Promise.all(kinds.map((kind) => groupOf(kind, q, c.req.raw)));
      return privateJson(c, bestFirst(groups, words));
    },
  );
}

/** Orders rows by how well their title fits, and kinds by their best row. */
function bestFirst(groups: readonly FoundGroup[], words: readonly string[]): FoundGroup[] {
  return groups.filter(({ rows }) => rows.length > 0)
    .map(({ rows, ...group }) => {
      const ranked = rows.map((row) => ({ row, rank: rankOf(row.title, words) }))
        .sort((a, b) => a.rank - b.rank)
        .slice(0, SHOWN);
      return { best: ranked[0]!.rank, group: { ...group, rows: ranked.map(({ row }) => row) } };
    })
    .sort((a, b) => a.best - b.best)
    .map(({ group }) => group);
}

/** Of what was asked, the title is all, begins with it, has words that begin so, has it inside, or has not. */
function rankOf(title: string, words: readonly string[]): number {
  const folded = foldText(title);
  const asked = words.join(" ");
  if (folded === asked) return 0;
  if (folded.startsWith(asked)) return 1;
  if (words.every((word) => ` ${folded}`.includes(` ${word}`))) return 2;
  return words.every((word) => folded.includes(word)) ? 3 : 4;
}
