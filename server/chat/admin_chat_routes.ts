import { type Context, Hono } from "hono";
import { streamSSE } from "hono/streaming";
import * as z from "zod/mini";
import { type ChatEvent, ChatMessageSchema, type ChatUser, ChatUserSchema } from "../../contract/chat.ts";
import { privateJson } from "../http/answers.ts";
import { AppError } from "../http/app_error.ts";
import { endpoint } from "../http/endpoint.ts";
import { PAGE_PARAMETERS, pageHeaders, pageOf, searchParameter } from "../http/list_query.ts";
import type { ChatStore } from "./chat_store.ts";

/** Proxies close streams that send nothing for a minute. */
const HEARTBEAT_MS = 25_000;

const ChatUsersQuerySchema = z.object({
  q: searchParameter("words of name, number, place or messages, all of them"),
  ...PAGE_PARAMETERS,
});

/** Routes for the panel: the visitors who chatted, their conversations, and a stream of new messages. */
export function adminChatRoutes(chat: ChatStore) {
  return new Hono()
    .get(
      "/chat-users",
      endpoint({
        summary: "Visitors who chatted, the latest first.",
        query: ChatUsersQuerySchema,
        response: z.array(ChatUserSchema),
      }),
      async (c) => {
        const { q, ...query } = c.req.valid("query");
        const page = pageOf(await chat.found(q), query);
        const found = await chat.users.getMany(page.rows.map(({ id }) => id));
        const users: ChatUser[] = await Promise.all(found.filter((user) => user !== null).map(chat.userView));
        return privateJson(c, users, { headers: pageHeaders(c, page) });
      },
    )
    .get(
      "/chat-history/:userId",
      endpoint({ summary: "What a visitor and the assistant said.", response: z.array(ChatMessageSchema) }),
      async (c) => {
        const userId = c.req.param("userId");
        if (!await chat.users.get(userId)) throw AppError.notFound("this visitor");
        return privateJson(c, await chat.messagesOf(userId));
      },
    )
    .get(
      "/chat-events",
      endpoint({
        summary: "Messages as they are stored: message events.",
        response: "text/event-stream",
      }),
      (c) => streamMessages(c, chat),
    );
}

/** Server-sent events: `message` for each message stored from now on. */
function streamMessages(c: Context, chat: ChatStore): Response {
  c.header("cache-control", "no-store");
  return streamSSE(c, async (stream) => {
    const send = (event: ChatEvent) =>
      void stream.writeSSE({ event: "message", data: JSON.stringify(event) });
    const stop = chat.onMessage(send);
    stream.onAbort(stop);
    while (!stream.aborted) {
      await stream.writeSSE({ event: "alive", data: "" });
      await stream.sleep(HEARTBEAT_MS);
    }
    stop();
  });
}
