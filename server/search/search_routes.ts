import { Hono } from "hono";
import { issue } from "../../contract/issue.ts";
import { SEARCH_QUERY_MAX, SUGGESTIONS, SUGGESTIONS_MAX } from "../../contract/limits.ts";
import type { ContentReader } from "../content/content.ts";
import { cachedJson } from "../http/answers.ts";
import { AppError } from "../http/app_error.ts";
import { askedLanguage } from "../http/asked_language.ts";
import { answerSearch } from "./answer_search.ts";
import type { ProductFinder } from "./product_finder.ts";

/** Suggestions while somebody types, and what a results page says above its table. */
export function searchRoutes(read: ContentReader, find: ProductFinder) {
  return new Hono().get("/search", async (c) => {
    const language = askedLanguage(c);
    const limit = limitOf(c.req.query("limit"));
    const query = (c.req.query("q") ?? "").trim().slice(0, SEARCH_QUERY_MAX);
    const found = await find(query);
    return cachedJson(c, answerSearch({ found, content: await read(language), language, limit, query }));
  });
}

function limitOf(asked: string | undefined): number {
  if (asked === undefined) return SUGGESTIONS;
  const limit = /^\d{1,4}$/.test(asked) ? Number(asked) : 0;
  if (limit >= 1 && limit <= SUGGESTIONS_MAX) return limit;
  const message = `Must be a whole number from 1 to ${SUGGESTIONS_MAX}`;
  throw AppError.invalid([issue("limit", "out_of_range", { min: 1, max: SUGGESTIONS_MAX }, { message })]);
}
