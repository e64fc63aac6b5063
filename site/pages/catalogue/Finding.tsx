import { type ReactNode, useRef } from "react";
import type { Facets } from "../../../contract/facet.ts";
import type { Visit } from "../../app/visit.ts";
import { CompareBar } from "../../compare/CompareBar.tsx";
import { ChosenFacetList, FacetSheet } from "./FacetSheet.tsx";
import { findingTexts } from "./finding_texts.ts";
import { countedFacets, searchedTerm } from "./table_pages.ts";

interface FindingProps {
  visit: Visit;
  /** A category's slug. */
  category?: string;
  /** What stands above the facets. */
  nav?: ReactNode;
  /** The table. */
  children: ReactNode;
}

/** A list with what it can be narrowed and ordered by beside it. */
export function Finding({ visit, category, nav, children }: FindingProps) {
  const counted = useLast(countedFacets(visit, category).value);
  const q = searchedTerm(visit);
  const rows = useRef<HTMLDivElement>(null);
  const isThere = counted && counted.facets.some(({ values }) => values.length > 0);
  return (
    <div className="finding">
      <link rel="stylesheet" href="/products/page.css" precedence="page" />
      <div className="finding-side">
        {nav}
        {isThere && <FacetSheet visit={visit} counted={counted} q={q} />}
      </div>
      <div className="finding-rows" ref={rows}>
        {isThere && <ChosenFacetList visit={visit} counted={counted} q={q} />}
        {counted?.total === 0 && isThere && <p className="hint">{findingTexts[visit.language].none}</p>}
        {children}
      </div>
      <CompareBar visit={visit} rows={rows} />
    </div>
  );
}

/** The last counts stay until new ones come. */
function useLast(counted: Facets | undefined): Facets | undefined {
  const last = useRef(counted);
  if (counted) last.current = counted;
  return last.current;
}
