import type { Language } from "../../contract/language.ts";
import { inEachLanguage } from "../../contract/shared/language_modules.ts";
import type { MailTexts } from "./texts/en.ts";

/** The words of all mails. A mail is written in the language of who gets it. */
export const mailTexts: Record<Language, MailTexts> = await inEachLanguage<MailTexts>((language) =>
  import(`./texts/${language}.ts`)
);

/** Somebody who gets mails. */
export interface Recipient {
  address: string;
  language: Language;
}

/** The addresses by language, each once: who is named twice is written to in the language named last. */
export function addressesByLanguage(recipients: readonly Recipient[]): Map<Language, string[]> {
  const languages = new Map(
    recipients.map(({ address, language }) => [address.toLowerCase(), { address, language }]),
  );
  const found = new Map<Language, string[]>();
  for (const { address, language } of languages.values()) {
    found.set(language, [...found.get(language) ?? [], address]);
  }
  return found;
}
