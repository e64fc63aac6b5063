import type { AssistantKind, AssistantSource, AssistantSuggestion } from "../../contract/assistant.ts";
import type { ChatRating, ChatRole } from "../../contract/chat.ts";
import type { Language } from "../../contract/language.ts";
import type { ApiFailure, Transport } from "../kit/api_client.ts";
import type { ChatModel } from "./ChatModel.ts";
import type { ChatTexts } from "./texts/en.ts";

/** One message of the conversation, as it is shown and stored. */
export interface ChatEntry {
  role: ChatRole;
  content: string;
  /** Time of the message by this device's clock, in milliseconds. With `role` it identifies the entry. */
  at: number;
  /** The server's id once the entry is saved; empty if the server refused the entry. */
  id?: string;
  kind?: AssistantKind;
  sources?: AssistantSource[];
  suggestions?: AssistantSuggestion[];
  replies?: string[];
  rating?: ChatRating;
  /** The request for this answer failed. The question can be sent again. */
  failed?: boolean;
  /** The request failed because there was no network. */
  offline?: boolean;
}

/** The dependencies that all parts of one chat share. */
export interface Chat {
  model: ChatModel;
  request: Transport;
  texts: ChatTexts;
  /** The language of the texts. */
  lang: Language;
  /** The origin of our site. */
  base: string;
  /** The prefix of API addresses. */
  api: string;
  partner?: string;
  /** Adds a style sheet to the chat. */
  adopt: (css: string) => void;
  onFailure: (failure: ApiFailure) => void;
}
