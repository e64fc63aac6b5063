import type { ProhibitedList } from "../../contract/health.ts";
import { PROHIBITED_PATH } from "../../contract/shared/prohibited_path.ts";
import { describePage } from "../app/describe_page.ts";
import type { PageRoute, Visit } from "../app/visit.ts";
import { PageHead } from "../ui/PageHead.tsx";
import { Skeleton } from "../ui/Skeleton.tsx";
import { langOf } from "../ui/untranslated.tsx";
import { healthTexts } from "./health/health_texts.ts";
import { PROHIBITED_LIST_PATH } from "./health/paths.ts";
import { SourceList } from "./health/SourceList.tsx";

export const prohibitedRoute: PageRoute = {
  queries: () => [PROHIBITED_LIST_PATH],
  describe: (visit) => {
    const { title, prohibited } = healthTexts[visit.language];
    return describePage(visit, {
      title: prohibited.metaTitle,
      description: prohibited.metaDescription,
      path: PROHIBITED_PATH,
      crumbs: [{ name: title, path: "/health" }, { name: prohibited.link, path: PROHIBITED_PATH }],
    });
  },
  Page: ProhibitedListPage,
};

/** What may not be given to animals for food, each with the notice that says so. Articles and the search lead here. */
function ProhibitedListPage({ visit }: { visit: Visit }) {
  const { prohibited: words } = healthTexts[visit.language];
  const { value: substances } = visit.read<ProhibitedList>(PROHIBITED_LIST_PATH);
  return (
    <>
      <link rel="stylesheet" href="/health/page.css" precedence="page" />
      <PageHead visit={visit} title={words.title} text={words.text} />
      <div className="wrap section">
        {substances
          ? (
            <dl className="prohibited-list">
              {substances.map((each) => (
                <div key={each.id} id={each.id}>
                  <dt lang={langOf(each, "name")}>{each.name}</dt>
                  {each.reason && <dd lang={langOf(each, "reason")}>{each.reason}</dd>}
                  <dd className="sources">
                    {each.sources.length > 0 ? <SourceList sources={each.sources} /> : words.noNotice}
                  </dd>
                </div>
              ))}
            </dl>
          )
          : <Skeleton rows={10} label={visit.texts.shell.loading} />}
      </div>
    </>
  );
}
