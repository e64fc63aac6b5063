import { TRANSLATION_LANGUAGES, type TranslationLanguage } from "../../../contract/language.ts";
import { languageName } from "../form/fields.ts";
import { pageTexts as own } from "./page_texts.ts";

/** How much of a document's texts is translated, by language; `share` is null where there are none. */
export function Translations({ share }: { share(language: TranslationLanguage): number | null }) {
  const shares = TRANSLATION_LANGUAGES.flatMap((language) => {
    const percent = share(language);
    return percent === null ? [] : [own.translation(languageName(language), percent)];
  });
  return <span className="muted">{shares.join(" · ") || "–"}</span>;
}
