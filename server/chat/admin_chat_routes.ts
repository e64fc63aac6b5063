import { type Context, Hono } from "hono";
import { type SSEMessage, streamSSE } from "hono/streaming";
import * as z from "zod/mini";
import { ChatMessageSchema, ChatUserSchema } from "../../contract/chat.ts";
import type { SessionEnv } from "../accounts/require_session.ts";
import { privateJson } from "../http/answers.ts";
import { AppError } from "../http/app_error.ts";
import { endpoint } from "../http/endpoint.ts";
import { filterOf, PAGE_PARAMETERS, pageHeaders, pageOf, searchParameter } from "../http/list_query.ts";
import type { ChatPerson } from "./ChatPeople.ts";
import type { ChatStore } from "./ChatStore.ts";

/** A stream ends this long after its session, and proxies close those that send nothing for a minute. */
const HEARTBEAT_MS = 5_000;
/** Most streams of one session at a time. */
const STREAMS_MAX = 8;

const ChatUsersQuerySchema = z.object({
  q: searchParameter("words of name, number, place or messages, all of them"),
  ...PAGE_PARAMETERS,
});
const HistoryQuerySchema = z.object({
  sort: filterOf(["time", "-time"], "time, the default, or -time, the newest first"),
  ...PAGE_PARAMETERS,
});

/** Routes for the panel: the people who chatted, their conversations, and a stream of new messages. */
export function adminChatRoutes(chat: ChatStore, isOpen: (sessionId: string) => Promise<boolean>) {
  const streams = new Map<string, number>();
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
        return privateJson(c, users.filter((user) => user !== null), { headers: pageHeaders(c, page) });
      },
    )
    .delete(
      "/chat-users/:userId",
      endpoint({ summary: "Deletes all registrations and messages of a mobile number." }),
      async (c) => {
        await chat.remove(await personOf(c.req.param("userId")));
        return c.body(null, 204);
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
