import type { Visit } from "../app/visit.ts";
import { langOf } from "./lang_of.ts";

/** Says that a text of the page has to be shown in English, where the page is in another language. */
export function EnglishOnly(
  { of, field, visit }: { of: { untranslated?: string[] | undefined }; field: string; visit: Visit },
) {
  return langOf(of, field) ? <p className="note">{visit.texts.shell.englishOnly}</p> : null;
}
