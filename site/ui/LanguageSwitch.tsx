import { useSearch } from "wouter";
import { LANGUAGE_NAMES, LANGUAGES } from "../../contract/language.ts";
import { localPath } from "../../contract/shared/language_paths.ts";
import type { Visit } from "../app/visit.ts";
import { writeStored } from "./stored_text.ts";

/** Storage key of the chosen language. An inline script opens later visits in that language. */
const KEY = "language";

/** Links to the same page in each language. They need a full page load. */
export function LanguageSwitch({ visit }: { visit: Visit }) {
  const query = useSearch();
  return (
    <nav className="languages" aria-label={visit.texts.shell.language}>
      <ul>
        {LANGUAGES.map((language) => (
          <li key={language}>
            <a
              href={encodePath(localPath(language, visit.path)) + (query && `?${query}`)}
              lang={language}
              hrefLang={language}
              aria-current={language === visit.language ? "true" : undefined}
              onClick={() => writeStored(KEY, language)}
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

/**
 * The router decodes a path, except for what separates its parts (`%2F`, `%23`). A browser takes a decoded `\`
 * for a slash and ignores a decoded tab, so that `/\site.example` would lead to another site.
 */
function encodePath(path: string): string {
  return encodeURI(path).replaceAll("%25", "%");
}
