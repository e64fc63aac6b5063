import { texts } from "../texts.ts";
import { showSuccess } from "../toasts.ts";
import { Button } from "../ui/Button.tsx";
import { languageName } from "./fields.ts";
import { filled, missingTranslations } from "./missing_translations.ts";
import type { Editor } from "./use_editor.ts";
import { useGlossaryWords } from "./use_glossary_words.ts";

const own = texts.form.missing;

/** Which texts of the document have no translation yet, by language, with a button that fills what the glossary knows. */
export function MissingTranslations({ form }: { form: Editor }) {
  const wordsIn = useGlossaryWords();
  const missing = missingTranslations(form.description, form.draft, wordsIn);
  if (missing.length === 0) return null;
  const known = missing.flatMap(([language, all]) =>
    all.flatMap((one) => {
      const value = filled(one, wordsIn(language));
      return value === null ? [] : [{ path: one.path, value }];
    })
  );
  return (
    <details className="missing-texts">
      <summary>
        {own.title}{" "}
        {missing.map(([language, all]) => own.count(languageName(language), all.length)).join(", ")}
      </summary>
      <dl>
        {missing.map(([language, all]) => (
          <div key={language}>
            <dt>{languageName(language)}</dt>
            <dd>{all.map(({ label }) => label).join(", ")}</dd>
          </div>
        ))}
      </dl>
      {known.length > 0 && (
        <Button
          changes
          icon="article"
          onClick={() => {
            for (const { path, value } of known) form.change(path, value);
            showSuccess(own.filled(known.length), own.filledHint);
          }}
        >
          {own.fill(known.length)}
        </Button>
      )}
    </details>
  );
}
