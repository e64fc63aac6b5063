import { useEffect, useState } from "react";
import type { Category } from "../../contract/category.ts";
import {
  EMBED_QUERY,
  type EmbedChoice,
  embedQuery,
  HOUSE_ACCENT,
  readEmbedChoice,
} from "../../contract/shared/embed.ts";
import { inEachLanguage } from "../../contract/shared/language_modules.ts";
import { describePage } from "../app/describe_page.ts";
import { PageHead } from "../ui/PageHead.tsx";
import type { PageRoute, Visit } from "../app/visit.ts";
import { CATEGORIES_PATH, listedCategories } from "./catalogue/categories.ts";
import { CodeCheck } from "./embed/CodeCheck.tsx";
import { EmbedForm } from "./embed/EmbedForm.tsx";
import { GoodGuest } from "./embed/GoodGuest.tsx";
import { Preview } from "./embed/Preview.tsx";
import { Snippets } from "./embed/Snippets.tsx";
import type { Pinned } from "./embed/snippets.ts";
import type { EmbedTexts } from "./embed/texts/en.ts";

/** All languages are in this page's chunk, so that other pages do not load these texts. */
const embedTexts = await inEachLanguage<EmbedTexts>((language) => import(`./embed/texts/${language}.ts`));

/** The build's list of script versions that a page may pin. */
const PINNED_PATH = "/widgets/manifest.json";

/** The parameter with code that a dealer has checked without JavaScript. */
const CHECK = "check";

export const embedRoute: PageRoute = {
  query: [...EMBED_QUERY, CHECK],
  queries: () => [CATEGORIES_PATH, PINNED_PATH],
  describe: (visit) => {
    const texts = embedTexts[visit.language];
    return describePage(visit, {
      title: texts.metaTitle,
      description: texts.metaDescription(visit.company.name),
      path: "/embed",
    });
  },
  Page: EmbedPage,
};

/** A configurator: a dealer chooses widgets, sees a preview of all and copies the code. */
function EmbedPage({ visit }: { visit: Visit }) {
  const texts = embedTexts[visit.language];
  const [given, setChoice] = useState<EmbedChoice>(() => readEmbedChoice(visit.search));
  const categories = listedCategories(visit.read<Category[]>(CATEGORIES_PATH).value);
  const isUnknown = given.category !== null && categories.length > 0 &&
    !categories.some(({ slug }) => slug === given.category);
  // No snippet is made with a category that does not exist.
  const choice = isUnknown ? { ...given, category: null } : given;
  const scripts = visit.read<Partial<Record<string, Pinned>>>(PINNED_PATH).value;
  const canPin = choice.widgets.length > 0 && choice.widgets.every((widget) => scripts?.[widget]);
  const house = visit.frame.colour;
  const query = embedQuery(choice).toString();

  // The choice is kept in the URL, so that it can be reopened and shared.
  useEffect(() => {
    if (location.search.slice(1) === query || (!location.search && query === "widget=chat")) return;
    if (new URLSearchParams(location.search).has(CHECK)) return;
    history.replaceState(history.state, "", `${location.pathname}?${query}${location.hash}`);
  }, [query]);

  return (
    <>
      <link rel="stylesheet" href="/embed/page.css" precedence="page" />
      <PageHead visit={visit} title={texts.title} text={texts.text}>
        <dl className="embed-facts">
          {texts.facts.map(([title, text]) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </PageHead>
      {isUnknown && (
        <div className="wrap">
          <p className="form-status" role="alert">{texts.categoryUnknown(given.category!)}</p>
        </div>
      )}
      <div className="wrap section embed-build">
        <EmbedForm
          texts={texts}
          choice={choice}
          categories={categories}
          canPin={canPin}
          house={[house ?? HOUSE_ACCENT, house ? visit.company.shortName : texts.accentNames[0]!]}
          onChange={(change) => setChoice({ ...choice, ...change })}
        />
        {choice.widgets.length > 0 && <Preview texts={texts} choice={choice} language={visit.language} />}
      </div>
      {choice.widgets.length > 0 && (
        <section className="sunk" id="snippet" aria-labelledby="snippet-title">
          <div className="wrap section embed-snippet">
            <h2 id="snippet-title">{texts.snippetTitle}</h2>
            <p className="lead">{texts.snippetText}</p>
            <Snippets
              texts={texts}
              hasTypes={scripts !== undefined}
              parts={{
                // A pinned version knows nothing of the company's colour.
                choice: house && choice.pinned ? { ...choice, accent: choice.accent ?? house } : choice,
                origin: visit.origin,
                pinned: choice.pinned && canPin ? scripts : undefined,
                fallback: texts.fallback,
              }}
            />
          </div>
        </section>
      )}
      <CodeCheck
        texts={texts}
        choice={choice}
        given={visit.search.get(CHECK) ?? ""}
        slugs={categories.map(({ slug }) => slug)}
        origin={visit.origin}
      />
      <GoodGuest texts={texts} origin={visit.origin} />
    </>
  );
}
