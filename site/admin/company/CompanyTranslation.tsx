import { Section } from "../ui/Section.tsx";
import { TextField } from "../ui/TextField.tsx";
import { bind, type Editor } from "../use_editor.ts";
import type { CompanyDraft } from "./company_draft.ts";
import { companyTexts as own } from "./company_texts.ts";

const FIELDS = [
  ["Tagline", "tagline"],
  ["BusinessType", "businessType"],
  ["Weekday", "businessHours.weekday"],
  ["Saturday", "businessHours.saturday"],
  ["Sunday", "businessHours.sunday"],
] as const;

/** The profile's texts in another language. */
export function CompanyTranslation(
  { language, form }: { language: "hi" | "te"; form: Editor<CompanyDraft> },
) {
  return (
    <Section title={own.sections[language]}>
      <p className="muted">{own.hints.translation}</p>
      <div className="pair">
        {FIELDS.map(([field, path]) => (
          <TextField
            key={field}
            label={own.fields[`${language}${field}`]}
            {...bind(form, `${language}${field}`, `translations.${language}.${path}`)}
          />
        ))}
      </div>
    </Section>
  );
}
