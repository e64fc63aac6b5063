import type { Context } from "hono";
import { LANGUAGES } from "../../contract/language.ts";
import { UnansweredSchema, WENT_BADLY } from "../../contract/unanswered.ts";
import { nameForAudit } from "../audit/audit_changes.ts";
import { privateJson } from "../http/answers.ts";
import { endpoint } from "../http/endpoint.ts";
import { filterOf, list } from "../http/list_query.ts";
import { documents, documentStore } from "../http/resource.ts";
import type { Stored } from "../kv/document.ts";
import type { Stores } from "../stores.ts";
import { byCount, unansweredOf, type UnansweredRecord } from "./unanswered_store.ts";

/** Routes for questions that the assistant could not answer. Default: open ones, most asked first. */
export function unansweredRoutes({ unanswered: { questions }, bin }: Stores) {
  async function dismiss(c: Context, id: string, isDismissed: boolean): Promise<Response> {
    const updated = await questions.update(id, { isDismissed });
    nameForAudit(c, updated.value.question);
    return privateJson(c, unansweredOf(updated), { version: updated.version });
  }
  const dismissal = { response: UnansweredSchema, versioned: true };

  return documents({
    one: "an unanswered question",
    many: "questions that the assistant could not answer",
    schema: UnansweredSchema,
    store: documentStore(questions),
    view: unansweredOf,
    nameOf: ({ question }) => question,
    bin: bin.of("unanswered"),
    list: {
      ...list({
        filters: {
          state: filterOf(["open", "dismissed"]),
          lang: filterOf(LANGUAGES),
          why: filterOf(WENT_BADLY),
        },
        rows: async ({ state, lang, why }) => {
          const all = await Array.fromAsync(questions.all());
          return all.filter(({ value }) =>
            value.isDismissed === (state === "dismissed") && (!lang || value.lang === lang) &&
            (!why || (value.why ?? "unknown") === why)
          ).sort(byCount);
        },
        sort: { count: byCount, recent: byTime },
        search: { in: "questions", texts: ({ value }) => [value.question, ...value.otherWords] },
      }),
      view: (rows) => rows.map(unansweredOf),
    },
  })
    .post(
      "/:id/dismiss",
      endpoint({ summary: "Takes it off the list.", ...dismissal }),
      (c) => dismiss(c, c.req.param("id"), true),
    )
    .post(
      "/:id/reopen",
      endpoint({ summary: "Puts it back.", ...dismissal }),
      (c) => dismiss(c, c.req.param("id"), false),
    );
}

function byTime({ value: a }: Stored<UnansweredRecord>, { value: b }: Stored<UnansweredRecord>): number {
  return b.lastAskedAt.localeCompare(a.lastAskedAt);
}
