import type { Context } from "hono";
import * as z from "zod/mini";
import {
  FORM_ELAPSED,
  FORM_ELAPSED_MIN,
  FORM_KEY,
  FORM_KIND,
  FORM_KINDS,
  FORM_LANGUAGE,
  FORM_TRAP,
} from "../../contract/inquiry_form.ts";
import { DEFAULT_LANGUAGE, isLanguage, type Language } from "../../contract/language.ts";
import { isForm } from "../http/read_body.ts";
import { sha256 } from "../shared/sha256.ts";
import type { Sending } from "./receipt_store.ts";

const described = <T extends z.ZodMiniType>(schema: T, what: string) =>
  z.optional(schema.check(z.describe(what)));

/** The optional fields of every form, which the functions below read leniently. */
export const FormExtrasSchema = z.object({
  [FORM_KIND]: described(
    z.enum(FORM_KINDS),
    "The form that was filled in. Without it the other fields decide.",
  ),
  [FORM_LANGUAGE]: described(
    z.string(),
    "The language of the answer, such as te or te-IN; English without it.",
  ),
  [FORM_TRAP]: described(
    z.string(),
    "A field that people do not see. What is filled in is marked as suspected.",
  ),
  [FORM_ELAPSED]: described(
    z.number(),
    `Milliseconds that the form was shown. Less than ${FORM_ELAPSED_MIN} is marked as suspected.`,
  ),
  [FORM_KEY]: described(
    z.string(),
    "Idempotency key of a plain HTML form: sent again with the same key, it is stored once. JSON has the header.",
  ),
});

type Body = Record<string, unknown>;

/** The language that a form names, such as `te` or `te-IN`. A form that names none is in English. */
export function languageOf(body: Body): Language {
  const code = String(body[FORM_LANGUAGE] ?? "").slice(0, 2).toLowerCase();
  return isLanguage(code) ? code : DEFAULT_LANGUAGE;
}

/**
 * Whether a bot seems to have sent this: the hidden field is filled in, or the form was sent faster than
 * anyone can read it. Plain JSON and forms without JavaScript carry neither sign and are never suspected.
 */
export function isSuspicious(body: Body): boolean {
  const trap = body[FORM_TRAP];
  if (typeof trap === "string" && trap.trim() !== "") return true;
  const said = body[FORM_ELAPSED];
  const elapsed = said === "" || said === null || said === undefined ? NaN : Number(said);
  return elapsed < FORM_ELAPSED_MIN;
}

/**
 * Identifies repeated requests by the caller's idempotency key. A form without JavaScript has no key. There
 * the content is the key, so that a second press of its button stores nothing. Undefined if neither applies.
 */
export async function sendingOf(c: Context, body: Body, fields: object): Promise<Sending | undefined> {
  const form = isForm(c);
  const given = c.req.header("idempotency-key") ?? (form ? body[FORM_KEY] : undefined);
  const key = typeof given === "string" ? given.trim() : "";
  if (!key && !form) return;
  const content = await sha256(JSON.stringify(fields));
  return { key: await sha256(key ? `key ${key}` : `content ${content}`), content };
}
