import { type Context, Hono } from "hono";
import { issue } from "../../contract/issue.ts";
import { type StaffAnswer, StaffAnswerInputSchema } from "../../contract/unanswered.ts";
import { nameForAudit } from "../audit/audit_changes.ts";
import type { ProductStore } from "../catalogue/product_store.ts";
import { ifMatchOf, privateJson } from "../http/answers.ts";
import { AppError } from "../http/app_error.ts";
import { pageHeaders, pageOf, pageQuery, searchQuery } from "../http/list_page.ts";
import { readJson } from "../http/read_body.ts";
import { staffAnswerOf, type StaffAnswerStore } from "./staff_answer_store.ts";
import type { UnansweredStore } from "./unanswered_store.ts";

interface Parts {
  staffAnswers: StaffAnswerStore;
  unanswered: UnansweredStore;
  products: ProductStore;
}

/** What the staff answer to questions that the assistant could not. */
export function staffAnswerRoutes({ staffAnswers, unanswered, products }: Parts) {
  const { answers } = staffAnswers;

  async function inputOf(c: Context) {
    const input = await readJson(c, StaffAnswerInputSchema);
    if ((await products.products.getMany(input.products)).includes(null)) {
      throw AppError.invalid([
        issue("products", "deleted", {}, { message: "One of these products was deleted: remove it" }),
      ]);
    }
    return input;
  }

  return new Hono()
    /** The latest change first; `q` over questions and answers. */
    .get("/", async (c) => {
      const q = searchQuery(c)?.trim().toLowerCase();
      const found = (await staffAnswers.read())
        .filter((one) => matches(one, q))
        .sort((a, b) => b.updatedAt.localeCompare(a.updatedAt));
      const { rows, next } = pageOf(found, pageQuery(c));
      return privateJson(c, rows, { headers: pageHeaders(c, found.length, next) });
    })
    .post("/", async (c) => {
      const created = await unanswered.answer(await inputOf(c));
      nameForAudit(c, created.value.questions[0]);
      return privateJson(c, staffAnswerOf(created), { status: 201, version: created.version });
    })
    .get("/:id", async (c) => {
      const found = await answers.get(c.req.param("id"));
      if (!found) throw AppError.notFound("this answer");
      return privateJson(c, staffAnswerOf(found), { version: found.version });
    })
    .put("/:id", async (c) => {
      const updated = await staffAnswers.update(c.req.param("id"), await inputOf(c), ifMatchOf(c));
      nameForAudit(c, updated.value.questions[0]);
      return privateJson(c, staffAnswerOf(updated), { version: updated.version });
    })
    .delete("/:id", async (c) => {
      const ifMatch = ifMatchOf(c);
      const deleted = await answers.delete(c.req.param("id"), ifMatch ? { ifMatch } : {});
      nameForAudit(c, deleted.value.questions[0]);
      return c.body(null, 204);
    });
}

function matches({ questions, answer }: StaffAnswer, q: string | undefined): boolean {
  return !q || [...questions, answer].some((words) => words.toLowerCase().includes(q));
}
