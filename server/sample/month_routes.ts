import { Hono } from "hono";
import { type SampleMonth, SampleMonthSchema } from "../../contract/sample_month.ts";
import { privateJson } from "../http/answers.ts";
import { endpoint } from "../http/endpoint.ts";
import { countFound } from "../shared/count_found.ts";
import type { Stores } from "../stores.ts";

/** How much of what the panel shows is invented, and its removal. */
export function monthRoutes({ month, inquiries, chat, unanswered, partners, figures }: Stores) {
  async function left(): Promise<SampleMonth> {
    const stored = (await month.get())?.value;
    return {
      inquiries: stored?.inquiries.length ?? 0,
      chats: stored?.chats.length ?? 0,
      questions: stored?.questions.length ?? 0,
    };
  }

  return new Hono()
    .get(
      "/",
      endpoint({ summary: "How much of the sample's invented month is there.", response: SampleMonthSchema }),
      async (c) => privateJson(c, await left()),
    )
    .delete(
      "/",
      endpoint({
        summary: "Removes the sample's inquiries, chats, questions, partners and counts for good.",
        response: SampleMonthSchema,
      }),
      async (c) => {
        const stored = (await month.get())?.value;
        if (stored) {
          await inquiries.removeAll(stored.inquiries);
          for (const handle of stored.chats) await countFound([handle], (id) => chat.removeHandle(id));
          await countFound(stored.questions, (id) => unanswered.questions.delete(id));
          await countFound(stored.partners, (id) => partners.partners.delete(id));
          if (stored.countsBefore) await figures.deleteBefore(stored.countsBefore);
          // Last, so that a removal that was broken off can be made again.
          await month.put({ inquiries: [], chats: [], questions: [], partners: [], countsBefore: null });
        }
        return privateJson(c, await left());
      },
    );
}
