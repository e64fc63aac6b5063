import type { ChatRating } from "../../contract/chat.ts";
import type { Transport } from "../kit/api_client.ts";
import type { ChatEntry } from "./chat_message.ts";
import type { ChatModel } from "./ChatModel.ts";

export interface AnswerRating {
  model: ChatModel;
  request: Transport;
  entry: ChatEntry;
  rating: ChatRating;
}

/** Tells what the visitor thinks of an answer; pressed again, they think nothing of it any more. */
export async function rateAnswer({ model, request, entry, rating: pressed }: AnswerRating) {
  const rating = entry.rating === pressed ? undefined : pressed;
  model.change(entry, { rating });
  const { failure } = await request("/api/chat/rate-message", {
    method: "POST",
    body: { userId: model.userId.value, messageId: entry.id, rating: rating ?? null },
  });
  // Shown as it is known to be.
  if (failure) model.change(entry, { rating: entry.rating });
}
