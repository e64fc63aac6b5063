import type { AssistantSource, AssistantSuggestion } from "../../contract/assistant.ts";
import type { ChatRole } from "../../contract/chat.ts";

/** One thing that was said, as it is shown and kept. */
export interface ChatEntry {
  role: ChatRole;
  content: string;
  sources?: AssistantSource[];
  suggestions?: AssistantSuggestion[];
  /** No answer came: the question can be sent again. */
  failed?: boolean;
}
