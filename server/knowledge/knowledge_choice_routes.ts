import { Hono } from "hono";
import { SEASONS } from "../../contract/condition.ts";
import {
  type KnowledgeChoice,
  type KnowledgeChoices,
  KnowledgeChoicesSchema,
} from "../../contract/kept_knowledge.ts";
import type { SessionEnv } from "../accounts/require_session.ts";
import type { ContentReader } from "../content/content.ts";
import { privateJson } from "../http/answers.ts";
import { endpoint } from "../http/endpoint.ts";
import { byText } from "../http/list_query.ts";
import type { Names } from "./knowledge_schema.ts";
import type { KnowledgeStore } from "./knowledge_store.ts";
import { loadKnowledge } from "./load_knowledge.ts";

/** What the forms choose from where one thing is related to another. */
export function knowledgeChoiceRoutes({ conditions }: KnowledgeStore, read: ContentReader) {
  return new Hono<SessionEnv>().get(
    "/",
    endpoint({ summary: "Lists what knowledge can be related to.", response: KnowledgeChoicesSchema }),
    async (c) => {
      const { categories, posts } = await read.whole();
      const { ingredients, signs, species } = loadKnowledge();
      const choices: KnowledgeChoices = {
        seasons: SEASONS.map((id) => ({ id, name: capital(id) })),
        // What has no group is asked for, and not seen on an animal.
        signs: signs.filter(({ group }) => group).map(named),
        animals: species.map(({ id }) => ({ id, name: capital(id.replaceAll("-", " ")) })),
        ingredients: ingredients.map(named),
        categories: categories.map(({ slug, name }) => ({ id: slug, name })),
        articles: posts.map(({ slug, title }) => ({ id: slug, name: title })),
        conditions: (await conditions.read()).map(({ id, name }) => ({ id, name })),
      };
      for (const list of Object.values(choices)) list.sort(byText(({ name }: KnowledgeChoice) => name));
      return privateJson(c, choices);
    },
  );
}

function named({ id, names }: { id: string; names: Names }): KnowledgeChoice {
  return { id, name: capital(names.en[0]!) };
}

function capital(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
