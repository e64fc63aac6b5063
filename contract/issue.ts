import type * as z from "zod/mini";
import { type IssueCode, issueMessage, type IssueParams } from "./issue_messages.ts";

/** One refused field. */
export interface Issue {
  /** The field's name: `email`, `features.2`. */
  path: string;
  code: IssueCode;
  /** The parameters of the code: `{ min: 2 }`. */
  params?: Record<string, string | number> | undefined;
  /** The issue as an English sentence. */
  message: string;
}

/** Changes the sentence of a code: `label` names its subject, `message` replaces the sentence. */
export interface Wording {
  label?: string | undefined;
  message?: string | undefined;
}

type Refusal = Pick<Issue, "code" | "params" | "message">;

/** `params` is optional for a code without required parameters. */
type Given<C extends IssueCode> = Record<never, never> extends IssueParams<C>
  ? [params?: IssueParams<C>, wording?: Wording]
  : [params: IssueParams<C>, wording?: Wording];

function refusal<C extends IssueCode>(code: C, ...[given, wording]: Given<C>): Refusal {
  const params = (given ?? {}) as IssueParams<C> & Issue["params"];
  const message = wording?.message ?? issueMessage(code, params, wording?.label);
  const isEmpty = Object.keys(params ?? {}).length === 0;
  return { code, ...(!isEmpty && { params }), message };
}

export function issue<C extends IssueCode>(path: string, code: C, ...given: Given<C>): Issue {
  return { path, ...refusal(code, ...given) };
}

/**
 * Gives the `error` option of a zod schema or check, with our code and parameters. zod calls `error` with the
 * raw issue and keeps its added properties, so the refusal is stored there and not in the message.
 */
export function refuses<C extends IssueCode>(code: C, ...given: Given<C>) {
  return refusesAs(refusal(code, ...given));
}

/** The same for a refusal that stands already. */
export function refusesAs({ code, params, message }: Refusal) {
  return {
    error(raw: z.core.$ZodRawIssue): string {
      (raw as Record<string, unknown>).refusal = { code, ...(params && { params }), message };
      return message;
    },
  };
}

/** Converts zod's issues. Only the first issue of a field is kept, as one value may fail several checks. */
export function issuesOf(error: { issues: readonly z.core.$ZodIssue[] }): Issue[] {
  const found = new Map<string, Issue>();
  for (const each of error.issues) {
    const path = each.path.map(String).join(".");
    if (!found.has(path)) found.set(path, { path, ...refusalOf(each) });
  }
  return [...found.values()];
}

function refusalOf(found: z.core.$ZodIssue & { refusal?: Refusal }): Refusal {
  if (found.refusal) return found.refusal;
  const wording = found.message === UNWORDED ? {} : { message: found.message };
  switch (found.code) {
    case "invalid_type":
      return refusal("wrong_type", { expected: found.expected }, wording);
    case "invalid_value":
      return refusal("not_an_option", { options: found.values.join(", ") }, wording);
    case "too_small":
      return tooSmall(found.origin, Number(found.minimum), wording);
    case "too_big":
      return tooBig(found.origin, Number(found.maximum), wording);
    case "invalid_format":
      return refusal("invalid_format", {}, wording);
    default:
      return refusal("invalid", {}, wording);
  }
}

/** The default message of zod/mini, which includes no locale. */
const UNWORDED = "Invalid input";

function tooSmall(origin: string, min: number, wording: Wording): Refusal {
  if (origin === "string") {
    return min === 1 ? refusal("required", {}, wording) : refusal("too_short", { min }, wording);
  }
  return origin === "array"
    ? refusal("too_few", { min }, wording)
    : refusal("out_of_range", { min }, wording);
}

function tooBig(origin: string, max: number, wording: Wording): Refusal {
  if (origin === "string") return refusal("too_long", { max }, wording);
  return origin === "array"
    ? refusal("too_many", { max }, wording)
    : refusal("out_of_range", { max }, wording);
}
