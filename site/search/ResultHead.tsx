import { useEffect, useRef } from "react";
import type { SearchAnswer } from "../../contract/search.ts";
import { PROHIBITED_PATH } from "../../contract/shared/prohibited_path.ts";
import { CategoryChips } from "../ui/CategoryChips.tsx";
import { Icon } from "../ui/Icon.tsx";
import { Link } from "../ui/Link.tsx";
import { QuoteLink } from "../ui/QuoteLink.tsx";
import type { Visit } from "../app/visit.ts";
import { MarkedText } from "./MarkedText.tsx";
import { searchPath } from "./suggest.ts";

/** The number of related products shown for an empty result. */
const NEAREST_MAX = 6;

/** API paths that a results page needs. */
export function resultQueries(q: string): string[] {
  return q ? [searchPath(q, NEAREST_MAX)] : [];
}

interface ResultProps {
  visit: Visit;
  q: string;
}

function answerOf({ visit, q }: ResultProps): SearchAnswer | undefined {
  const [path] = resultQueries(q);
  return path ? visit.read<SearchAnswer>(path).value : undefined;
}

/** Shown above the results: how the query was understood, a spelling correction, and related categories. */
export function ResultHead({ visit, q }: ResultProps) {
  const answer = answerOf({ visit, q });
  const { search } = visit.texts;
  const head = useRef<HTMLDivElement>(null);
  const marked = answer?.terms.join(" ") ?? "";
  useEffect(() => {
    const table = head.current?.parentElement?.querySelector("roost-products");
    if (!table || !marked) return;
    let isOver = false;
    let unmark: (() => void) | undefined;
    import("./mark_rows.ts").then(({ markRows }) => {
      if (!isOver) unmark = markRows(table, marked.split(" "));
    }, () => {});
    return () => {
      isOver = true;
      unmark?.();
    };
  }, [marked]);
  if (!answer) return null;
  const typed = `“${q}”`;
  // A "gas heater" that nobody sells is no gas poisoning.
  const what = answer.total === 0 && answer.unsold.length > 0 ? typed : wordsFor(answer);
  const meant = answer.didYouMean;
  return (
    <div className="result-head" ref={head}>
      <h2>
        {answer.total === 0
          ? search.nothingFor(what || typed)
          : what
          ? search.understood(what)
          : search.results(q)}
      </h2>
      {answer.unsold.map(({ id, name }) => <p key={id}>{search.unsold(name)}</p>)}
      {answer.unknown.length > 0 && <p>{search.unknown(answer.unknown.join(" "))}</p>}
      {answer.missingForm && <p>{search.missingForm(answer.missingForm.name)}</p>}
      {meant && (
        <p>
          <Link href={`/products?${new URLSearchParams({ q: meant })}`}>{search.didYouMean(meant)}</Link>
        </p>
      )}
      {answer.brands.map(({ id, name, of }) => (
        <p key={id}>
          {search.brand(name, new Intl.ListFormat(visit.language, { type: "unit" }).format(of))}
          {answer.total > 0 && ` ${search.notTheSame}`}
        </p>
      ))}
      {answer.prohibited.map(({ id, name }) => (
        <p className="result-urgent" key={id}>
          <Icon name="alert" />
          <span>
            {search.prohibited(name)}{" "}
            <Link href={`${PROHIBITED_PATH}#${id}`} className="text-link">
              {visit.texts.legal.sitemap.prohibited}
            </Link>
          </span>
        </p>
      ))}
      {answer.total > 0 && isUrgent(answer) && (
        <p className="result-urgent">
          <Icon name="alert" />
          {search.urgent}
        </p>
      )}
      {answer.total > 0 && answer.categories.length > 0 && (
        <nav aria-label={search.related}>
          <span aria-hidden="true">{search.related}</span>
          <CategoryChips categories={answer.categories} />
        </nav>
      )}
    </div>
  );
}

/** Shown below an empty table: related products and a link to ask. */
export function NearestProducts({ visit, q }: ResultProps) {
  const answer = answerOf({ visit, q });
  const { search, shell } = visit.texts;
  if (!answer || answer.total > 0 || answer.prohibited.length > 0) return null;
  return (
    <div className="nearest">
      {answer.nearest.length > 0 && (
        <>
          <h3>{answer.nearestAre === "featured" ? visit.texts.home.featured.title : search.nearestTitle}</h3>
          <ul>
            {answer.nearest.map(({ slug, name, category, why }) => (
              <li key={slug}>
                <Link href={`/product/${encodeURIComponent(slug)}`}>
                  <MarkedText text={name} terms={answer.terms} />
                </Link>
                <small>{why.text && why.text !== category ? `${category} · ${why.text}` : category}</small>
              </li>
            ))}
          </ul>
        </>
      )}
      <p>{search.ask}</p>
      <QuoteLink className="button">{shell.requestQuote}</QuoteLink>
    </div>
  );
}

/**
 * Whether the query names a disease that kills fast, or such a disease is the most likely one by the signs.
 * If it is only one of several, a warning would teach visitors to ignore warnings.
 */
function isUrgent({ diseases, understood }: SearchAnswer): boolean {
  const named = new Set(understood.map(({ id }) => id));
  return diseases.some(({ id, urgent }, rank) => urgent && (rank === 0 || named.has(id)));
}

/** The terms that the query was understood as: "amprolium + layers". Empty if none was understood. */
function wordsFor({ understood }: SearchAnswer): string {
  return understood.map(({ name }) => name).join(" + ");
}
