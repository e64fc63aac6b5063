import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { ChatEventSchema, type ChatMessage } from "../../../contract/chat.ts";

export const CHAT_USERS_PATH = "/api/admin/chat-users";
const HISTORY_PATH = "/api/admin/chat-history";
export const historyKey = (userId: string) => [HISTORY_PATH, userId];

/** Adds each message to what is shown as it is stored, with its rating once it has one; false while the stream is cut off. */
export function useLiveChat(): boolean {
  const client = useQueryClient();
  const [live, setLive] = useState(true);
  useEffect(() => {
    const events = new EventSource("/api/admin/chat-events");
    events.onopen = () => {
      setLive(true);
      // What was said before it opened, or while it was cut off, was told to nobody.
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
