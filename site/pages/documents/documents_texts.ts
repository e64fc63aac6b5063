import { inEachLanguage } from "../../../contract/shared/language_modules.ts";
import type { DocumentsTexts } from "./texts/en.ts";

export const documentsTexts = await inEachLanguage<DocumentsTexts>((language) =>
  import(`./texts/${language}.ts`)
);
