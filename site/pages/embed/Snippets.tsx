import { Tabs } from "../../ui/Tabs.tsx";
import { CodeBlock } from "./CodeBlock.tsx";
import { elementTags, htmlSnippet, reactSnippet, type SnippetParts, tagManagerSnippet } from "./snippets.ts";
import type { EmbedTexts, Platform } from "./texts/en.ts";

const PLATFORMS: Platform[] = ["html", "wordpress", "shopify", "wix", "gtm", "react"];
/** Type declarations that the build provides for editors. */
const TYPES = ["roost.d.ts", "roost-react.d.ts"];

/** The code for each kind of website, with instructions where to paste it. */
export function Snippets(
  { texts, parts, hasTypes }: { texts: EmbedTexts; parts: SnippetParts; hasTypes: boolean },
) {
  return (
    <Tabs
      label={texts.where}
      tabs={PLATFORMS.map((platform) => ({
        id: platform,
        title: texts.platforms[platform],
        content: (
          <div className="embed-platform">
            <ol>
              {texts.steps[platform].map((step) => <li key={step}>{step}</li>)}
              {parts.choice.widgets.length > 1 && <li>{texts.several}</li>}
              {platform === "react" && hasTypes && (
                <li>
                  {texts.typesLabel}: {TYPES.map((name, index) => (
                    <span key={name}>
                      {index > 0 && ", "}
                      <a href={`/widgets/${name}`} download>{name}</a>
                    </span>
                  ))}
                </li>
              )}
            </ol>
            <div>
              {codesFor(platform, parts).map((code, index) => (
                <CodeBlock
                  key={index}
                  texts={texts}
                  label={`${texts.codeLabel}: ${texts.platforms[platform]}${index > 0 ? " 2" : ""}`}
                  code={code}
                />
              ))}
            </div>
          </div>
        ),
      }))}
    />
  );
}

function codesFor(platform: Platform, parts: SnippetParts): string[] {
  // A tag manager cannot insert the elements, so they are a separate snippet.
  if (platform === "gtm") {
    return [tagManagerSnippet(parts), elementTags(parts)].filter((code) => code !== undefined);
  }
  return [platform === "react" ? reactSnippet(parts) : htmlSnippet(parts)];
}
