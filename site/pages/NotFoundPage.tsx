import type { Description, PageRoute, Visit } from "../app/visit.ts";
import type { ShownPage } from "../../contract/page.ts";
import { MissingPage } from "../ui/MissingPage.tsx";

/** The head of a page that does not exist: no canonical URL and `noindex`. */
export function describeMissing(visit: Visit, own?: { title: string; text: string }): Description {
  const { title, text } = own ?? textsOf(visit);
  return {
    kind: "page",
    metadata: { title, description: text, path: visit.path, noindex: true, structured: [] },
  };
}

const PART = "/api/parts/not-found";

export const notFoundRoute: PageRoute = {
  queries: () => [PART],
  describe: (visit) => describeMissing(visit),
  Page: NotFoundPage,
};

/** The owner's words, where there are any. */
function textsOf({ read, texts }: Visit) {
  const { title, lead } = read<ShownPage>(PART).value ?? {};
  const { notFound } = texts.shell;
  return { title: title ?? notFound.title, text: lead ?? notFound.text };
}

function NotFoundPage({ visit }: { visit: Visit }) {
  const { notFound } = visit.texts.shell;
  const email = visit.company.contact.emails[0];
  return (
    <MissingPage
      {...textsOf(visit)}
      links={[["/", notFound.home], ["/products", notFound.products]]}
    >
      {email && <a className="text-link" href={`mailto:${email}`}>{notFound.email}: {email}</a>}
    </MissingPage>
  );
}
