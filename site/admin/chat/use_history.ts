import { type InfiniteData, type QueryClient, useInfiniteQuery } from "@tanstack/react-query";
import { type ChatEvent, type ChatMessage, ChatMessageSchema } from "../../../contract/chat.ts";
import { readList, withParams } from "../api.ts";

export const HISTORY_PATH = "/api/admin/chat-history";
const PAGE_ROWS = 100;

type History = InfiniteData<Awaited<ReturnType<typeof readList<ChatMessage>>>>;

/** What was said in a chat, oldest first. It begins with the newest page; `earlier` fetches one before it. */
export function useHistory(userId: string) {
  const path = `${HISTORY_PATH}/${encodeURIComponent(userId)}`;
  const query = useInfiniteQuery({
    queryKey: [HISTORY_PATH, userId],
    queryFn: ({ signal, pageParam: cursor }) =>
      readList(withParams(path, { sort: "-time", limit: PAGE_ROWS, cursor }), ChatMessageSchema, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  });
  return {
    query,
    messages: query.data?.pages.flatMap(({ items }) => items).reverse(),
    earlier: query.hasNextPage ? () => void query.fetchNextPage() : undefined,
  };
}

/** Adds a message to the shown history, or replaces it there. */
export function noteMessage(client: QueryClient, { userId, message }: ChatEvent): void {
  client.setQueryData<History>([HISTORY_PATH, userId], (shown) => {
    if (!shown) return;
    const isKnown = shown.pages.some(({ items }) => items.some(({ id }) => id === message.id));
    const pages = shown.pages.map((page, at) => ({
      ...page,
      items: isKnown
        ? page.items.map((one) => one.id === message.id ? message : one)
        : at === 0
        ? [message, ...page.items]
        : page.items,
    }));
    return { ...shown, pages };
  });
}
