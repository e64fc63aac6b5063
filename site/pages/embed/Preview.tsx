import { useEffect, useState } from "react";
import { type EmbedChoice, embedQuery } from "../../../contract/shared/embed.ts";
import type { Language } from "../../../contract/language.ts";
import type { EmbedTexts } from "./texts/en.ts";

/** Who is still typing or sliding waits for no page of each letter. */
const REST_MS = 350;

interface Props {
  texts: EmbedTexts;
  choice: EmbedChoice;
  /** Of the shop's page: where the widget's is not chosen, it follows. */
  language: Language;
}

/** The widget as it was chosen, in a frame of a shop's page that may do nothing but show it. */
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
        {/* A new one each time: the back button goes on to lead to the page before ours. */}
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
