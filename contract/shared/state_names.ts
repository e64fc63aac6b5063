import { inEachLanguage } from "./language_modules.ts";

/** The names of the states and union territories by the code that a GSTIN begins with. */
export const stateNames = await inEachLanguage<Record<string, string>>((language) =>
  import(`./states/${language}.ts`)
);
