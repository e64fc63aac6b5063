import { useEffect, useState } from "react";
import { type EmbedChoice, embedQuery } from "../../../contract/shared/embed.ts";
import type { Language } from "../../../contract/language.ts";
import type { EmbedTexts } from "./texts/en.ts";

/** Delay before the preview reloads, so that it does not reload on every keystroke. */
const REST_MS = 350;

interface Props {
  texts: EmbedTexts;
  choice: EmbedChoice;
  /** Language of the preview page; widgets without a language use it. */
  language: Language;
}

/** The widgets in a sample shop page, in a sandboxed frame. */
export function Preview({ texts, choice, language }: Props) {
  const query = `${embedQuery({ ...choice, partner: null, pinned: false })}&page=${language}`;
  const [shown, setShown] = useState(query);
  const [isNarrow, setNarrow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(query), REST_MS);
    return () => clearTimeout(timer);
  }, [query]);

  return (
    <section className="embed-preview" aria-labelledby="preview-title">
      <div className="section-subhead">
        <h2 id="preview-title">{texts.previewTitle}</h2>
        <div className="embed-segments needs-script" role="group" aria-label={texts.previewTitle}>
          {[false, true].map((narrow) => (
            <button
              key={String(narrow)}
              type="button"
              aria-pressed={isNarrow === narrow}
              onClick={() => setNarrow(narrow)}
            >
              {narrow ? texts.phone : texts.computer}
            </button>
          ))}
        </div>
      </div>
      <div className={isNarrow ? "embed-browser narrow" : "embed-browser"}>
        <p className="embed-bar" aria-hidden="true">
          <i />
          <i />
          <i />
          <span>https://your-shop.example</span>
        </p>
        {/* The key creates a new frame on each change: a changed `src` would add a step to the browser history. */}
        <iframe
          key={shown}
          src={`/embed/preview?${shown}`}
          title={texts.previewFrame}
          sandbox="allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox"
        />
      </div>
      <p className="note">{texts.previewNote}</p>
    </section>
  );
}
