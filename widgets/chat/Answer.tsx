import type { VNode } from "preact";
import css from "./answer.css" with { type: "text" };
import type { ChatEntry } from "./chat_message.ts";
import { formatMarkdown } from "./format_markdown.ts";
import { safeAddress } from "./safe_address.ts";
import type { ChatTexts } from "./texts/en.ts";

export interface AnswerParts {
  adopt: (css: string) => void;
  /** An answer's Markdown as clean nodes. */
  format?: typeof formatMarkdown;
  texts: ChatTexts;
  /** Where the paths of an answer lead. */
  base: string;
  onQuote: (event: MouseEvent) => void;
  /** What the visitor thinks of it. */
  rating: (entry: ChatEntry) => VNode;
  /** The visitor would rather talk to a person. */
  onContact: () => void;
}

export { createRatingView } from "./Rating.tsx";

/** Shows an answer with its sources, what may be done next, and what the visitor thinks of it. */
export function createAnswerView({ format = formatMarkdown, ...parts }: AnswerParts) {
  parts.adopt(css);
  const formatted = new WeakMap<Element, string>();
  return (entry: ChatEntry, isLast: boolean): VNode => {
    const { sources = [] } = entry;
    return (
      <>
        <div
          class="words formatted"
          ref={(words) => {
            // Made once: what is drawn again keeps the place and the focus of its reader.
            if (!words || formatted.get(words) === entry.content) return;
            formatted.set(words, entry.content);
            words.replaceChildren(format(entry.content, parts.base));
          }}
        />
        {sources.length > 0 && (
          <p class="sources">
            {parts.texts.sources}: {sources.map(({ title, url }, at) => (
              <>
                {at > 0 && ", "}
                <Out key={url} to={url} base={parts.base}>{title}</Out>
              </>
            ))}
          </p>
        )}
        {isLast && <NextSteps {...parts} entry={entry} />}
        {entry.id && entry.kind && parts.rating(entry)}
      </>
    );
  };
}

function NextSteps({ entry, texts, base, onQuote, onContact }: AnswerParts & { entry: ChatEntry }) {
  const { suggestions = [] } = entry;
  if (suggestions.length === 0) return null;
  return (
    <div class="quick">
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

/** A link to our site: out of a foreign page it opens beside it. */
function Out({ to, base, look, children }: { to: string; base: string; look?: string; children: string }) {
  const url = safeAddress(to, base);
  if (!url) return <>{children}</>;
  const isOwn = url.origin === location.origin;
  return <a class={look} href={url.href} target={isOwn ? undefined : "_blank"} rel="noopener">{children}</a>;
}
