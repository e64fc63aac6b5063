import type { RefObject } from "react";
import type { FoundProduct } from "../../contract/search.ts";
import { Link } from "../ui/Link.tsx";
import type { Visit } from "../app/visit.ts";
import { MarkedText } from "./MarkedText.tsx";
import { conditionsOf, countOf, useCombobox } from "./use_combobox.ts";

interface SearchSuggestionsProps {
  visit: Visit;
  input: RefObject<HTMLInputElement | null>;
  /** Path of the results page. */
  action: string;
}

/**
 * Suggestions below a search box, which becomes a combobox: arrow keys choose, Enter follows, Escape closes.
 * The options are links, so that they can open in a new tab. Loaded at the box's first focus.
 */
export function SearchSuggestions({ visit, input, action }: SearchSuggestionsProps) {
  const { answer, isOpen, active, term, close, listId } = useCombobox(visit, input);
  const { search } = visit.texts;
  const products = answer && (answer.products.length > 0 ? answer.products : answer.nearest);
  const found = answer && answer.products.length > 0;
  const notSo = answer?.missingForm && search.missingForm(answer.missingForm.name);
  const instead = answer?.nearestAre === "featured" ? visit.texts.home.featured.title : search.nearest;
  const isNothing = isOpen && answer && countOf(answer) + answer.prohibited.length === 0;
  const unknown = answer?.unknown.join(" ");
  let place = 0;
  const option = () => {
    const index = place++;
    return {
      id: `${listId}-${index}`,
      role: "option",
      tabIndex: -1,
      "aria-selected": index === active,
      className: "suggestion",
    } as const;
  };
  const figure = (count: number) => count.toLocaleString(`${visit.language}-IN`);
  return (
    <>
      <p className={isNothing ? "suggestions suggestions-head" : "unseen"} role="status">
        {isOpen && answer &&
          (isNothing && unknown ? search.unknown(unknown) : search.available(countOf(answer)))}
      </p>
      {isOpen && answer && answer.prohibited.length > 0 && (
        <div className="suggestions" role="alert">
          {answer.prohibited.map(({ id, name }) => (
            <p className="result-urgent" key={id}>{search.prohibited(name)}</p>
          ))}
        </div>
      )}
      {isOpen && answer && countOf(answer) > 0 && (
        <div
          id={listId}
          className="suggestions"
          role="listbox"
          aria-label={search.list}
          // Keeps the focus in the box, so that a phone's keyboard stays open.
          onPointerDown={(event) => event.preventDefault()}
          onClick={close}
        >
          {answer.didYouMean && !found && (
            <Link href={`${action}?${new URLSearchParams({ q: answer.didYouMean })}`} {...option()}>
              {search.didYouMean(answer.didYouMean)}
            </Link>
          )}
          {products!.length > 0 && (
            <div role="group" aria-label={notSo ?? (found ? search.products : instead)}>
              {(notSo || !found) && <p className="suggestions-head" aria-hidden="true">{notSo ?? instead}</p>}
              {products!.map((product) => (
                <Link key={product.slug} href={`/product/${encodeURIComponent(product.slug)}`} {...option()}>
                  <ProductFound product={product} terms={answer.terms} />
                </Link>
              ))}
            </div>
          )}
          {conditionsOf(answer).length > 0 && (
            <div role="group" aria-label={search.health}>
              <p className="suggestions-head" aria-hidden="true">{search.health}</p>
              {conditionsOf(answer).map(({ id, name }) => (
                <Link key={id} href={`/health/${id}`} {...option()}>{name}</Link>
              ))}
            </div>
          )}
          {found && answer.categories.length > 0 && (
            <div role="group" aria-label={search.categories}>
              <p className="suggestions-head" aria-hidden="true">{search.categories}</p>
              {answer.categories.map(({ slug, name, productCount }) => (
                <Link key={slug} href={`/products/${encodeURIComponent(slug)}`} {...option()}>
                  <span>{name}</span> <small>{figure(productCount)}</small>
                </Link>
              ))}
            </div>
          )}
          {found && (
            <Link href={`${action}?${new URLSearchParams({ q: term })}`} {...option()}>
              {search.all(answer.total, figure(answer.total))}
            </Link>
          )}
        </div>
      )}
    </>
  );
}

/** A product's name and category, with what of it was found. */
function ProductFound(
  { product: { name, category, why }, terms }: {
    product: Pick<FoundProduct, "name" | "category" | "why">;
    terms: readonly string[];
  },
) {
  return (
    <>
      <strong>
        <MarkedText text={name} terms={terms} />
      </strong>
      <small>
        {why.text && why.text !== category && (
          <span>
            <MarkedText text={why.text} terms={terms} />
          </span>
        )}
        <span>{category}</span>
      </small>
    </>
  );
}
