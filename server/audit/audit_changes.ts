import type { Context, MiddlewareHandler } from "hono";
import type { SessionEnv } from "../accounts/account_routes.ts";
import type { AuditRecord, AuditStore } from "./audit_store.ts";

const BASE = "/api/admin/";
const ACTIONS: Record<string, string> = { POST: "create", PUT: "change", PATCH: "change", DELETE: "delete" };
/** Fields by which a person knows a thing, the likeliest first. */
const NAMES = ["name", "title", "username", "subject", "email"] as const;
const NAME_MAX = 200;
/** Larger answers are lists and reports, not a thing with a name. */
const ANSWER_MAX = 1_000_000;

const names = new WeakMap<Request, string>();

/** Says what a call was about, where its answer does not: a deletion's is empty. */
export function nameForAudit(c: Context, name: string | null | undefined): void {
  if (name) names.set(c.req.raw, name);
}

/** Writes down every change that an admin call made: who, when, what. Refused calls changed nothing. */
export function auditChanges(audit: AuditStore, now: () => Date): MiddlewareHandler<SessionEnv> {
  return async function writeDown(c, next) {
    await next();
    const action = ACTIONS[c.req.method];
    if (!action || !c.res.ok) return;
    const [resource = "", documentId, ...rest] = c.req.path.slice(BASE.length).split("/");
    const record: AuditRecord = {
      at: now().toISOString(),
      username: c.get("session").username,
      action: rest.at(-1) ?? action,
      resource,
      documentId: documentId ?? null,
      name: names.get(c.req.raw) ?? null,
    };
    const answer = await answerOf(c.res);
    if (answer) {
      record.documentId ??= typeof answer.id === "string" ? answer.id : null;
      const field = NAMES.find((name) => typeof answer[name] === "string" && answer[name]);
      record.name ??= field ? String(answer[field]).slice(0, NAME_MAX) : null;
    }
    await audit.create(record);
  };
}

async function answerOf(response: Response): Promise<Record<string, unknown> | undefined> {
  if (!response.headers.get("content-type")?.startsWith("application/json")) return undefined;
  if (Number(response.headers.get("content-length") ?? 0) > ANSWER_MAX) return undefined;
  const answer: unknown = await response.clone().json();
  return typeof answer === "object" && answer !== null ? answer as Record<string, unknown> : undefined;
}
