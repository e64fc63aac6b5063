import type { Context } from "hono";
import * as z from "zod/mini";
import { notAnOption } from "../../contract/issue.ts";
import { DEFAULT_LANGUAGE, isLanguage, type Language, LANGUAGES } from "../../contract/language.ts";
import { AppError } from "./app_error.ts";
import { oneOf } from "./list_query.ts";

/** `lang` of an address: the language of the answer, English where it names none. */
export const languageParameter = z._default(oneOf(LANGUAGES), DEFAULT_LANGUAGE);

/** `lang` of the address, English where it names none; 422 for a language that we do not speak. */
export function askedLanguage(c: Context): Language {
  const lang = c.req.query("lang") ?? DEFAULT_LANGUAGE;
  if (isLanguage(lang)) return lang;
  throw AppError.invalid([notAnOption("lang", LANGUAGES)]);
}
