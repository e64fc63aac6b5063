import * as z from "zod/mini";
import { refuses, type Wording } from "./issue.ts";
import { EMAIL_PATTERN } from "./email_pattern.ts";
import { EMAIL_MAX, LINE_MAX, LIST_MAX, PARAGRAPH_MAX, URL_MAX } from "./limits.ts";

interface TextRules extends Wording {
  min?: number;
  max?: number;
  /** The refusal of a missing, blank or too short text, instead of `required` or `too_short`. */
  refused?: ReturnType<typeof refuses>;
}

/** Required text, trimmed. A missing value, another type and a too short text get the same refusal. */
export function text({ min = 1, max = LINE_MAX, refused, ...wording }: TextRules = {}) {
  refused ??= min > 1 ? refuses("too_short", { min }, wording) : refuses("required", {}, wording);
  // Said here, because zod gives a check without a refusal that of its schema.
  const long = refuses("too_long", { max }, { label: wording.label });
  return z.string(refused).check(z.trim(), z.minLength(min, refused), z.maxLength(max, long));
}

/** Optional text. A missing, null or blank value becomes null. */
export function optionalText(max: number = LINE_MAX) {
  return z.pipe(
    z.nullish(z.string().check(z.trim(), z.maxLength(max))),
    z.transform((value) => value || null),
  );
}

/** Optional text that is blank rather than null. */
export function blankText(max: number = LINE_MAX) {
  return z._default(z.string().check(z.trim(), z.maxLength(max)), "");
}

/** A list of lines. Blank lines are dropped; a missing list becomes empty. */
export function lines(max: number = PARAGRAPH_MAX) {
  return z.pipe(z._default(list(max), []), withoutBlanks);
}

/** An optional list of lines. A missing list stays undefined. */
export function optionalLines(max: number = PARAGRAPH_MAX) {
  return z.optional(z.pipe(list(max), withoutBlanks));
}

const withoutBlanks = z.transform((list: string[]) => list.filter((line) => line !== ""));

function list(max: number) {
  return z.array(z.string().check(z.trim(), z.maxLength(max))).check(z.maxLength(LIST_MAX));
}

/** What is given, prepared for its schema. To types it is the schema itself: a form shows its fields as they are stored. */
export function prepared<T extends z.ZodMiniType>(prepare: (given: unknown) => unknown, schema: T): T {
  return z.pipe(z.transform(prepare), schema as z.ZodMiniType<unknown, unknown>) as unknown as T;
}

/** An optional value. What holds nothing but blanks is missing. */
export function blankAsMissing<T extends z.ZodMiniType>(schema: T) {
  return z.optional(prepared((value) => isBlank(value) ? undefined : value, z.optional(schema)));
}

function isBlank(value: unknown): boolean {
  if (typeof value === "object" && value !== null) return Object.values(value).every(isBlank);
  return value === undefined || value === null || value === "";
}

/** Checks that a number is between two bounds, inclusive. */
export function between(min: number, max: number) {
  const refused = refuses("out_of_range", { min, max });
  return [z.gte(min, refused), z.lte(max, refused)] as const;
}

/** An http(s) address or a path of our site. Other schemes such as `javascript:` are refused. */
export const address = z.string(refuses("invalid_address", {}, { message: "Must be an address" })).check(
  z.trim(),
  z.maxLength(URL_MAX, refuses("too_long", { max: URL_MAX })),
  z.regex(/^(https?:\/\/[^\s]+|\/(?![/\\])[^\s]*)$/, refuses("invalid_address")),
);

/** Optional text of a form. A missing, null or blank value becomes null. */
export const blankAsNull = <T extends z.ZodMiniType<string, string>>(schema: T) =>
  z.pipe(
    z.transform((value) => (typeof value === "string" ? value.trim() : value) || null),
    z.nullable(schema),
  );

export const optionalAddress = blankAsNull(address);

/** A colour as `#RRGGBB`. */
export const colour = z.string(refuses("invalid_colour", {}, { message: "Must be a colour" })).check(
  z.regex(/^#[0-9a-f]{6}$/i, refuses("invalid_colour")),
);

/** Optional flag. A missing or null value becomes false. */
export const flag = z.pipe(z.nullish(z.boolean()), z.transform((value) => value ?? false));

/** An email address. Any fault gets the same refusal. */
export const email = z.email({ pattern: EMAIL_PATTERN, ...refuses("invalid_email") }).check(
  z.maxLength(EMAIL_MAX, refuses("invalid_email")),
);
