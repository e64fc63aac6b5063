import { createContext, createElement, Fragment, use, useState } from "react";
import { type Language, LANGUAGE_NAMES } from "../../../contract/language.ts";
import { Folded } from "../ui/Folded.tsx";
import { Section } from "../ui/Section.tsx";
import { Tabs } from "../ui/Tabs.tsx";
import { useWide } from "../use_wide.ts";
import { languageName, languagesOf, translatedRows } from "./fields.ts";
import { FormField } from "./FormField.tsx";
import type { FieldForm, Form, Part, Row, Section as SectionOf } from "./resource.ts";
import type { Editor, Stored } from "./use_editor.ts";

/** The width from which a form has two columns. The style sheet uses the same value. */
const TWO_COLUMNS = "(width >= 75rem)";

/** Whether something stands beside the form, such as its preview: there is no room for two columns then. */
export const IsBeside = createContext(false);

interface Props<Value> {
  description: Form<Value>;
  form: Editor;
  stored: Stored<Value>;
}

/** All sections of a form, in two columns where there is room, else in the order of the description. */
export function FormBody<Value>({ description, form, stored }: Props<Value>) {
  const { sections, translations, className = "" } = description;
  const isWide = useWide(TWO_COLUMNS) && !use(IsBeside);
  const isAside = (section: SectionOf<Value> | Part<Value>) => "side" in section && section.side === true;
  const hasSide = sections.some(isAside);
  // Translations come after the last main section; the sections of the side column come after them.
  const lastMain = sections.findLastIndex((section) => !isAside(section));
  const shown = (section: SectionOf<Value> | Part<Value>, at: number) =>
    typeof section === "function"
      ? createElement(section, { key: at, form, stored })
      : <SectionView key={at} {...{ section, form, stored }} />;
  return (
    <div className={hasSide ? `editor-columns ${className}` : className}>
      <div className="editor-main">
        {sections.map((section, at) => (
          <Fragment key={at}>
            {!(isWide && isAside(section)) && shown(section, at)}
            {translations && at === lastMain && <TranslationSections form={form} />}
          </Fragment>
        ))}
      </div>
      {isWide && hasSide && (
        <div className="editor-side">
          {sections.map((section, at) => isAside(section) && shown(section, at))}
        </div>
      )}
    </div>
  );
}

interface SectionProps<Value> {
  section: SectionOf<Value>;
  form: Editor;
  stored: Stored<Value>;
}

function SectionView<Value>({ section, form, stored }: SectionProps<Value>) {
  if (section.frame) return <section.frame section={section} form={form} />;
  return (
    <Section title={section.title}>
      {section.intro && <p className="muted">{section.intro}</p>}
      {section.rows.map((row, at) =>
        typeof row === "function"
          ? createElement(row, { key: at, form, stored })
          : <FieldRow key={at} row={row} form={form} />
      )}
    </Section>
  );
}

export function FieldRow({ row, form }: { row: Row; form: FieldForm }) {
  if (!("length" in row)) return <FormField form={form} field={row} />;
  return (
    <div className="pair">
      {row.map((field) => <FormField key={field.path} form={form} field={field} />)}
    </div>
  );
}

/** The translated fields for each language other than that of the document's own texts. */
function TranslationSections({ form }: { form: Editor }) {
  const { translations } = form.description;
  if (!translations) return null;
  if (translations.as === "tabs") return <TranslationTabs form={form} {...translations} />;
  return languagesOf(form.description, form.draft).map((language) => {
    const fields = (
      <>
        <p className="muted">{translations.hint}</p>
        <TranslatedFields form={form} language={language} />
      </>
    );
    if (translations.as === "sections") {
      const title = `${LANGUAGE_NAMES[language]} (${languageName(language)})`;
      return <Section key={language} title={title}>{fields}</Section>;
    }
    return (
      <Folded
        key={language}
        className="section translation"
        summary={languageName(language)}
        isWrong={hasIssue(form, language)}
      >
        {fields}
      </Folded>
    );
  });
}

function TranslatedFields({ form, language }: { form: Editor; language: Language }) {
  return translatedRows(form.description, language).map((row, at) => (
    <FieldRow key={at} row={row} form={form} />
  ));
}

const hasIssue = ({ issues }: Editor, language: Language): boolean =>
  issues.some(({ path }) => path.startsWith(`translations.${language}.`));

function TranslationTabs({ form, title = "", hint }: { form: Editor; title?: string; hint: string }) {
  const languages = languagesOf(form.description, form.draft);
  const wrong = languages.find((language) => hasIssue(form, language));
  const [last, choose] = useState(languages[0]!);
  const chosen = languages.includes(last) ? last : languages[0]!;
  const [led, setLed] = useState(wrong);
  // Selects the tab with a refused field, because the user could not see the error otherwise.
  if (wrong !== led) {
    setLed(wrong);
    if (wrong) choose(wrong);
  }
  return (
    <Section title={title}>
      <p className="muted">{hint}</p>
      <Tabs<Language>
        label={title}
        tabs={languages.map((language) => [language, LANGUAGE_NAMES[language]] as const)}
        selected={chosen}
        onSelect={choose}
      >
        <div className="stack" key={chosen}>
          <TranslatedFields form={form} language={chosen} />
        </div>
      </Tabs>
    </Section>
  );
}
