import { type Context, Hono } from "hono";
import { type SSEMessage, streamSSE } from "hono/streaming";
import * as z from "zod/mini";
import { ChatMessageSchema, type ChatUser, ChatUserSchema } from "../../contract/chat.ts";
import type { SessionEnv } from "../accounts/account_routes.ts";
import { privateJson } from "../http/answers.ts";
import { AppError } from "../http/app_error.ts";
import { endpoint } from "../http/endpoint.ts";
import { PAGE_PARAMETERS, pageHeaders, pageOf, searchParameter } from "../http/list_query.ts";
import type { ChatStore } from "./chat_store.ts";

/** Proxies close streams that send nothing for a minute. */
const HEARTBEAT_MS = 25_000;
/** Most streams of one session at a time. */
const STREAMS_MAX = 8;

const ChatUsersQuerySchema = z.object({
  q: searchParameter("words of name, number, place or messages, all of them"),
  ...PAGE_PARAMETERS,
});

/** Routes for the panel: the visitors who chatted, their conversations, and a stream of new messages. */
export function adminChatRoutes(chat: ChatStore, isOpen: (sessionId: string) => Promise<boolean>) {
  const streams = new Map<string, number>();
  return new Hono<SessionEnv>()
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
      (c) => {
        const { id } = c.get("session");
        const open = streams.get(id) ?? 0;
        if (open >= STREAMS_MAX) {
          throw new AppError(
            "too_many_requests",
            "Too many pages of the panel are open. Please close some.",
            {
              headers: { "retry-after": "60" },
            },
          );
        }
        streams.set(id, open + 1);
        return streamMessages(c, { chat, isOpen: () => isOpen(id) }, () => {
          const left = streams.get(id)! - 1;
          if (left > 0) streams.set(id, left);
          else streams.delete(id);
        });
      },
    );
}

interface StreamParts {
  chat: ChatStore;
  /** Whether the session that asked for the stream has not ended. */
  isOpen: () => Promise<boolean>;
}

/**
 * Server-sent events: `message` for each message stored from now on. The session is looked up before each
 * message, so that none arrives after its end, and at each heartbeat.
 */
function streamMessages(c: Context, { chat, isOpen }: StreamParts, onEnd: () => void): Response {
  c.header("cache-control", "no-store");
  return streamSSE(c, async (stream) => {
    const ended = Promise.withResolvers<void>();
    // One after another, so that the messages keep their order.
    let sending = Promise.resolve();
    const send = (message: SSEMessage) => {
      sending = sending.then(async () => {
        if (await isOpen()) await stream.writeSSE(message);
        else ended.resolve();
      }).catch(() => ended.resolve());
    };
    const alive = () => send({ event: "alive", data: "" });
    const stop = chat.onMessage((event) => send({ event: "message", data: JSON.stringify(event) }));
    const heartbeat = setInterval(alive, HEARTBEAT_MS);
    stream.onAbort(() => ended.resolve());
    alive();
    await ended.promise;
    clearInterval(heartbeat);
    stop();
    onEnd();
  });
}
