import * as z from "zod/mini";
import { RETENTION_DAYS, type RetentionDays, type RetentionKind } from "../../contract/retention.ts";

const KINDS = Object.keys(RETENTION_DAYS) as RetentionKind[];
const nameOf = (kind: RetentionKind) => `KEEP_${kind.toUpperCase()}_DAYS`;

/** `KEEP_CHATS_DAYS` and the like: as many days as the privacy policy promises, or fewer. */
export const RETENTION_VARIABLES = Object.fromEntries(
  KINDS.map((kind) => [nameOf(kind), daysUpTo(RETENTION_DAYS[kind])]),
);

function daysUpTo(max: number) {
  const isAllowed = (text: string | undefined) => !text || /^[1-9]\d{0,4}$/.test(text) && Number(text) <= max;
  return z.optional(
    z.string().check(
      z.refine(isAllowed, `must be a number of days, at most the ${max} that the privacy policy promises`),
    ),
  );
}

export function retentionOf(environment: Record<string, string | undefined>): RetentionDays {
  const days = KINDS.map((kind) => [kind, Number(environment[nameOf(kind)] || RETENTION_DAYS[kind])]);
  return Object.fromEntries(days);
}
