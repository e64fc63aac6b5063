import type { Context, MiddlewareHandler } from "hono";
import type { SessionEnv } from "../accounts/require_session.ts";
import type { AuditDifferenceStore, AuditRecord, AuditStore } from "./audit_store.ts";
import { differenceOf } from "./difference_of.ts";
import type { SecurityLog } from "./security_log.ts";

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
/** What is told to the security log as well: changes of who may do what, and all that leaves the panel. */
const IS_SECURITY = ({ resource, action }: AuditRecord) =>
  ["account", "accounts", "invitations", "personal-data", "sending", "backups"].includes(resource) ||
  action === "export";
/** Larger responses are lists or reports, which have no name. */
const ANSWER_MAX = 1_000_000;

const names = new WeakMap<Request, string>();
const actions = new WeakMap<Request, string>();
const changed = new WeakMap<Request, { before: object; after: object }>();
const unchanged = new WeakSet<Request>();

/**
 * Sets the name of the changed document. No name is taken from the response, except an account's: a visitor
 * is written down by id only, so that an erasure leaves no name.
 */
export function nameForAudit(c: Context, name: string | null | undefined): void {
  if (name) names.set(c.req.raw, name);
}

/** Sets what the call does, if its method and path do not say it. */
export function actionForAudit(c: Context, action: string): void {
  actions.set(c.req.raw, action);
}

/** Sets the document before and after the call, both as its API shows them. What differs is kept with the entry. */
export function changeForAudit(c: Context, before: object, after: object): void {
  changed.set(c.req.raw, { before, after });
}

/** Excludes a call that changed nothing although its method is not GET. */
export function notAudited(c: Context): void {
  unchanged.add(c.req.raw);
}

interface AuditParts {
  audit: AuditStore;
  differences: AuditDifferenceStore;
  security: SecurityLog;
  addressOf: (c: Context) => string;
  now: () => Date;
}

/** What a call does. Reading a file, such as a list as a table, takes data out of the panel. */
function actionOf({ req, res }: Context): string | undefined {
  const isFile = res.headers.get("content-disposition")?.startsWith("attachment");
  return req.method === "GET" && isFile ? "export" : ACTIONS[req.method];
}

/** Middleware that records every successful change and export in the panel: who, when, from where and what. */
export function auditChanges(
  { audit, differences, security, addressOf, now }: AuditParts,
): MiddlewareHandler<SessionEnv> {
  return async function writeDown(c, next) {
    await next();
    const action = actionOf(c);
    if (!action || !c.res.ok || unchanged.has(c.req.raw)) return;
    const path = c.req.path.slice(BASE.length);
    const start = Object.keys(KINDS).find((start) => `${path}/`.startsWith(`${start}/`)) ??
      path.split("/")[0]!;
    const resource = KINDS[start] ?? start;
    const segments = path.slice(start.length).split("/").filter(Boolean);
    const part = segments.findLast((segment) => !ID.test(segment));
    const said = actions.get(c.req.raw);
    const isCommand = part !== undefined && (c.req.method === "POST" || c.req.method === "PATCH");
    const record: AuditRecord = {
      at: now().toISOString(),
      username: c.get("session").username,
      action: said ?? (isCommand ? part : action),
      resource,
      documentId: segments.find((segment) => ID.test(segment)) ?? null,
      name: names.get(c.req.raw) ?? null,
      address: addressOf(c),
    };
    const answer = await answerOf(c.res);
    if (answer) {
      record.documentId ??= typeof answer.id === "string" ? answer.id : null;
      record.name ??= typeof answer.username === "string" ? answer.username : null;
    }
    if (!said && !isCommand) record.name ??= part ?? null;
    if (IS_SECURITY(record)) security.tell(record);
    const change = changed.get(c.req.raw);
    const difference = change && differenceOf(change.before, change.after);
    const { id } = await audit.create({ ...record, ...difference && { hasDifference: true } });
    if (difference) await differences.create(difference, { id });
  };
}

async function answerOf(response: Response): Promise<Record<string, unknown> | undefined> {
  if (!response.headers.get("content-type")?.startsWith("application/json")) return undefined;
  if (Number(response.headers.get("content-length") ?? 0) > ANSWER_MAX) return undefined;
  const answer: unknown = await response.clone().json();
  return typeof answer === "object" && answer !== null ? answer as Record<string, unknown> : undefined;
}
