import type { Context } from "hono";
import * as z from "zod/mini";
import { notAnOption } from "../../contract/issue.ts";
import { DEFAULT_LANGUAGE, isLanguage, type Language, LANGUAGES } from "../../contract/language.ts";
import { AppError } from "./app_error.ts";
import { oneOf } from "./list_query.ts";

/** Schema of the query parameter `lang`, the language of the response. The default is English. */
export const languageParameter = z._default(oneOf(LANGUAGES), DEFAULT_LANGUAGE);

/** The query parameter `lang`; English if it is absent. Throws 422 for an unsupported language. */
export function askedLanguage(c: Context): Language {
  const lang = c.req.query("lang") ?? DEFAULT_LANGUAGE;
  if (isLanguage(lang)) return lang;
  throw AppError.invalid([notAnOption("lang", LANGUAGES)]);
}
