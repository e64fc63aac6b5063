import { describePage } from "../app/describe_page.ts";
import type { Texts } from "../texts/texts.ts";
import { PageHead } from "../ui/PageHead.tsx";
import type { PageRoute, Visit } from "../app/visit.ts";

export const privacyRoute = legalRoute("/privacy-policy", ({ legal }) => legal.privacy);
export const termsRoute = legalRoute("/terms-of-service", ({ legal }) => legal.terms);

type LegalTexts = Texts["legal"]["privacy"];

function legalRoute(path: string, pick: (texts: Texts) => LegalTexts): PageRoute {
  return {
    describe: (visit) => {
      const words = pick(visit.texts);
      return describePage(visit, {
        title: words.title,
        description: words.metaDescription(visit.company.name),
        path,
      });
    },
    Page: ({ visit }) => <LegalPage visit={visit} words={pick(visit.texts)} />,
  };
}

function LegalPage({ visit, words }: { visit: Visit; words: LegalTexts }) {
  return (
    <>
      <PageHead visit={visit} title={words.title} text={visit.texts.legal.updated} />
      <div className="wrap section">
        <div className="prose">
          {words.sections(visit.company.name).map(({ title, text }) => (
            <section key={title}>
              <h2>{title}</h2>
              <p>{text}</p>
            </section>
          ))}
        </div>
      </div>
    </>
  );
}
