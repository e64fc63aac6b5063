import { Hono } from "hono";
import { streamSSE } from "hono/streaming";
import type { ChatEvent, ChatUser } from "../../contract/chat.ts";
import { privateJson } from "../http/answers.ts";
import { AppError } from "../http/app_error.ts";
import { pageHeaders, pageOf, pageQuery, searchQuery } from "../http/list_page.ts";
import type { ChatStore } from "./chat_store.ts";

/** So often a quiet stream says that it is alive; proxies close what is silent for a minute. */
const HEARTBEAT_MS = 25_000;

/** The visitors who chatted, what they wrote, and what they are writing now. */
export function adminChatRoutes(chat: ChatStore) {
  return new Hono()
    /** The latest visit first. `q` over name, mobile number and location, and over what was written. */
    .get("/chat-users", async (c) => {
      const q = searchQuery(c);
      const found = await chat.found(q);
      const { rows, next } = pageOf(found, pageQuery(c));
      const shown = (await chat.users.getMany(rows.map(({ id }) => id))).filter((user) => user !== null);
      const users: ChatUser[] = await Promise.all(shown.map(chat.userView));
      return privateJson(c, users, { headers: pageHeaders(c, found.length, next) });
    })
    .get("/chat-history/:userId", async (c) => {
      const userId = c.req.param("userId");
      if (!await chat.users.get(userId)) throw AppError.notFound("this visitor");
      return privateJson(c, await chat.messagesOf(userId));
    })
    /** Server-sent events: `message` for each one stored from now on. */
    .get("/chat-events", (c) => {
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
    });
}
