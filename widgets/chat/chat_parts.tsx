import type { ComponentType } from "preact";
import { networkFailure } from "../kit/events.ts";
import { lazyImport } from "../kit/lazy_import.ts";
import { lazyPart } from "../kit/lazy_part.ts";
import type { AnswerProps } from "./Answer.tsx";
import type { Chat } from "./chat.ts";

export type ChatParts = ReturnType<typeof createChatParts>;

/** What a view is told of an answer; the rest it has from its chat. */
export type ShownAnswer = ComponentType<Pick<AnswerProps, "entry" | "isLast">>;

/** The parts of a chat that are loaded when they are wanted. */
export function createChatParts(chat: Chat) {
  const { model, onFailure } = chat;
  const lost = (error: unknown) => onFailure(networkFailure(error));

  /** What asks the assistant and registers the visitor. */
  const firstMessage = lazyPart(async () => {
    const part = await lazyImport("chat/first_message", () => import("./first_message.tsx"));
    return await part.createFirstMessage(chat);
  }, lost);

  /** What formats answers. */
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

  /** The quote dialog watches for clicks on such buttons, once it is there; the first click loads it. */
  async function openQuote(event: MouseEvent) {
    if (event.defaultPrevented) return;
    const button = event.currentTarget as HTMLElement;
    const { start } = await lazyImport("quote/entry", () => import("../quote/entry.ts"));
    start();
    button.click();
  }

  return { firstMessage, answer, extras, openQuote };
}
