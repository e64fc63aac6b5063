import type { ComponentChildren } from "preact";
import type { ChatEntry } from "./chat.ts";
import type { ChatViewProps } from "./ChatView.tsx";

/** The list of messages, the newest last. */
export function ChatLog(props: ChatViewProps) {
  const { model, texts } = props;
  const entries = model.entries.value;
  const text = model.arriving.value;
  const isWaiting = model.waiting.value;
  return (
    <div class="log" part="log" role="log" aria-label={texts.log} aria-busy={isWaiting} tabIndex={0}>
      <Said by={texts.title}>
        <p>{texts.greeting}</p>
        <p>{texts.help}</p>
        <ul>{texts.topics.map((topic) => <li key={topic}>{topic}</li>)}</ul>
      </Said>
      {entries.length === 0 && <QuickReplies {...props} />}
      {entries.map((entry, at) => (
        <Entry key={at} {...props} entry={entry} isLast={at === entries.length - 1} />
      ))}
      {model.unanswered.value && <Again {...props} />}
      {text && <Entry {...props} entry={{ role: "assistant", content: text, at: 0 }} isLast={false} />}
      {model.trouble.value && <Said by={texts.title}>{texts.error}</Said>}
      {isWaiting && (
        <p class="typing" role="status">
          <span class="unseen">{texts.typing(texts.title)}</span>
          <i />
          <i />
          <i />
        </p>
      )}
    </div>
  );
}

/** One message. `look` holds its CSS classes: the role of its author and the kind of the answer. */
function Said(
  { by, look = "assistant", children }: { by: string; look?: string; children: ComponentChildren },
) {
  return (
    <div class={`said ${look}`}>
      <span class="unseen">{by}:</span>
      {children}
    </div>
  );
}

function QuickReplies({ model, texts, onQuote }: ChatViewProps) {
  const { list, quote, shipping } = texts.quick;
  return (
    <div class="quick" role="group" aria-label={texts.quickLabel}>
      <button type="button" class="chip" onClick={() => model.send(list)}>{list}</button>
      <button type="button" class="chip" data-roost-quote="" onClick={onQuote}>{quote}</button>
      <button type="button" class="chip" onClick={() => model.send(shipping)}>{shipping}</button>
    </div>
  );
}

function Entry({ entry, isLast, ...props }: ChatViewProps & { entry: ChatEntry; isLast: boolean }) {
  const { texts, Answer } = props;
  const { role, content, kind = "", failed, offline } = entry;
  const isUser = role === "user";
  return (
    <Said by={isUser ? texts.you : texts.title} look={`${role} ${kind}`}>
      {isUser || failed || !Answer
        ? <p class="words">{content}</p>
        : <Answer entry={entry} isLast={isLast} />}
      {offline && <p class="note">{texts.offline}</p>}
      {failed && isLast && <Again {...props} />}
    </Said>
  );
}

function Again({ model, texts }: ChatViewProps) {
  return (
    <p class="quick">
      <button type="button" class="chip" onClick={model.again}>{texts.again}</button>
    </p>
  );
}
