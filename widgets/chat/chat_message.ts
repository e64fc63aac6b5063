import type { AssistantKind, AssistantSource, AssistantSuggestion } from "../../contract/assistant.ts";
import type { ChatRating, ChatRole } from "../../contract/chat.ts";

/** One thing that was said, as it is shown and kept. */
export interface ChatEntry {
  role: ChatRole;
  content: string;
  /** When it was said, by this device's clock: with the role, what tells it from the others. */
  at: number;
  /** As the server knows it, once it does; empty where it does not take it. */
  id?: string;
  kind?: AssistantKind;
  sources?: AssistantSource[];
  suggestions?: AssistantSuggestion[];
  rating?: ChatRating;
  /** No answer came: the question can be sent again. */
  failed?: boolean;
  /** None came because the network was lost. */
  offline?: boolean;
}
