import { TRANSLATION_LANGUAGES } from "../../../contract/language.ts";
import type { Product } from "../../../contract/product.ts";
import { linesOfRows, type Row, rowsOfLines } from "../draft_rows.ts";
import { productTexts } from "./product_texts.ts";

export type TranslationLanguage = typeof TRANSLATION_LANGUAGES[number];

/** The texts that can be translated, and where the contract keeps them. */
export const TRANSLATED_TEXTS = {
  name: "name",
  shortDescription: "shortDescription",
  description: "description",
  instructions: "usage.instructions",
  warning: "safetyInfo.warning",
  storageInstructions: "safetyInfo.storageInstructions",
  withdrawalNote: "withdrawalNote",
} as const;
export const TRANSLATED_LINES = {
  features: "features",
  species: "species",
  indications: "indications",
  dosage: "usage.dosage",
  precautions: "safetyInfo.precautions",
} as const;
type TextName = keyof typeof TRANSLATED_TEXTS;
type LinesName = keyof typeof TRANSLATED_LINES;

/** Flat, as every draft is: `hi.name`, `te.features`. */
export type TranslationsDraft =
  & { [K in `${TranslationLanguage}.${TextName}`]: string }
  & { [K in `${TranslationLanguage}.${LinesName}`]: Row[] };

const TEXT_NAMES = Object.keys(TRANSLATED_TEXTS) as TextName[];
const LINES_NAMES = Object.keys(TRANSLATED_LINES) as LinesName[];
export const LANGUAGE_WORDS: Record<TranslationLanguage, string> = { hi: "Hindi", te: "Telugu" };

type Translation = NonNullable<NonNullable<Product["translations"]>[TranslationLanguage]>;

export function draftOfTranslations(translations: Product["translations"]): TranslationsDraft {
  return Object.fromEntries(TRANSLATION_LANGUAGES.flatMap((language) => {
    const given = translations?.[language] ?? {};
    return [
      ...TEXT_NAMES.map((name) => [`${language}.${name}`, valueAt(given, TRANSLATED_TEXTS[name]) ?? ""]),
      ...LINES_NAMES.map((
        name,
      ) => [`${language}.${name}`, rowsOfLines((valueAt(given, TRANSLATED_LINES[name]) as string[]) ?? [])]),
    ];
  })) as TranslationsDraft;
}

function valueAt(translation: Translation, path: string): unknown {
  return path.split(".").reduce<unknown>(
    (value, name) => (value as Record<string, unknown> | null | undefined)?.[name],
    translation,
  );
}

/** Only what holds something: a text left empty is shown in English. */
export function translationsOfDraft(draft: TranslationsDraft): Product["translations"] {
  const filled = TRANSLATION_LANGUAGES.flatMap((language) => {
    const text = (name: TextName) => draft[`${language}.${name}`].trim() || null;
    const lines = (name: LinesName) => linesOfRows(draft[`${language}.${name}`]);
    const usage = { instructions: text("instructions"), dosage: lines("dosage") };
    const safetyInfo = {
      warning: text("warning"),
      precautions: lines("precautions"),
      storageInstructions: text("storageInstructions"),
    };
    const all = {
      name: text("name"),
      shortDescription: text("shortDescription"),
      description: text("description"),
      features: lines("features"),
      species: lines("species"),
      indications: lines("indications"),
      usage,
      safetyInfo,
      withdrawalNote: text("withdrawalNote"),
    };
    const some = Object.entries(all).filter(([, value]) => holdsSomething(value));
    return some.length > 0 ? [[language, Object.fromEntries(some)] as const] : [];
  });
  return filled.length > 0 ? Object.fromEntries(filled) : undefined;
}

function holdsSomething(value: unknown): boolean {
  if (value === null || value === "") return false;
  return typeof value !== "object" || Object.values(value ?? {}).some(holdsSomething);
}

/** “Key features, Hindi” */
export const translationLabels = Object.fromEntries(
  TRANSLATION_LANGUAGES.flatMap((language) =>
    [...TEXT_NAMES, ...LINES_NAMES].map((name) => [
      `${language}.${name}`,
      `${productTexts.fields[name]}, ${LANGUAGE_WORDS[language]}`,
    ])
  ),
) as Record<keyof TranslationsDraft, string>;
