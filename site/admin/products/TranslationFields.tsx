import { useState } from "react";
import { LANGUAGE_NAMES, TRANSLATION_LANGUAGES } from "../../../contract/language.ts";
import type { ProductDraft } from "./product_draft.ts";
import { productTexts as own } from "./product_texts.ts";
import { RowsField } from "../ui/RowsField.tsx";
import { Section } from "../ui/Section.tsx";
import { Tabs } from "../ui/Tabs.tsx";
import { TextField } from "../ui/TextField.tsx";
import { bind, type Editor } from "../use_editor.ts";
import { TRANSLATED_LINES, TRANSLATED_TEXTS, type TranslationLanguage } from "./product_translations.ts";

interface Props {
  form: Editor<ProductDraft>;
}

/** The texts of a product in the site's other languages. */
export function TranslationFields({ form }: Props) {
  const wrong = TRANSLATION_LANGUAGES.find((language) =>
    form.issues.some(({ path }) => path.startsWith(`translations.${language}.`))
  );
  const [chosen, choose] = useState<TranslationLanguage>("hi");
  const [led, setLed] = useState(wrong);
  // A refused field must be in sight.
  if (wrong !== led) {
    setLed(wrong);
    if (wrong) choose(wrong);
  }
  return (
    <Section title={own.sections.translations}>
      <p className="muted">{own.hints.translations}</p>
      <Tabs<TranslationLanguage>
        label={own.sections.translations}
        tabs={TRANSLATION_LANGUAGES.map((language) => [language, LANGUAGE_NAMES[language]] as const)}
        selected={chosen}
        onSelect={choose}
      >
        <div className="stack" key={chosen} lang={chosen}>
          <Text form={form} language={chosen} name="name" />
          <Text form={form} language={chosen} name="shortDescription" multiline />
          <Text form={form} language={chosen} name="description" multiline />
          <Lines form={form} language={chosen} name="features" noun={own.nouns.feature} />
          <Lines form={form} language={chosen} name="species" noun={own.nouns.species} />
          <Lines form={form} language={chosen} name="indications" noun={own.nouns.indication} />
          <Text form={form} language={chosen} name="instructions" multiline />
          <Lines form={form} language={chosen} name="dosage" noun={own.nouns.dosage} />
          <Text form={form} language={chosen} name="warning" multiline />
          <Lines form={form} language={chosen} name="precautions" noun={own.nouns.precaution} />
          <Text form={form} language={chosen} name="storageInstructions" multiline />
          <Text form={form} language={chosen} name="withdrawalNote" multiline />
        </div>
      </Tabs>
    </Section>
  );
}

interface PartProps extends Props {
  language: TranslationLanguage;
}

function Text(
  { form, language, name, multiline = false }: PartProps & {
    name: keyof typeof TRANSLATED_TEXTS;
    multiline?: boolean;
  },
) {
  const path = `translations.${language}.${TRANSLATED_TEXTS[name]}`;
  return (
    <TextField label={own.fields[name]} multiline={multiline} {...bind(form, `${language}.${name}`, path)} />
  );
}

function Lines(
  { form, language, name, noun }: PartProps & { name: keyof typeof TRANSLATED_LINES; noun: string },
) {
  const path = `translations.${language}.${TRANSLATED_LINES[name]}`;
  return (
    <RowsField
      label={own.fields[name]}
      noun={noun}
      columns={[{ label: own.fields[name], path: (index) => `${path}.${index}` }]}
      {...bind(form, `${language}.${name}`, path)}
    />
  );
}
