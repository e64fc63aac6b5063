import type { AssistantKind, AssistantSource, AssistantSuggestion } from "../../contract/assistant.ts";
import type { ChatRating, ChatRole } from "../../contract/chat.ts";
import type { Language } from "../../contract/language.ts";
import type { ApiFailure, Transport } from "../kit/api_client.ts";
import type { ChatModel } from "./ChatModel.ts";
import type { ChatTexts } from "./texts/en.ts";

/** One thing that was said, as it is shown and kept. */
export interface ChatEntry {
  role: ChatRole;
  content: string;
  /** When it was said, by this device's clock: with the role, what tells it from the others. */
  at: number;
  /** The server's id, once it has one; empty if the server does not take it. */
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

/** What all parts of one chat share. */
export interface Chat {
  model: ChatModel;
  request: Transport;
  texts: ChatTexts;
  /** The language of the texts. */
  lang: Language;
  /** The origin of our pages. */
  base: string;
  /** What API calls begin with. */
  api: string;
  partner?: string;
  /** Adds a style sheet to the chat. */
  adopt: (css: string) => void;
  onFailure: (failure: ApiFailure) => void;
}
