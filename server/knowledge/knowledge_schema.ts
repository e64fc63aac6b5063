import * as z from "zod/mini";
import { byLanguage, LANGUAGES } from "../../contract/language.ts";
import { type Condition, SIGN_GROUPS } from "../../contract/condition.ts";

/**
 * How a thing is called. The first of a language is the one to show; the rest are synonyms, abbreviations and common
 * spellings. `latin` holds Hindi and Telugu as people type them with Latin letters, where the spelling does not
 * follow from the script.
 */
const NamesSchema = z.object({
  ...byLanguage(() => z._default(z.array(z.string()), [])),
  en: z.array(z.string()).check(z.minLength(1)),
  latin: z.optional(z.array(z.string())),
});
export type Names = z.infer<typeof NamesSchema>;

/** For what has no names of its own. */
export const NO_NAMES: Names = byLanguage(() => []);

export function allNames(names: Names): string[] {
  return [...LANGUAGES.flatMap((language) => names[language]), ...names.latin ?? []];
}

const ids = z.array(z.string());
/** Words by language; a language that nobody wrote any in has none. */
export const wordsByLanguage = byLanguage(() => z._default(ids, []));

/** An active ingredient, nutrient, or other thing that products are made of. */
const IngredientEntrySchema = z.strictObject({
  id: z.string(),
  names: NamesSchema,
  /** Its class: `macrolide`, `dewormer`. Those of one class are the nearest to each other. */
  group: z.string(),
  /** It stands for several ingredients together: AD3E. */
  with: z.optional(ids),
  /** What it is usually given as: calcium as shell grit. */
  sources: z.optional(ids),
  /** It is a class, whose members are these: tetracyclines. */
  members: z.optional(ids),
  /** Not allowed in food animals in India. */
  banned: z.optional(z.boolean()),
});

/** A condition, as searching and answering use it. */
export interface DiseaseEntry
  extends Pick<Condition, "id" | "kind" | "treat" | "support" | "categories" | "wholeCategories" | "urgent"> {
  names: Names;
}

/** What a farmer sees, and what helps whatever the cause is. */
const SignEntrySchema = z.strictObject({
  id: z.string(),
  names: NamesSchema,
  /** Where it is seen. What has none is no sign of a condition, but something that is asked for. */
  group: z.optional(z.enum(SIGN_GROUPS)),
  /** A veterinarian or the animal husbandry department must be told at once; no medicine is the answer. */
  urgent: z.optional(z.boolean()),
  /** The conditions that it has to do with, where it is no sign of them: those have their signs themselves. */
  diseases: z.optional(ids),
  support: ids,
  categories: ids,
});

/** A category's names; its id is the slug of our category, where the owner has one. */
const CategoryEntrySchema = z.strictObject({ id: z.string(), names: NamesSchema });
/** Something that people ask for, or that articles treat of, by the phrases for it. */
export const AskingEntrySchema = z.strictObject({ id: z.string(), names: NamesSchema });
const SpeciesEntrySchema = z.strictObject({ id: z.string(), names: NamesSchema });

/** Words that carry no meaning in a question about products, by language; `latin` as in the names. */
const StopWordsSchema = z.strictObject({ ...wordsByLanguage, latin: ids });

export const KnowledgeSchema = z.object({
  ingredients: z.array(IngredientEntrySchema),
  signs: z.array(SignEntrySchema),
  categories: z.array(CategoryEntrySchema),
  species: z.array(SpeciesEntrySchema),
  stopWords: StopWordsSchema,
});
/** A sign with the ids of the conditions that have it, the likeliest first. */
export type SignEntry = z.infer<typeof SignEntrySchema> & { diseases: string[] };
export interface Knowledge extends Omit<z.infer<typeof KnowledgeSchema>, "signs"> {
  diseases: DiseaseEntry[];
  signs: SignEntry[];
}
