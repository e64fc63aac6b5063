import { Hono } from "hono";
import * as z from "zod/mini";
import { SEARCH_QUERY_MAX, SUGGESTIONS, SUGGESTIONS_MAX } from "../../contract/limits.ts";
import { SearchAnswerSchema } from "../../contract/search.ts";
import type { KeptKnowledge } from "../knowledge/kept_knowledge.ts";
import type { ContentReader } from "../content/content.ts";
import { cachedJson } from "../http/answers.ts";
import { languageParameter } from "../http/asked_language.ts";
import { endpoint } from "../http/endpoint.ts";
import { parameter, wholeNumber } from "../http/list_query.ts";
import { answerSearch } from "./answer_search.ts";
import type { ProductFinder } from "./product_finder.ts";

const SearchQuerySchema = z.object({
  q: parameter("what was typed"),
  limit: z.optional(wholeNumber(SUGGESTIONS_MAX, "suggestions")),
  lang: languageParameter,
});

/** `GET /search`: suggestions while a visitor types, and the summary above the results page's table. */
export function searchRoutes(
  read: ContentReader,
  find: ProductFinder,
  kept: () => Promise<KeptKnowledge>,
) {
  const described = endpoint({
    summary: "Suggests products, categories and articles.",
    query: SearchQuerySchema,
    response: SearchAnswerSchema,
  });
  return new Hono().get("/search", described, async (c) => {
    const { q = "", limit = SUGGESTIONS, lang: language } = c.req.valid("query");
    const query = q.trim().slice(0, SEARCH_QUERY_MAX);
    const found = await find(query);
    const content = await read(language);
    return cachedJson(c, answerSearch({ found, content, language, limit, query, kept: await kept() }));
  });
}
