import type { ChatEntry } from "./chat_message.ts";
import type { ChatViewProps } from "./ChatView.tsx";

/** What was said, the newest last. */
export function ChatLog(props: ChatViewProps) {
  const { model, texts, format } = props;
  const entries = model.entries.value;
  const text = model.arriving.value;
  return (
    <div
      class="log"
      part="log"
      role="log"
      aria-label={texts.log}
      aria-busy={model.waiting.value}
      tabIndex={0}
    >
      <div class="said assistant">
        <span class="unseen">{texts.assistant}:</span>
        <p>{texts.greeting}</p>
        <p>{texts.help}</p>
        <ul>{texts.topics.map((topic) => <li key={topic}>{topic}</li>)}</ul>
      </div>
      {entries.length === 0 && <QuickReplies {...props} />}
      {entries.map((entry, at) => (
        <Entry key={at} {...props} entry={entry} isLast={at === entries.length - 1} />
      ))}
      {text && (
        <div class="said assistant">
          <Words text={text} format={format} />
        </div>
      )}
      {model.waiting.value && (
        <p class="typing" role="status">
          <span class="unseen">{texts.typing}</span>
          <i />
          <i />
          <i />
        </p>
      )}
    </div>
  );
}

function QuickReplies({ model, texts, onQuote }: ChatViewProps) {
  const { list, quote, shipping } = texts.quick;
  return (
    <div class="quick" role="group" aria-label={texts.quickLabel}>
      <button type="button" onClick={() => model.send(list)}>{list}</button>
      <button type="button" data-roost-quote="" onClick={onQuote}>{quote}</button>
      <button type="button" onClick={() => model.send(shipping)}>{shipping}</button>
    </div>
  );
}

function Entry(
  { entry, isLast, ...props }: ChatViewProps & { entry: ChatEntry; isLast: boolean },
) {
  const { model, texts, base, format } = props;
  const { role, content, sources = [], failed } = entry;
  return (
    <div class={`said ${role}`}>
      <span class="unseen">{role === "user" ? texts.you : texts.assistant}:</span>
      {role === "user" || failed ? <p class="words">{content}</p> : <Words text={content} format={format} />}
      {sources.length > 0 && (
        <p class="sources">
          {texts.sources}: {sources.map(({ title, url }, at) => (
            <>
              {at > 0 && ", "}
              <Out key={url} to={url} base={base}>{title}</Out>
            </>
          ))}
        </p>
      )}
      {failed && isLast && <button type="button" class="again" onClick={model.again}>{texts.again}</button>}
      {isLast && <NextSteps {...props} entry={entry} />}
    </div>
  );
}

function NextSteps({ entry, texts, base, onQuote }: ChatViewProps & { entry: ChatEntry }) {
  const { suggestions = [] } = entry;
  if (suggestions.length === 0) return null;
  return (
    <div class="quick">
      {suggestions.map((step) =>
        step.kind === "quote"
          ? (
            <button key={step.kind} type="button" data-roost-quote={step.product ?? ""} onClick={onQuote}>
              {texts.quoteFor(step.product)}
            </button>
          )
          : <Out key={step.kind} to={step.url} base={base}>{texts[step.kind]}</Out>
      )}
    </div>
  );
}

/** As Markdown once that can be shown; until then as it was written. */
function Words({ text, format }: { text: string; format: ChatViewProps["format"] }) {
  if (!format) return <p class="words">{text}</p>;
  return <div class="words formatted" dangerouslySetInnerHTML={{ __html: format(text) }} />;
}

/** A link to our site: out of a foreign page it opens beside it. Anything but http is no link. */
function Out({ to, base, children }: { to: string; base: string; children: string }) {
  const url = URL.parse ? URL.parse(to, base) : new URL(to, base);
  if (!url || !/^https?:$/.test(url.protocol)) return <>{children}</>;
  const isOwn = url.origin === location.origin;
  return <a href={url.href} target={isOwn ? undefined : "_blank"} rel="noopener">{children}</a>;
}
