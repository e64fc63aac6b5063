import * as z from "zod/mini";
import { LINE_MAX, LIST_MAX, PARAGRAPH_MAX, URL_MAX } from "./limits.ts";

/** Required text, trimmed. `message` is said where it is missing, of another type, or shorter than `min`. */
export function text(message: string, { min = 1, max = LINE_MAX }: { min?: number; max?: number } = {}) {
  return z.string(message).check(
    z.trim(),
    z.minLength(min, message),
    z.maxLength(max, `Must be at most ${max} characters`),
  );
}

/** Optional text: missing, null and blank are all null. */
export function optionalText(max: number = LINE_MAX) {
  return z.pipe(
    z.nullish(
      z.string("Must be text").check(z.trim(), z.maxLength(max, `Must be at most ${max} characters`)),
    ),
    z.transform((value) => value || null),
  );
}

/** A list of lines; blank ones are dropped, a missing list is empty. */
export function lines(max: number = PARAGRAPH_MAX) {
  return z.pipe(z._default(list(max), []), withoutBlanks);
}

/** A list of lines that may be missing, and then is. */
export function optionalLines(max: number = PARAGRAPH_MAX) {
  return z.optional(z.pipe(list(max), withoutBlanks));
}

const withoutBlanks = z.transform((list: string[]) => list.filter((line) => line !== ""));

function list(max: number) {
  return z.array(
    z.string("Must be text").check(z.trim(), z.maxLength(max, `Must be at most ${max} characters`)),
    "Must be a list",
  ).check(z.maxLength(LIST_MAX, `Must have at most ${LIST_MAX} entries`));
}

/** An http(s) address or a path of our own; `javascript:` and its like are refused. */
export const address = z.string("Must be an address").check(
  z.trim(),
  z.maxLength(URL_MAX, `Must be at most ${URL_MAX} characters`),
  z.regex(/^(https?:\/\/[^\s]+|\/(?![/\\])[^\s]*)$/, "Must be an address that starts with https:// or /"),
);

/** Optional address: missing, null and blank are all null. */
export const optionalAddress = z.pipe(
  z.transform((value) => (typeof value === "string" ? value.trim() : value) || null),
  z.nullable(address),
);

/** A colour as `#RRGGBB`. */
export const colour = z.string("Must be a colour").check(
  z.regex(/^#[0-9a-f]{6}$/i, "Must be a colour such as #1B5E20"),
);

/** Optional flag: missing and null are false. */
export const flag = z.pipe(
  z.nullish(z.boolean("Must be true or false")),
  z.transform((value) => value ?? false),
);
