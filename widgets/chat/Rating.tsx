import type { ChatRating } from "../../contract/chat.ts";
import { icon } from "../kit/icons.tsx";
import type { Chat, ChatEntry } from "./chat.ts";

const THUMB = "M7 21H3V11h4M7 21V11l4-8c1.700 0 2.500 1.300 2.500 3l-.5 3.500h7l-2 11.500z";

interface RatingProps {
  chat: Pick<Chat, "model" | "request" | "texts">;
  entry: ChatEntry;
}

/** The buttons below an answer that rate it as helpful or not. */
export function Rating({ chat, entry }: RatingProps) {
  const { rating: texts } = chat.texts;
  return (
    <p class="rating" role="group" aria-label={texts.label}>
      {(["up", "down"] as const).map((rating) => (
        <button
          key={rating}
          type="button"
          class={`thumb ${rating}`}
          aria-label={texts[rating]}
          title={texts[rating]}
          aria-pressed={entry.rating === rating}
          onClick={() => rate({ chat, entry }, rating)}
        >
          {icon(THUMB)}
        </button>
      ))}
    </p>
  );
}

/** Sends the visitor's rating to the server. Pressing the same button again removes the rating. */
async function rate({ chat: { model, request }, entry }: RatingProps, pressed: ChatRating) {
  const rating = entry.rating === pressed ? undefined : pressed;
  model.change(entry, { rating });
  const { failure } = await request("/api/chat/rate-message", {
    method: "POST",
    body: { userId: model.userId.value, messageId: entry.id, rating: rating ?? null },
  });
  // The server did not accept the change: show the previous rating again.
  if (failure) model.change(entry, { rating: entry.rating });
}
