import { DEFAULT_LANGUAGE, type Language } from "../../contract/language.ts";
import { BUSINESS } from "../../contract/shared/business.ts";
import { TIME_ZONE } from "../../contract/time_zone.ts";

/** "August 18, 2025" or "Aug 18, 2025". */
export type DateStyle = "long" | "short";

/** Formats an ISO 8601 date in a language. */
export function formatDateIn(iso: string, language: Language, month: DateStyle): string {
  // One time zone, so that server and browser show the same date everywhere.
  const options = { timeZone: TIME_ZONE, month, day: "numeric", year: "numeric" } as const;
  const locale = `${language}-${language === DEFAULT_LANGUAGE ? "US" : BUSINESS.country}`;
  return new Intl.DateTimeFormat(locale, options).format(new Date(iso));
}
