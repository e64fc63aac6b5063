import { inEachLanguage } from "../../../contract/shared/language_modules.ts";
import type { FlockTexts } from "./texts/flock/en.ts";

export const flockTexts = await inEachLanguage<FlockTexts>((language) =>
  import(`./texts/flock/${language}.ts`)
);
