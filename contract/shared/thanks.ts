import { inEachLanguage } from "./language_modules.ts";

/** What is said after a message and after a request for a quote, where the owner wrote nothing of it. */
export const thanks = await inEachLanguage<{ message: string; quote: string }>((language) =>
  import(`./thanks/${language}.ts`)
);
