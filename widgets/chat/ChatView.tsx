import type { ComponentChildren } from "preact";
import { closeIcon, icon } from "../kit/icons.tsx";
import type { ShownAnswer } from "./chat_parts.tsx";
import type { ChatModel } from "./ChatModel.ts";
import { ChatLog } from "./ChatLog.tsx";
import { QUESTION_MAX } from "../../contract/limits.ts";
import type { ChatTexts } from "./texts/en.ts";

export interface ChatViewProps {
  model: ChatModel;
  texts: ChatTexts;
  /** Shows an answer. Until this part is loaded, answers are shown as plain text. */
  Answer?: ShownAnswer;
  onClose: () => void;
  /** Called when the visitor opens the menu of other actions. */
  onMore: () => void;
  isMoreOpen?: boolean;
  /** Called when a button with `data-roost-quote` is pressed. */
  onQuote: (event: MouseEvent) => void;
  /** The menu and the dialogs. */
  children?: ComponentChildren;
}

/** The chat panel: the header, the messages and the input. */
export function ChatView(props: ChatViewProps) {
  const { model, texts, onClose, onMore, isMoreOpen = false, children } = props;
  return (
    <>
      <div class="head">
        <h2 id="title" tabIndex={-1}>{texts.title}</h2>
        <button
          type="button"
          class="icon"
          part="more"
          aria-label={texts.more}
          aria-haspopup="menu"
          aria-expanded={isMoreOpen}
          title={texts.more}
          onClick={onMore}
        >
          {icon("M5 12h.01M12 12h.01M19 12h.01")}
        </button>
        <button type="button" class="icon" part="close" aria-label={texts.close} onClick={onClose}>
          {closeIcon()}
        </button>
      </div>
      <ChatLog {...props} />
      <div class="write">
        <textarea
          rows={1}
          part="input"
          dir="auto"
          aria-label={texts.placeholder}
          placeholder={texts.placeholder}
          maxLength={QUESTION_MAX}
          enterkeyhint="send"
          disabled={model.waiting.value}
          value={model.draft.value}
          onInput={(event) => (model.draft.value = event.currentTarget.value)}
          onKeyDown={(event) => {
            // During IME composition, Enter confirms the composed characters.
            if (event.key !== "Enter" || event.shiftKey || event.isComposing) return;
            event.preventDefault();
            model.send();
          }}
        />
        <button
          type="button"
          class="icon send"
          part="send"
          aria-label={texts.send}
          disabled={!model.canSend.value}
          onClick={() => model.send()}
        >
          {icon("M4 12l16-8-6 16-3-7z")}
        </button>
      </div>
      {children}
    </>
  );
}
