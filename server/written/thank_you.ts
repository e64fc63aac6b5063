import type { FormKind } from "../../contract/inquiry_form.ts";
import type { Language } from "../../contract/language.ts";
import { thanks } from "../../contract/shared/thanks.ts";
import type { ContentReader } from "../content/content.ts";

/** Says what the owner wrote for after a form, or that what was sent has arrived. */
export function thankYou(read: ContentReader) {
  return async function thank(kind: FormKind, language: Language): Promise<string> {
    const { parts } = await read(language);
    return kind === "quote"
      ? parts["quote-thanks"].lead ?? thanks[language].quote
      : parts.thanks.lead ?? thanks[language].message;
  };
}
