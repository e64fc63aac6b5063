import type { Language } from "../../contract/language.ts";

/** The company's day: server and browser say the same date wherever they stand. */
const timeZone = "Asia/Kolkata";
const LOCALES: Record<Language, string> = { en: "en-US", hi: "hi-IN", te: "te-IN" };

/** "Aug 18, 2025", or as the language has it. */
export function shortDate(iso: string, language: Language): string {
  return format(iso, language, "short");
}

/** "August 18, 2025", or as the language has it. */
export function longDate(iso: string, language: Language): string {
  return format(iso, language, "long");
}

function format(iso: string, language: Language, month: "short" | "long"): string {
  const options = { timeZone, month, day: "numeric", year: "numeric" } as const;
  return new Intl.DateTimeFormat(LOCALES[language], options).format(new Date(iso));
}
