import type { Language } from "../../contract/language.ts";

/** The company's day: server and browser say the same date wherever they stand. */
const timeZone = "Asia/Kolkata";
const LOCALES: Record<Language, string> = { en: "en-US", hi: "hi-IN", te: "te-IN" };

/** "August 18, 2025" or "Aug 18, 2025". */
export type DateStyle = "long" | "short";

/** An ISO 8601 date as the language writes it. */
export function formatDate(iso: string, language: Language, month: DateStyle): string {
  const options = { timeZone, month, day: "numeric", year: "numeric" } as const;
  return new Intl.DateTimeFormat(LOCALES[language], options).format(new Date(iso));
}
