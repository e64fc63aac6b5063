import type { Description, PageRoute, Visit } from "../app/visit.ts";
import { MissingPage } from "../ui/MissingPage.tsx";

/** The head of a page that does not exist: no canonical URL and `noindex`. */
export function describeMissing(visit: Visit, own?: { title: string; text: string }): Description {
  const { title, text } = own ?? visit.texts.shell.notFound;
  return {
    kind: "page",
    metadata: { title, description: text, path: visit.path, noindex: true, structured: [] },
  };
}

export const notFoundRoute: PageRoute = {
  describe: (visit) => describeMissing(visit),
  Page: NotFoundPage,
};

function NotFoundPage({ visit }: { visit: Visit }) {
  const { notFound } = visit.texts.shell;
  const email = visit.company.contact.emails[0];
  return (
    <MissingPage
      title={notFound.title}
      text={notFound.text}
      links={[["/", notFound.home], ["/products", notFound.products]]}
    >
      {email && <a className="text-link" href={`mailto:${email}`}>{notFound.email}: {email}</a>}
    </MissingPage>
  );
}
