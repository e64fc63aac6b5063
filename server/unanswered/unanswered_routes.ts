import { type Context, Hono } from "hono";
import { notAnOption } from "../../contract/issue.ts";
import { isLanguage, LANGUAGES } from "../../contract/language.ts";
import { nameForAudit } from "../audit/audit_changes.ts";
import { ifMatchOf, privateJson } from "../http/answers.ts";
import { AppError } from "../http/app_error.ts";
import { pageHeaders, pageOf, pageQuery, searchQuery } from "../http/list_page.ts";
import type { Stored } from "../kv/document.ts";
import { byCount, unansweredOf, type UnansweredRecord, type UnansweredStore } from "./unanswered_store.ts";

/** What visitors asked and the assistant could not answer. */
export function unansweredRoutes({ questions }: UnansweredStore) {
  async function dismiss(c: Context, isDismissed: boolean): Promise<Response> {
    const updated = await questions.update(c.req.param("id")!, { isDismissed });
    nameForAudit(c, updated.value.question);
    return privateJson(c, unansweredOf(updated), { version: updated.version });
  }

  return new Hono()
    /**
     * The most asked first, or with `sort=recent` the latest. `state` is `open`, unless it says `dismissed`; `lang` asks
     * for one language, `q` for words of a question.
     */
    .get("/", async (c) => {
      const q = searchQuery(c)?.trim().toLowerCase();
      const { state, lang, sort } = filtersOf(c);
      const all = await Array.fromAsync(questions.all());
      const found = all.filter(({ value }) =>
        value.isDismissed === (state === "dismissed") && (!lang || value.lang === lang) && matches(value, q)
      ).sort(sort === "recent" ? byTime : byCount);
      const { rows, next } = pageOf(found, pageQuery(c));
      return privateJson(c, rows.map(unansweredOf), { headers: pageHeaders(c, found.length, next) });
    })
    .get("/:id", async (c) => {
      const found = await questions.get(c.req.param("id"));
      if (!found) throw AppError.notFound("this question");
      return privateJson(c, unansweredOf(found), { version: found.version });
    })
    .post("/:id/dismiss", (c) => dismiss(c, true))
    .post("/:id/reopen", (c) => dismiss(c, false))
    .delete("/:id", async (c) => {
      const ifMatch = ifMatchOf(c);
      const deleted = await questions.delete(c.req.param("id"), ifMatch ? { ifMatch } : {});
      nameForAudit(c, deleted.value.question);
      return c.body(null, 204);
    });
}

function filtersOf(c: Context) {
  const { state = "open", lang = "", sort = "count" } = c.req.query();
  const issues = [
    ...["open", "dismissed"].includes(state) ? [] : [notAnOption("state", ["open", "dismissed"])],
    ...!lang || isLanguage(lang) ? [] : [notAnOption("lang", LANGUAGES)],
    ...["count", "recent"].includes(sort) ? [] : [notAnOption("sort", ["count", "recent"])],
  ];
  if (issues.length > 0) throw AppError.invalid(issues);
  return { state, lang, sort };
}

function matches({ question, otherWords }: UnansweredRecord, q: string | undefined): boolean {
  return !q || [question, ...otherWords].some((words) => words.toLowerCase().includes(q));
}

function byTime({ value: a }: Stored<UnansweredRecord>, { value: b }: Stored<UnansweredRecord>): number {
  return b.lastAskedAt.localeCompare(a.lastAskedAt);
}
