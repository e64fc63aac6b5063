import * as z from "zod/mini";

/** Whether an entry is as it comes with the software, that one changed by the owner, or the owner's own. */
export const KEPT_STATES = ["shipped", "changed", "own"] as const;
export type KeptState = typeof KEPT_STATES[number];

/** What is told of an entry of the knowledge beside its contents. A hidden one is used nowhere. */
export const keptState = { hidden: z.boolean(), state: z.enum(KEPT_STATES) };

const ChoiceSchema = z.object({ id: z.string(), name: z.string() });
export type KnowledgeChoice = z.infer<typeof ChoiceSchema>;

/** What the relations of an entry can be chosen from, by name. */
export const KnowledgeChoicesSchema = z.object({
  signs: z.array(ChoiceSchema),
  animals: z.array(ChoiceSchema),
  ingredients: z.array(ChoiceSchema),
  seasons: z.array(ChoiceSchema),
  /** Ids are the slugs. */
  categories: z.array(ChoiceSchema),
  articles: z.array(ChoiceSchema),
  conditions: z.array(ChoiceSchema),
});
export type KnowledgeChoices = z.infer<typeof KnowledgeChoicesSchema>;
