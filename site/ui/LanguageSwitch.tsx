import { useSearch } from "wouter";
import { type Language, LANGUAGE_NAMES, LANGUAGES } from "../../contract/language.ts";
import { localPath } from "../../contract/shared/language_paths.ts";
import type { Visit } from "../app/visit.ts";

/** Where the choice is kept; the document's first script leads a later visit to it. */
const KEY = "language";

/** The same page in each language, as links to documents of their own. */
export function LanguageSwitch({ visit }: { visit: Visit }) {
  const query = useSearch();
  return (
    <nav className="languages" aria-label={visit.texts.shell.language}>
      <ul>
        {LANGUAGES.map((language) => (
          <li key={language}>
            <a
              href={localPath(language, visit.path) + (query && `?${query}`)}
              lang={language}
              hrefLang={language}
              aria-current={language === visit.language ? "true" : undefined}
              onClick={() => remember(language)}
            >
              {language === "en"
                ? LANGUAGE_NAMES.en
                : <span role="img" aria-label={LANGUAGE_NAMES[language]} />}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function remember(language: Language): void {
  try {
    localStorage.setItem(KEY, language);
  } catch {
    // Storage is switched off: the address still has the language.
  }
}
