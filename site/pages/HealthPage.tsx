import { useRef } from "react";
import type { Conditions, FittingConditions } from "../../contract/health.ts";
import { describeAbsence, describePage } from "../app/describe_page.ts";
import type { PageRoute, Visit } from "../app/visit.ts";
import { PageHead } from "../ui/PageHead.tsx";
import { Skeleton } from "../ui/Skeleton.tsx";
import { AllConditions } from "./health/AllConditions.tsx";
import { FinderForm } from "./health/FinderForm.tsx";
import { Fits } from "./health/Fits.tsx";
import { healthTexts } from "./health/health_texts.ts";
import { LIST_QUERY, readListed } from "./health/list_query.ts";
import { conditionsPath } from "./health/paths.ts";
import { fittingPath, readSaid, SAID_QUERY } from "./health/said_query.ts";

export const healthRoute: PageRoute = {
  query: [...SAID_QUERY, ...LIST_QUERY],
  queries: ({ search }) => {
    const fitting = fittingPath(readSaid(search));
    return [conditionsPath(readListed(search).q), ...(fitting ? [fitting] : [])];
  },
  describe: (visit) => {
    const conditions = visit.read<Conditions>(conditionsPath(readListed(visit.search).q));
    if (!conditions.value) return describeAbsence(conditions);
    const texts = healthTexts[visit.language];
    return describePage(visit, {
      title: texts.metaTitle,
      description: texts.metaDescription(visit.company.name),
      path: "/health",
      crumbs: [{ name: texts.title, path: "/health" }],
    });
  },
  Page: HealthPage,
};

/** Finds conditions by what is seen. Every choice is in the address, so it works without scripts and can be shared. */
function HealthPage({ visit }: { visit: Visit }) {
  const texts = healthTexts[visit.language];
  const said = readSaid(visit.search);
  const listed = readListed(visit.search);
  const { value: known, loading } = visit.read<Conditions>(conditionsPath(listed.q));
  const fitting = useFitting(visit);
  if (loading || !known) {
    return <Skeleton rows={10} label={visit.texts.shell.loading} className="wrap section" />;
  }
  return (
    <>
      <link rel="stylesheet" href="/health/page.css" precedence="page" />
      <PageHead visit={visit} title={texts.title} text={texts.text} />
      <div className="wrap finder">
        <FinderForm said={said} known={known} texts={texts} />
        <Fits visit={visit} said={said} known={known} fitting={fitting} texts={texts} />
      </div>
      <AllConditions conditions={known.conditions} listed={listed} said={said} texts={texts} />
    </>
  );
}

/** What fits; while the next answer loads, the one before. */
function useFitting(visit: Visit): FittingConditions | undefined {
  const path = fittingPath(readSaid(visit.search));
  const answer = path ? visit.read<FittingConditions>(path) : undefined;
  const last = useRef<FittingConditions>(undefined);
  if (answer?.value || !answer) last.current = answer?.value;
  return answer?.value ?? last.current;
}
