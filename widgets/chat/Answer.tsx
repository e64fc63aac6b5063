import type { ComponentChildren } from "preact";
import { renderAnswer, safeAddress } from "../kit/render_answer.ts";
import answerCss from "./answer.css" with { type: "text" };
import type { Chat, ChatEntry } from "./chat.ts";
import { Rating } from "./Rating.tsx";
import ratingCss from "./rating.css" with { type: "text" };

export const css = answerCss + ratingCss;

export interface AnswerProps {
  chat: Chat;
  entry: ChatEntry;
  isLast: boolean;
  /** Called when a button with `data-roost-quote` is pressed. */
  onQuote: (event: MouseEvent) => void;
  /** Called when the visitor asks to talk to a person. */
  onContact: () => void;
}

/** Shows an answer with its sources, the suggested next steps and the rating buttons. */
export function Answer(props: AnswerProps) {
  const { chat, entry, isLast } = props;
  return (
    <>
      <Formatted text={entry.content} base={chat.base} />
      <Sources {...props} />
      {isLast && <NextSteps {...props} />}
      {entry.id && entry.kind && <Rating chat={chat} entry={entry} />}
    </>
  );
}

/** The text that each element shows. Unchanged text is not formatted again, which keeps the focus in it. */
const formatted = new WeakMap<Element, string>();

function Formatted({ text, base }: { text: string; base: string }) {
  function format(words: Element | null) {
    if (!words || formatted.get(words) === text) return;
    formatted.set(words, text);
    words.textContent = "";
    words.appendChild(renderAnswer(text, { base, newTab: base !== location.origin }));
  }
  return <div class="words formatted" ref={format} />;
}

function Sources({ chat: { texts, base }, entry: { sources = [] } }: AnswerProps) {
  if (sources.length === 0) return null;
  return (
    <p class="sources">
      {texts.sources}: {sources.map(({ title, url }, at) => (
        <>
          {at > 0 && ", "}
          <Out key={url} to={url} base={base}>{title}</Out>
        </>
      ))}
    </p>
  );
}

function NextSteps({ chat, entry: { replies = [], suggestions = [] }, onQuote, onContact }: AnswerProps) {
  const { model, texts, base } = chat;
  if (replies.length + suggestions.length === 0) return null;
  return (
    <div class="quick">
      {replies.map((reply) => (
        <button type="button" class="chip" onClick={() => model.send(reply)}>{reply}</button>
      ))}
      {suggestions.map((step) => {
        switch (step.kind) {
          case "quote":
            return (
              <button type="button" class="chip" data-roost-quote={step.product ?? ""} onClick={onQuote}>
                {texts.quoteFor(step.product)}
              </button>
            );
          case "contact":
            return <button type="button" class="chip" onClick={onContact}>{texts.contact}</button>;
          default:
            return <Out to={step.url} base={base} look="chip">{texts[step.kind]}</Out>;
        }
      })}
    </div>
  );
}

interface OutProps {
  to: string;
  base: string;
  look?: string;
  children: ComponentChildren;
}

/** A link to our site. On another origin it opens in a new tab. An unsafe address leaves only its text. */
function Out({ to, base, look, children }: OutProps) {
  const url = safeAddress(to, base);
  if (!url) return <>{children}</>;
  const isOwn = url.origin === location.origin;
  return <a class={look} href={url.href} target={isOwn ? undefined : "_blank"} rel="noopener">{children}</a>;
}
