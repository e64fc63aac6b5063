import { inEachLanguage } from "../../../contract/shared/language_modules.ts";
import type { FindingTexts } from "./texts/en.ts";

export const findingTexts = await inEachLanguage<FindingTexts>((language) =>
  import(`./texts/${language}.ts`)
);
