import { QUESTION_LETTERS } from "./question_letters.ts";
import type { ChatModel } from "./ChatModel.ts";
import { ChatLog } from "./ChatLog.tsx";
import { clearIcon, closeIcon, sendIcon } from "./icons.tsx";
import { RegistrationDialog } from "./RegistrationDialog.tsx";
import type { ChatTexts } from "./texts/en.ts";

export interface ChatViewProps {
  model: ChatModel;
  texts: ChatTexts;
  /** Where the paths of an answer lead. */
  base: string;
  /** Markdown as clean HTML, once what makes it has come. */
  format?: (markdown: string) => string;
  onClose: () => void;
  /** A button with `data-roost-quote` was pressed. */
  onQuote: (event: MouseEvent) => void;
}

/** The panel: head, what was said, and where to write. */
export function ChatView(props: ChatViewProps) {
  const { model, texts, onClose } = props;
  const isWaiting = model.waiting.value;
  return (
    <>
      <div class="head">
        <h2 id="title" tabIndex={-1}>{texts.title}</h2>
        {model.entries.value.length > 0 && (
          <button
            type="button"
            class="icon"
            aria-label={texts.clear}
            title={texts.clear}
            onClick={model.clear}
          >
            {clearIcon()}
          </button>
        )}
        <button type="button" class="icon" part="close" aria-label={texts.close} onClick={onClose}>
          {closeIcon()}
        </button>
      </div>
      <ChatLog {...props} />
      <form
        class="write"
        onSubmit={(event) => {
          event.preventDefault();
          model.send();
        }}
      >
        <textarea
          rows={1}
          part="input"
          aria-label={texts.placeholder}
          placeholder={texts.placeholder}
          maxLength={QUESTION_LETTERS}
          enterkeyhint="send"
          disabled={isWaiting}
          value={model.draft.value}
          onInput={(event) => (model.draft.value = event.currentTarget.value)}
          onKeyDown={(event) => {
            // An input method's own Enter only chooses letters.
            if (event.key !== "Enter" || event.shiftKey || event.isComposing) return;
            event.preventDefault();
            model.send();
          }}
        />
        <button
          type="submit"
          class="icon send"
          part="send"
          aria-label={texts.send}
          disabled={!model.canSend.value}
        >
          {sendIcon()}
        </button>
      </form>
      <RegistrationDialog model={model} texts={texts} />
    </>
  );
}
