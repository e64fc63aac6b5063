import * as z from "zod/mini";
import { CONDITION_KINDS, ConditionSourceSchema, SIGN_GROUPS } from "./condition.ts";
import { ProhibitedSchema } from "./prohibited.ts";
import { untranslated } from "./translation.ts";

/** The bands of age that the finder offers, in days of life. */
export const AGE_BANDS = ["0-7", "8-28", "29-56", "57-126", "127-700"] as const;
/** What the finder offers to be said of deaths: `mass` is many within two days. */
export const SAID_DEATHS = ["none", "few", "many", "mass"] as const;

const NamedSchema = z.object({ id: z.string(), name: z.string() });
export type Named = z.infer<typeof NamedSchema>;

const ListedConditionSchema = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.enum(CONDITION_KINDS),
  notifiable: z.boolean(),
  urgent: z.boolean(),
  untranslated,
});
export type ListedCondition = z.infer<typeof ListedConditionSchema>;

const ConditionSummarySchema = z.extend(ListedConditionSchema, { summary: z.string() });
export type ConditionSummary = z.infer<typeof ConditionSummarySchema>;

/** The response of `GET /api/conditions`: all of them by name, and what they may be looked for by. */
export const ConditionsSchema = z.object({
  conditions: z.array(ListedConditionSchema),
  animals: z.array(NamedSchema),
  signs: z.array(z.extend(NamedSchema, { group: z.enum(SIGN_GROUPS) })),
});
export type Conditions = z.infer<typeof ConditionsSchema>;

/** A reason for or against a condition. `name` is that of a sign or an animal; the others are named by their id. */
const FitReasonSchema = z.object({
  kind: z.enum(["sign", "absent", "animal", "age", "onset", "deaths", "season"]),
  id: z.string(),
  name: z.optional(z.string()),
});
export type FitReason = z.infer<typeof FitReasonSchema>;

const FittingConditionSchema = z.extend(ConditionSummarySchema, {
  /** How well it fits: how much of what was said it explains, and how far before the others. */
  fit: z.enum(["good", "fair", "weak"]),
  for: z.array(FitReasonSchema),
  against: z.array(FitReasonSchema),
  /** Names of signs that it does not explain. */
  unexplained: z.array(z.string()),
});
export type FittingCondition = z.infer<typeof FittingConditionSchema>;

/** The response of `GET /api/conditions/by-signs`. */
export const FittingConditionsSchema = z.object({
  /** What must come first: deaths of a part of the flock, or conditions that a veterinarian must see at once. */
  emergency: z.nullable(
    z.object({
      deaths: z.boolean(),
      /** It may spread, or must be reported. */
      notifiable: z.boolean(),
      conditions: z.array(NamedSchema),
    }),
  ),
  /** The best first. */
  fits: z.array(FittingConditionSchema),
  /** The question whose answer would decide most. */
  next: z.nullable(
    z.object({ ask: z.enum(["deaths", "animal", "age", "onset", "sign"]), sign: z.optional(NamedSchema) }),
  ),
});
export type FittingConditions = z.infer<typeof FittingConditionsSchema>;

const ConditionProductSchema = z.object({
  slug: z.string(),
  name: z.string(),
  category: z.string(),
  /** Sold on a veterinarian's prescription. */
  prescription: z.boolean(),
  /** Its label forbids it to hens in lay, or states no days for eggs. */
  notForLayers: z.boolean(),
  untranslated,
});
export type ConditionProduct = z.infer<typeof ConditionProductSchema>;

/** The response of `GET /api/prohibited`: what may not be given to animals for food, by name, with the reason and the notices. */
export const ProhibitedListSchema = z.array(
  z.extend(z.pick(ProhibitedSchema, { id: true, name: true, reason: true, sources: true }), {
    untranslated,
  }),
);
export type ProhibitedList = z.infer<typeof ProhibitedListSchema>;

/** The response of `GET /api/conditions/{id}`. */
export const ConditionPageSchema = z.extend(ConditionSummarySchema, {
  people: z.boolean(),
  /** Its other names in this language, and what it is called in English. */
  otherNames: z.array(z.string()),
  animals: z.array(NamedSchema),
  age: z.optional(z.object({ from: z.number(), to: z.number() })),
  onset: z.string(),
  deaths: z.string(),
  season: z.array(z.string()),
  signs: z.array(z.extend(NamedSchema, { weight: z.number() })),
  causes: z.string(),
  now: z.array(z.string()),
  prevention: z.array(z.string()),
  /** Products by what they do; none where a veterinarian must come first. */
  treats: z.array(ConditionProductSchema),
  prevents: z.array(ConditionProductSchema),
  articles: z.array(z.object({ slug: z.string(), title: z.string() })),
  sources: z.array(ConditionSourceSchema),
  /** Those that share its main signs. */
  alike: z.array(NamedSchema),
});
export type ConditionPage = z.infer<typeof ConditionPageSchema>;
