import { DEFAULT_LANGUAGE, type Language } from "../../contract/language.ts";

/** The language that a question is answered in: that of its script, else the page's. */
export function questionLanguage(query: string, asked: Language | null | undefined): Language {
  const count = (script: RegExp) => query.match(script)?.length ?? 0;
  const hindi = count(/[\u0900-\u097f]/g);
  const telugu = count(/[\u0c00-\u0c7f]/g);
  if (hindi + telugu > 0) return telugu > hindi ? "te" : "hi";
  return asked ?? DEFAULT_LANGUAGE;
}
