import { CodeBlock } from "./CodeBlock.tsx";
import { policyOf } from "./snippets.ts";
import type { EmbedTexts } from "./texts/en.ts";

/** Answers what a dealer asks before adding a third-party script. */
export function GoodGuest({ texts, origin }: { texts: EmbedTexts; origin: string }) {
  return (
    <section className="wrap section embed-good" aria-labelledby="good-title">
      <h2 id="good-title">{texts.goodTitle}</h2>
      <div>
        {texts.good.map(([title, text], index) => (
          <article key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
            {index === POLICY && (
              <CodeBlock
                texts={texts}
                label={texts.policyLabel}
                code={policyOf(origin)}
              />
            )}
          </article>
        ))}
      </div>
    </section>
  );
}

/** Index of the answer about the content security policy. */
const POLICY = 1;
