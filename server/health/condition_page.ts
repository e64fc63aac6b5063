import { type Condition, CONDITION_TEXT_FIELDS } from "../../contract/condition.ts";
import type { ConditionPage, ConditionSummary } from "../../contract/health.ts";
import type { Language } from "../../contract/language.ts";
import { inLanguage } from "../../contract/translation.ts";
import type { Content } from "../content/content.ts";
import { soundKey } from "../language/sound_key.ts";
import { wordsOf } from "../language/words_of.ts";
import { conditionProducts } from "./condition_products.ts";
import { kinship } from "./kin.ts";
import { namesOf } from "./names_of.ts";

/** The first aliases are its names; those after them are what people ask it by. */
const NAMES_FIRST = 6;
/** What is longer describes the condition and is no name of it. */
const NAME_WORDS_MAX = 3;
const ALIKE_MAX = 4;
/** Less shared is not alike. */
const LEAST_ALIKE = 1.5;

/** A condition as lists show it. */
export function conditionSummary(condition: Condition, language: Language): ConditionSummary {
  const { id, kind, notifiable, urgent } = condition;
  const { name, summary, untranslated } = inLanguage(condition, language, CONDITION_TEXT_FIELDS);
  return { id, name, kind, notifiable, urgent, summary, ...(untranslated && { untranslated }) };
}

interface PageParts {
  conditions: readonly Condition[];
  english: Content;
  content: Content;
  language: Language;
}

/** All that the page of a condition shows, in a language. */
export function conditionPage(
  condition: Condition,
  { conditions, english, content, language }: PageParts,
): ConditionPage {
  const names = namesOf(language);
  const { age, onset, deaths, season = [], signs, people, animals, articles, sources } = condition;
  const { causes, now, prevention } = inLanguage(condition, language, CONDITION_TEXT_FIELDS);
  return {
    ...conditionSummary(condition, language),
    people,
    otherNames: otherNames(condition, language),
    animals: animals.map((id) => names.named("animal", id)),
    ...(age && { age }),
    onset,
    deaths,
    season,
    signs: signs.toSorted((a, b) => b.weight - a.weight)
      .map(({ id, weight }) => ({ ...names.named("sign", id), weight })),
    causes,
    now,
    prevention,
    ...conditionProducts(condition, english, content),
    articles: articles.flatMap((slug) => {
      const post = content.posts.find((each) => each.slug === slug);
      return post ? [{ slug, title: post.title }] : [];
    }),
    sources,
    alike: alike(condition, conditions).map((other) => ({
      id: other.id,
      name: conditionSummary(other, language).name,
    })),
  };
}

/** Its other names in the language, after the English one. What mostly repeats one of them is left out. */
function otherNames(condition: Condition, language: Language): string[] {
  const { name, aliases } = condition;
  const shown = conditionSummary(condition, language).name;
  const seen = new Set(keysOf(shown));
  const isNew = (each: string) => {
    const keys = keysOf(each);
    const news = keys.filter((key) => !seen.has(key)).length;
    const tells = keys.length <= NAME_WORDS_MAX && news > keys.length / 2;
    if (tells) keys.forEach((key) => seen.add(key));
    return tells;
  };
  return [...shown === name ? [] : [name], ...aliases[language].slice(0, NAMES_FIRST).filter(isNew)];
}

/** The words of a name as they sound. */
function keysOf(name: string): string[] {
  return wordsOf(name).map((word) => soundKey(word) || word);
}

/** The conditions of the animals that get it that share the most of its signs, weighed on both sides. */
function alike(condition: Condition, conditions: readonly Condition[]): Condition[] {
  const weights = new Map(condition.signs.map(({ id, weight }) => [id, weight]));
  const shared = ({ signs }: Condition) =>
    signs.reduce((sum, { id, weight }) => sum + weight * (weights.get(id) ?? 0), 0) /
    Math.hypot(...signs.map(({ weight }) => weight), 1);
  // The animal that gets it most stands first.
  const [animal] = condition.animals;
  const meets = ({ animals }: Condition) => !animal || ["same", "kin"].includes(kinship(animal, animals));
  return conditions.filter((other) =>
    other.id !== condition.id && meets(other) && shared(other) >= LEAST_ALIKE
  )
    .sort((a, b) => shared(b) - shared(a)).slice(0, ALIKE_MAX);
}
