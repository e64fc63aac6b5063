import * as z from "zod/mini";
import { address, blankAsMissing, flag, text } from "./field.ts";
import { keptState } from "./kept_knowledge.ts";
import { refuses } from "./issue.ts";
import { byLanguage } from "./language.ts";
import { PARAGRAPH_MAX } from "./limits.ts";
import { translationsOf } from "./translation.ts";

export const CONDITION_KINDS = [
  "bacterial",
  "viral",
  "parasitic",
  "fungal",
  "toxic",
  "nutritional",
  "metabolic",
  "stress",
  "management",
  "injury",
] as const;
/** How it begins: from one hour to the next, over some days, or over weeks. */
export const ONSETS = ["sudden", "days", "slow"] as const;
/** How many of a flock die of it if nothing is done. */
export const DEATH_LEVELS = ["none", "few", "many"] as const;
/** Where a sign is seen, in the order in which an animal is looked at. */
export const SIGN_GROUPS = [
  "deaths",
  "droppings",
  "breathing",
  "head",
  "nerves",
  "legs",
  "eggs",
  "skin",
  "body",
] as const;
export const SEASONS = ["heat", "rain", "cold"] as const;

const SENTENCES_MAX = 30;
const NAMES_MAX = 100;

const sentence = text({ max: PARAGRAPH_MAX });
const sentences = z.array(sentence).check(z.maxLength(SENTENCES_MAX));
const names = z._default(z.array(text()).check(z.maxLength(NAMES_MAX)), []);
const ids = z._default(z.array(text()).check(z.maxLength(NAMES_MAX)), []);
/** Days of life. Fifty years, for whoever writes of buffaloes. */
const age = z.int().check(z.gte(0), z.lte(18_250));

/** A condition in another language. What is missing is shown in English. */
const ConditionTranslationSchema = z.object({
  name: z.optional(text()),
  /** The name as it stands with or before a postposition: what "for coccidiosis" is built of. */
  oblique: z.optional(text()),
  summary: z.optional(sentence),
  causes: z.optional(sentence),
  now: z.optional(sentences),
  prevention: z.optional(sentences),
});

export const ConditionSourceSchema = z.object({
  title: text(),
  publisher: text(),
  url: blankAsMissing(address),
});

export const CONDITION_TEXT_FIELDS = ["name", "summary", "causes", "now", "prevention"] as const;

/** A disease, deficiency, poisoning or other trouble of animals: how it is called, known, met and prevented. */
export const ConditionSchema = z.object({
  /** Also the end of its page's address: `/health/coccidiosis`. */
  id: z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)),
  kind: z.enum(CONDITION_KINDS),
  name: text(),
  /** Other names by language; `latin` holds Hindi and Telugu as they are typed with Latin letters. */
  aliases: z.object({ ...byLanguage(() => names), latin: names }),
  /** Ids of the animals that get it. */
  animals: ids,
  /** The days of life in which it is usual. Without them it comes at any age. */
  age: blankAsMissing(
    z.object({ from: age, to: age }).check(
      z.refine(
        ({ from, to }) => from <= to,
        {
          ...refuses("inconsistent", {}, { message: "Ends before it begins" }),
          path: ["to"],
        },
      ),
    ),
  ),
  onset: z.enum(ONSETS),
  deaths: z.enum(DEATH_LEVELS),
  season: z.optional(z.array(z.enum(SEASONS))),
  /** Its signs; 3 is seen in most cases and tells much, 1 is seen in some. */
  signs: z.array(z.object({ id: text(), weight: z.int().check(z.gte(1), z.lte(3)) }))
    .check(z.maxLength(SENTENCES_MAX)),
  /**
   * The law has it reported to the animal husbandry department. In India that is the schedule of the Act of 2009, which
   * also lists troubles of every day, such as mycoplasma: what cannot wait is `urgent`.
   */
  notifiable: z.boolean(),
  /** It kills within hours or days: a veterinarian at once. */
  urgent: z.boolean(),
  /** People can catch it or be harmed by it. */
  people: z.boolean(),
  /** Ingredients against the cause, the usual first. */
  treat: ids,
  /** Ingredients that help animals through it, prevent it, or clean the house after it. */
  support: ids,
  /** Slugs of product categories to look into. */
  categories: ids,
  /** Slugs of categories of which every product is against it. */
  wholeCategories: z.optional(z.array(text())),
  /** Slugs of articles. */
  articles: ids,
  summary: sentence,
  causes: sentence,
  /** What to do now, step by step. */
  now: sentences,
  prevention: sentences,
  translations: translationsOf(ConditionTranslationSchema),
  sources: z.array(ConditionSourceSchema).check(z.maxLength(SENTENCES_MAX)),
});
export type Condition = z.infer<typeof ConditionSchema>;

/** A condition as the owner writes it. Its id is made from the name when it is new. */
export const ConditionInputSchema = z.extend(z.omit(ConditionSchema, { id: true }), { hidden: flag });
export type ConditionInput = z.infer<typeof ConditionInputSchema>;

export const KeptConditionSchema = z.extend(ConditionSchema, keptState);
export type KeptCondition = z.infer<typeof KeptConditionSchema>;
