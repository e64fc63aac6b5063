import { type Context, Hono } from "hono";
import { type SSEMessage, streamSSE } from "hono/streaming";
import type { SessionEnv } from "../accounts/require_session.ts";
import { AppError } from "../http/app_error.ts";
import { endpoint } from "../http/endpoint.ts";
import type { ChatStore } from "./ChatStore.ts";

/** A stream ends this long after its session, and proxies close those that send nothing for a minute. */
const HEARTBEAT_MS = 5_000;
/** Most streams of one session at a time. */
const STREAMS_MAX = 8;

/** The stream of new messages for the panel. It ends with its session. */
export function chatEventRoutes(chat: ChatStore, isOpen: (sessionId: string) => Promise<boolean>) {
  const streams = new Map<string, number>();

  /** Counts a session's streams. Throws 429 if there are too many. Returns what to call at the end. */
  function begin(id: string): () => void {
    const open = streams.get(id) ?? 0;
    if (open >= STREAMS_MAX) {
      const message = "Too many pages of the panel are open. Please close some.";
      throw new AppError("too_many_requests", message, { headers: { "retry-after": "60" } });
    }
    streams.set(id, open + 1);
    return () => {
      const left = streams.get(id)! - 1;
      if (left > 0) streams.set(id, left);
      else streams.delete(id);
    };
  }

  return new Hono<SessionEnv>().get(
    "/chat-events",
    endpoint({ summary: "Messages as they are stored: message events.", response: "text/event-stream" }),
    (c) => {
      const { id } = c.get("session");
      return streamMessages(c, { chat, isOpen: () => isOpen(id) }, begin(id));
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
  // A proxy such as nginx would hold messages back until its buffer is full.
  c.header("x-accel-buffering", "no");
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
