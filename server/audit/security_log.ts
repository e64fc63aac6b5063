import type { Context } from "hono";
import { Throttle } from "../http/throttle.ts";
import { currentRequest } from "../log/current_request.ts";
import { jsonLine } from "../log/house_log.ts";
import type { AuditRecord, AuditStore } from "./audit_store.ts";

const HOUR_MS = 60 * 60 * 1_000;
/**
 * Refusals of one kind that are kept in an hour, and of all kinds at any time. Strangers cause them, so they
 * must not fill the store.
 */
const REFUSALS_AN_HOUR = 100;
const REFUSALS_MAX = 5_000;
const NAME_MAX = 200;
/** Deleted at once beyond that, so that not every refusal is a deletion. */
const REFUSALS_DROPPED = 250;

/** Kinds of security events. `refusals` are those that strangers can cause. */
type SecurityKind = "sign-ins" | "refusals";

interface SecurityEvent {
  action: string;
  /** The user, or the name that was given. */
  username?: string | undefined;
  kind?: SecurityKind;
  /** Where it came from, if the request has ended since. */
  address?: string;
  /** What else the owner should know, in a few words. */
  name?: string;
}

interface SecurityLogParts {
  audit: AuditStore;
  /** Writes one line to standard output. */
  say: (line: string) => void;
  addressOf: (c: Context) => string;
  now: () => Date;
}

/** Security events: in the panel's audit log, and as one line of JSON each for the operator's tools. */
export function securityLog({ audit, say, addressOf, now }: SecurityLogParts) {
  const refusals = new Throttle({ limit: REFUSALS_AN_HOUR, perMs: HOUR_MS, now });

  async function keep(record: AuditRecord): Promise<void> {
    if (record.resource === "refusals") {
      if (refusals.wait(record.action) > 0) return;
      refusals.spend(record.action);
      await dropOldRefusals(audit);
    }
    await audit.create(record);
  }

  return {
    /** Writes an entry of the audit log to standard output as well. */
    tell: (record: AuditRecord): void => say(lineOf(record)),

    async note(
      c: Context,
      { action, username = users.get(c.req.raw) ?? "", kind = "sign-ins", address = addressOf(c), name }:
        SecurityEvent,
    ): Promise<void> {
      const record: AuditRecord = {
        at: now().toISOString(),
        username,
        action,
        resource: kind,
        documentId: null,
        name: name?.slice(0, NAME_MAX) ?? null,
        address,
      };
      say(lineOf(record));
      await keep(record);
    },
  };
}

const users = new WeakMap<Request, string>();

/** Names the user whom a request is about, for a refusal before anybody is signed in. */
export function userOfRefusal(c: Context, username: string): void {
  users.set(c.req.raw, username);
}

export type SecurityLog = ReturnType<typeof securityLog>;

async function dropOldRefusals(audit: AuditStore): Promise<void> {
  const index = ["resource", "refusals"] as const;
  if (await audit.count({ index }) < REFUSALS_MAX) return;
  for (const id of await audit.ids({ index, limit: REFUSALS_DROPPED })) await audit.delete(id);
}

/** The entry as a line of the log. */
function lineOf({ at, action, resource, username, address, documentId, name }: AuditRecord): string {
  const level = resource === "refusals" ? "warn" : "info";
  const request = currentRequest()?.id;
  return jsonLine({
    time: at,
    level,
    message: "security",
    ...request && { request },
    event: action,
    resource,
    username,
    address,
    documentId,
    name,
  });
}
