import type { Context } from "hono";
import { DEFAULT_LANGUAGE, isLanguage, type Language, LANGUAGES } from "../../contract/language.ts";
import { AppError } from "./app_error.ts";

/** `lang` of the address, English where it names none; 422 for a language that we do not speak. */
export function askedLanguage(c: Context): Language {
  const lang = c.req.query("lang") ?? DEFAULT_LANGUAGE;
  if (isLanguage(lang)) return lang;
  throw AppError.invalid([{ path: "lang", message: `Must be one of ${LANGUAGES.join(", ")}` }]);
}
