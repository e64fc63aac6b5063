import { Hono } from "hono";
import * as z from "zod/mini";
import { ChatMessageSchema, ChatUserSchema } from "../../contract/chat.ts";
import type { SessionEnv } from "../accounts/require_session.ts";
import type { Bin } from "../bin/bin_store.ts";
import { privateJson } from "../http/answers.ts";
import { AppError } from "../http/app_error.ts";
import { endpoint } from "../http/endpoint.ts";
import { filterOf, PAGE_PARAMETERS, pageHeaders, pageOf, searchParameter } from "../http/list_query.ts";
import { chatEventRoutes } from "./chat_event_routes.ts";
import type { ChatPerson } from "./ChatPeople.ts";
import type { ChatStore } from "./ChatStore.ts";

const ChatUsersQuerySchema = z.object({
  q: searchParameter("words of name, number, place or messages, all of them"),
  ...PAGE_PARAMETERS,
});
const HistoryQuerySchema = z.object({
  sort: filterOf(["time", "-time"], "time, the default, or -time, the newest first"),
  ...PAGE_PARAMETERS,
});

/** Routes for the panel: the people who chatted, their conversations, and a stream of new messages. */
export function adminChatRoutes(chat: ChatStore, bin: Bin, isOpen: (sessionId: string) => Promise<boolean>) {
  const { people } = chat;

  async function personOf(handle: string): Promise<ChatPerson> {
    const person = await people.ofHandle(handle);
    if (!person) throw AppError.notFound("this visitor");
    return person;
  }

  return new Hono<SessionEnv>()
    .get(
      "/chat-users",
      endpoint({
        summary: "People who chatted, by mobile number, the latest visit first.",
        query: ChatUsersQuerySchema,
        response: z.array(ChatUserSchema),
      }),
      async (c) => {
        const { q, ...query } = c.req.valid("query");
        const page = pageOf(await people.found(q), query);
        const users = await Promise.all(page.rows.map((person) => people.view(person)));
        return privateJson(c, users, { headers: pageHeaders(c, page) });
      },
    )
    .delete(
      "/chat-users/:userId",
      endpoint({ summary: "Moves all registrations and messages of a mobile number to the bin." }),
      async (c) => {
        await chat.moveToBin(
          await personOf(c.req.param("userId")),
          bin.keep(c.get("session").username),
        );
        return c.body(null, 204);
      },
    )
    .post(
      "/chat-users/:userId/restore",
      endpoint({ summary: "Takes out of the bin what was deleted with it.", response: ChatUserSchema }),
      async (c) => {
        const handle = c.req.param("userId");
        await bin.restoreBatch(await bin.batchOf(handle));
        return privateJson(c, await people.view(await personOf(handle)));
      },
    )
    .get(
      "/chat-history/:userId",
      endpoint({
        summary: "What a person and the assistant said, in all browsers.",
        query: HistoryQuerySchema,
        response: z.array(ChatMessageSchema),
      }),
      async (c) => {
        const { sort, ...query } = c.req.valid("query");
        const page = await people.history(await personOf(c.req.param("userId")), query, sort === "-time");
        return privateJson(c, page.rows, { headers: pageHeaders(c, page) });
      },
    )
    .route("/", chatEventRoutes(chat, isOpen));
}
