import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { ChatEventSchema, type ChatMessage } from "../../../contract/chat.ts";

export const CHAT_USERS_PATH = "/api/admin/chat-users";
export const historyKey = (userId: string) => ["/api/admin/chat-history", userId];

/** Adds each message to what is shown as it is stored; false while the stream is cut off. */
export function useLiveChat(): boolean {
  const client = useQueryClient();
  const [live, setLive] = useState(true);
  useEffect(() => {
    const events = new EventSource("/api/admin/chat-events");
    // After a gap the lists are read anew: what was said meanwhile was told to nobody.
    let missed = false;
    events.onopen = () => {
      setLive(true);
      if (missed) void client.invalidateQueries();
      missed = false;
    };
    events.onerror = () => {
      setLive(false);
      missed = true;
    };
    events.addEventListener("message", ({ data }) => {
      const { userId, message } = ChatEventSchema.parse(JSON.parse(data));
      client.setQueryData<ChatMessage[]>(
        historyKey(userId),
        (shown) => shown?.some(({ id }) => id === message.id) ? shown : shown && [...shown, message],
      );
      void client.invalidateQueries({ queryKey: [CHAT_USERS_PATH] });
    });
    return () => events.close();
  }, [client]);
  return live;
}
