import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { ChatEventSchema } from "../../../contract/chat.ts";
import { HISTORY_PATH, noteMessage } from "./use_history.ts";

export const CHAT_USERS_PATH = "/api/admin/chat-users";

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
      noteMessage(client, ChatEventSchema.parse(JSON.parse(data)));
      void client.invalidateQueries({ queryKey: [CHAT_USERS_PATH] });
    });
    return () => events.close();
  }, [client]);
  return live;
}
