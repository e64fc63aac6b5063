import type { Context, MiddlewareHandler } from "hono";
import type { SessionEnv } from "../accounts/account_routes.ts";
import type { AuditRecord, AuditStore } from "./audit_store.ts";

const BASE = "/api/admin/";
const ACTIONS: Record<string, string> = { POST: "create", PUT: "change", PATCH: "change", DELETE: "delete" };
/** Path prefixes whose resource has another name than the first segment. */
const KINDS: Record<string, string> = {
  "blog/posts": "blog-posts",
  "blog/categories": "blog-categories",
  upload: "media",
};
/** Matches ULIDs and digests. Other path segments are words: `/account/password`, `/{id}/resolve`. */
const ID = /^(?=.*\d)[0-9A-Za-z_-]{20,}$/;
/** Larger responses are lists or reports, which have no name. */
const ANSWER_MAX = 1_000_000;

const names = new WeakMap<Request, string>();
const unchanged = new WeakSet<Request>();

/**
 * Sets the name of the changed document. No name is taken from the response, except an account's: a visitor
 * is written down by id only, so that an erasure leaves no name.
 */
export function nameForAudit(c: Context, name: string | null | undefined): void {
  if (name) names.set(c.req.raw, name);
}

/** Excludes a call that changed nothing although its method is not GET. */
export function notAudited(c: Context): void {
  unchanged.add(c.req.raw);
}

/** Middleware that records every successful change in the panel: who, when and what. */
export function auditChanges(audit: AuditStore, now: () => Date): MiddlewareHandler<SessionEnv> {
  return async function writeDown(c, next) {
    await next();
    const action = ACTIONS[c.req.method];
    if (!action || !c.res.ok || unchanged.has(c.req.raw)) return;
    const path = c.req.path.slice(BASE.length);
    const start = Object.keys(KINDS).find((start) => `${path}/`.startsWith(`${start}/`)) ??
      path.split("/")[0]!;
    const resource = KINDS[start] ?? start;
    const segments = path.slice(start.length).split("/").filter(Boolean);
    const part = segments.findLast((segment) => !ID.test(segment));
    const isCommand = part !== undefined && (c.req.method === "POST" || c.req.method === "PATCH");
    const record: AuditRecord = {
      at: now().toISOString(),
      username: c.get("session").username,
      action: isCommand ? part : action,
      resource,
      documentId: segments.find((segment) => ID.test(segment)) ?? null,
      name: names.get(c.req.raw) ?? null,
    };
    const answer = await answerOf(c.res);
    if (answer) {
      record.documentId ??= typeof answer.id === "string" ? answer.id : null;
      record.name ??= typeof answer.username === "string" ? answer.username : null;
    }
    if (!isCommand) record.name ??= part ?? null;
    await audit.create(record);
  };
}

async function answerOf(response: Response): Promise<Record<string, unknown> | undefined> {
  if (!response.headers.get("content-type")?.startsWith("application/json")) return undefined;
  if (Number(response.headers.get("content-length") ?? 0) > ANSWER_MAX) return undefined;
  const answer: unknown = await response.clone().json();
  return typeof answer === "object" && answer !== null ? answer as Record<string, unknown> : undefined;
}
