import type { ComponentType } from "preact";
import { networkFailure } from "../kit/events.ts";
import { lazyImport } from "../kit/lazy_import.ts";
import { lazyPart } from "../kit/lazy_part.ts";
import type { AnswerProps } from "./Answer.tsx";
import type { Chat } from "./chat.ts";

export type ChatParts = ReturnType<typeof createChatParts>;

/** The component that shows an answer; the chat supplies its other properties. */
export type ShownAnswer = ComponentType<Pick<AnswerProps, "entry" | "isLast">>;

/** The parts of a chat that are loaded on demand. */
export function createChatParts(chat: Chat) {
  const { model, onFailure } = chat;
  const lost = (error: unknown) => onFailure(networkFailure(error));

  /** Asks the assistant and registers the visitor. */
  const firstMessage = lazyPart(async () => {
    const part = await lazyImport("chat/first_message", () => import("./first_message.tsx"));
    return await part.createFirstMessage(chat);
  }, lost);

  /** Formats answers. */
  const answer = lazyPart<ShownAnswer>(async () => {
    const { Answer, css } = await lazyImport("chat/Answer", () => import("./Answer.tsx"));
    chat.adopt(css);
    const leaveMessage = async () => (await extras.load())?.leaveMessage();
    return (props) => <Answer {...props} chat={chat} onQuote={openQuote} onContact={leaveMessage} />;
  }, lost);

  /** The menu and its dialogs. */
  const extras = lazyPart(async () => {
    const { createExtras } = await lazyImport("chat/extras/Extras", () => import("./extras/Extras.tsx"));
    return await createExtras(chat);
  }, (error) => {
    lost(error);
    model.trouble.value = true;
  });

  /** Loads the quote dialog and repeats the click. Once loaded, the dialog handles such clicks itself. */
  async function openQuote(event: MouseEvent) {
    if (event.defaultPrevented) return;
    const button = event.currentTarget as HTMLElement;
    const { start } = await lazyImport("quote/entry", () => import("../quote/entry.ts"));
    start();
    button.click();
  }

  return { firstMessage, answer, extras, openQuote };
}
