import { type FormEvent, useEffect, useRef } from "react";
import { useRouter } from "wouter";
import { navigate } from "wouter/use-browser-location";
import { type FacetKey, type Facets, PRODUCT_SORTS } from "../../../contract/facet.ts";
import type { Visit } from "../../app/visit.ts";
import { Icon } from "../../ui/Icon.tsx";
import { Link } from "../../ui/Link.tsx";
import { type ChosenFacets, chosenQuery, countChosen, isChosen, readChosen } from "./facet_query.ts";
import { findingTexts } from "./finding_texts.ts";

/** Facets that stand open at first. */
const OPEN = 3;

interface FacetSheetProps {
  visit: Visit;
  counted: Facets;
  q: string;
}

/**
 * What the list can be narrowed and ordered by: a plain GET form. With scripts each choice counts at once, and the
 * address follows. On a phone it is a sheet behind one button.
 */
export function FacetSheet({ visit, counted, q }: FacetSheetProps) {
  const { base } = useRouter();
  const texts = findingTexts[visit.language];
  const sheet = useRef<HTMLDetailsElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const chosen = readChosen(visit.search);
  const number = countChosen(chosen);
  const apply = () => followForm(form.current!, q, chosenQuery(chosen));
  // What was ticked before the scripts came counts, too.
  useEffect(apply, []);
  // One value that all have tells nothing. A category's own page leads to the others above.
  const shown = counted.facets.filter(({ key, values }) =>
    key === "category"
      ? !visit.params.category && values.length > 0
      : values.length > 1 || values.some(({ id }) => isChosen(chosen, key, id))
  );
  function submit(event: FormEvent) {
    event.preventDefault();
    sheet.current!.open = false;
    document.getElementById("search")?.scrollIntoView();
  }
  return (
    <details
      className="facets"
      ref={sheet}
      onPointerOver={wakeTable}
      onFocus={wakeTable}
      onKeyDown={({ key }) => key === "Escape" && sheet.current!.removeAttribute("open")}
    >
      <summary>
        <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 7h9M17 7h3M4 17h3M11 17h9M15 4.5v5M9 14.5v5" />
        </svg>
        {texts.filter}
        {number > 0 && <span className="facets-number">{number}</span>}
        <Icon name="close" />
      </summary>
      <form
        ref={form}
        method="get"
        action={`${base}${visit.path}#search`}
        aria-label={texts.filter}
        onSubmit={submit}
      >
        {q && <input type="hidden" name="q" value={q} />}
        <div className="facets-sort">
          <label htmlFor="sort">{texts.sort}</label>
          <select id="sort" name="sort" value={chosen.sort ?? "featured"} onChange={apply}>
            {PRODUCT_SORTS.map((sort) => (
              <option key={sort} value={sort}>
                {sort === "featured" && q ? texts.best : texts.sorts[sort]}
              </option>
            ))}
          </select>
        </div>
        {shown.map((facet, place) => (
          <FacetValues
            key={facet.key}
            facet={facet}
            isOpen={place < OPEN}
            chosen={chosen}
            q={q}
            onChoose={apply}
          />
        ))}
        <div className="facets-end">
          <button type="submit" className="button">
            {texts.show(counted.total.toLocaleString("en-IN"), counted.total === 1)}
          </button>
        </div>
      </form>
    </details>
  );
}

interface FacetValuesProps {
  facet: Facets["facets"][number];
  /** Whether it stands open though nothing of it is chosen. */
  isOpen: boolean;
  chosen: ChosenFacets;
  q: string;
  onChoose: () => void;
}

/** The values of one facet, each to be ticked. A category is a link to its own page. */
function FacetValues({ facet: { key, title, values }, isOpen, chosen, q, onChoose }: FacetValuesProps) {
  return (
    <details
      className="facet"
      open={isOpen || values.some(({ id }) => isChosen(chosen, key, id)) || undefined}
    >
      <summary>{title}</summary>
      <ul>
        {values.map(({ id, name, count, untranslated }) => (
          <li key={id} lang={untranslated ? "en" : undefined}>
            {key === "category"
              ? (
                <Link href={`/products/${encodeURIComponent(id)}${suffix(chosenQuery(chosen), q)}`}>
                  {name} <span className="figure">{count}</span>
                </Link>
              )
              : (
                <label>
                  <input
                    type="checkbox"
                    name={key}
                    value={id}
                    checked={isChosen(chosen, key, id)}
                    onChange={onChoose}
                  />
                  <span>{name}</span> <span className="figure">{count}</span>
                </label>
              )}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** What is chosen, each a link to the list without it. */
export function ChosenFacetList({ visit, counted, q }: FacetSheetProps) {
  const texts = findingTexts[visit.language];
  const chosen = readChosen(visit.search);
  if (countChosen(chosen) === 0) return null;
  // "Coccidiosis" alone would not tell whether a product treats it or helps to prevent it.
  const nameOf = (key: FacetKey, id: string) => {
    const facet = counted.facets.find((facet) => facet.key === key);
    return `${facet?.title}: ${facet?.values.find((value) => value.id === id)?.name ?? id}`;
  };
  const { ids } = chosen;
  return (
    <ul className="chips chosen-facets" aria-label={texts.chosen}>
      {Object.entries(ids).flatMap(([key, all]) =>
        all.map((id) => {
          const rest = { ...chosen, ids: { ...ids, [key]: all.filter((other) => other !== id) } };
          const name = nameOf(key as FacetKey, id);
          return (
            <li key={`${key} ${id}`}>
              <Link className="chip" rel="nofollow" href={listAddress(visit.path, chosenQuery(rest), q)}>
                <span className="unseen">{texts.remove(name)}</span>
                <span aria-hidden="true">{name}</span> <Icon name="close" />
              </Link>
            </li>
          );
        })
      )}
      <li>
        <Link className="text-link" rel="nofollow" href={listAddress(visit.path, "", q)}>{texts.clear}</Link>
      </li>
    </ul>
  );
}

function suffix(query: string, q: string): string {
  const all = [q && new URLSearchParams({ q }).toString(), query].filter(Boolean).join("&");
  return all && `?${all}`;
}

function listAddress(path: string, query: string, q: string): string {
  return `${path}${suffix(query, q)}#search`;
}

/** Goes to the address of what the form says, unless it is there. */
function followForm(form: HTMLFormElement, q: string, current: string): void {
  const pairs = [...new FormData(form)].filter((pair): pair is [string, string] =>
    typeof pair[1] === "string"
  );
  const query = chosenQuery(readChosen(new URLSearchParams(pairs)));
  if (query !== current) navigate(location.pathname + suffix(query, q));
}

/** Has the table load what it needs to show other rows, as if it were pointed at itself. */
function wakeTable(): void {
  document.querySelector("roost-products")?.dispatchEvent(new Event("pointerover"));
}
