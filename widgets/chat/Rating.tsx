import type { VNode } from "preact";
import type { ChatRating } from "../../contract/chat.ts";
import type { Transport } from "../kit/api_client.ts";
import type { ChatEntry } from "./chat_message.ts";
import type { ChatModel } from "./ChatModel.ts";
import type { icon } from "./icons.tsx";
import { rateAnswer } from "./rate_answer.ts";
import css from "./rating.css" with { type: "text" };
import type { ChatTexts } from "./texts/en.ts";

const THUMB = "M7 21H3V11h4M7 21V11l4-8c1.700 0 2.500 1.300 2.500 3l-.5 3.500h7l-2 11.500z";

export interface RatingParts {
  adopt: (css: string) => void;
  model: ChatModel;
  request: Transport;
  texts: ChatTexts;
  icon: typeof icon;
}

/** Below an answer: whether it helped. */
export function createRatingView({ adopt, model, request, texts, icon }: RatingParts) {
  adopt(css);
  return (entry: ChatEntry): VNode => {
    const thumb = (rating: ChatRating) => (
      <button
        type="button"
        class={`thumb ${rating}`}
        aria-label={texts.rating[rating]}
        title={texts.rating[rating]}
        aria-pressed={entry.rating === rating}
        onClick={() => rateAnswer({ model, request, entry, rating })}
      >
        {icon(THUMB)}
      </button>
    );
    return (
      <p class="rating" role="group" aria-label={texts.rating.label}>
        {thumb("up")}
        {thumb("down")}
      </p>
    );
  };
}
