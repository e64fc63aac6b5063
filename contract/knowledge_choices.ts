import * as z from "zod/mini";

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
