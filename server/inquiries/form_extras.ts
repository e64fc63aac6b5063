import type { Context } from "hono";
import {
  FORM_ELAPSED,
  FORM_ELAPSED_MIN,
  FORM_KEY,
  FORM_LANGUAGE,
  FORM_TRAP,
} from "../../contract/inquiry_form.ts";
import { DEFAULT_LANGUAGE, isLanguage, type Language } from "../../contract/language.ts";
import { isForm } from "../http/read_body.ts";
import { sha256 } from "../shared/sha256.ts";
import type { Sending } from "./receipt_store.ts";

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
