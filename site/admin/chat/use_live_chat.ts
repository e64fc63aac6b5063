import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { ChatEventSchema, type ChatMessage } from "../../../contract/chat.ts";

export const CHAT_USERS_PATH = "/api/admin/chat-users";
const HISTORY_PATH = "/api/admin/chat-history";
export const historyKey = (userId: string) => [HISTORY_PATH, userId];

/** Writes live messages and ratings into the query cache. Returns false while the event stream is cut off. */
export function useLiveChat(): boolean {
  const client = useQueryClient();
  const [live, setLive] = useState(true);
  useEffect(() => {
    const events = new EventSource("/api/admin/chat-events");
    events.onopen = () => {
      setLive(true);
      // The stream does not replay events, so messages from before it opened have to be fetched.
      for (const key of [CHAT_USERS_PATH, HISTORY_PATH]) void client.invalidateQueries({ queryKey: [key] });
    };
    events.onerror = () => setLive(false);
    events.addEventListener("message", ({ data }) => {
      const { userId, message } = ChatEventSchema.parse(JSON.parse(data));
      client.setQueryData<ChatMessage[]>(
        historyKey(userId),
        (shown) =>
          shown?.some(({ id }) => id === message.id)
            ? shown.map((one) => one.id === message.id ? message : one)
            : shown && [...shown, message],
      );
      void client.invalidateQueries({ queryKey: [CHAT_USERS_PATH] });
    });
    return () => events.close();
  }, [client]);
  return live;
}
