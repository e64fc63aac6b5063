import type { Language } from "../../contract/language.ts";
import { inEachLanguage } from "../../contract/shared/language_modules.ts";
import { TIME_ZONE } from "../../contract/time_zone.ts";
import { formatDateIn } from "../ui/dates.ts";
import type { OfflineTexts } from "./texts/en.ts";

/** Words for who has no network. The pages that use them load them late. */
export const offlineTexts = await inEachLanguage<OfflineTexts>((language) =>
  import(`./texts/${language}.ts`)
);

/** "Nov 23, 2026, 18:40" for an ISO time. */
export function formatKeptAt(iso: string, language: Language): string {
  const time = new Date(iso).toLocaleTimeString("en-GB", {
    timeZone: TIME_ZONE,
    hour: "2-digit",
    minute: "2-digit",
  });
  return `${formatDateIn(iso, language, "short")}, ${time}`;
}
