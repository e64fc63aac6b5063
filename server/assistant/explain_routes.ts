import { Hono } from "hono";
import type { AssistantQuestion } from "../../contract/assistant.ts";
import { type Explanation, ExplanationSchema, TriedQuestionSchema } from "../../contract/explanation.ts";
import type { SessionEnv } from "../accounts/require_session.ts";
import { notAudited } from "../audit/audit_changes.ts";
import { privateJson } from "../http/answers.ts";
import { endpoint } from "../http/endpoint.ts";

/** A question of the owner's: how the assistant answers it, and why. It is stored nowhere. */
export function explainRoutes(explain: (question: AssistantQuestion) => Promise<Explanation>) {
  return new Hono<SessionEnv>().post(
    "/explain",
    endpoint({
      summary: "Answers a question by the assistant's own rules and says how. Nothing is stored.",
      request: TriedQuestionSchema,
      response: ExplanationSchema,
    }),
    async (c) => {
      notAudited(c);
      return privateJson(c, await explain({ chatHistory: [], userId: null, ...c.req.valid("json") }));
    },
  );
}
