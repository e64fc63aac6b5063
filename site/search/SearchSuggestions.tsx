import { type RefObject, useEffect, useId, useRef, useState } from "react";
import { useRouter } from "wouter";
import type { SearchAnswer } from "../../contract/search.ts";
import { Link } from "../ui/Link.tsx";
import type { Visit } from "../visit.ts";
import { MarkedText } from "./MarkedText.tsx";
import { expectSearch, suggest } from "./suggest.ts";

/** How long a term rests before it is asked for, in milliseconds. */
const REST = 120;

interface SearchSuggestionsProps {
  visit: Visit;
  input: RefObject<HTMLInputElement | null>;
  /** Path of the page that shows all results. */
  action: string;
}

/**
 * Suggestions below a search box, which becomes a combobox: arrows choose, Enter follows, Escape closes. The options
 * are links, so that each opens as links do. Loaded when a box is first entered.
 */
export function SearchSuggestions({ visit, input, action }: SearchSuggestionsProps) {
  const { answer, isOpen, active, term, close, listId } = useCombobox(visit, input);
  const { search } = visit.texts;
  const products = answer && (answer.products.length > 0 ? answer.products : answer.nearest);
  const found = answer && answer.products.length > 0;
  const instead = answer?.nearestAre === "featured" ? visit.texts.home.featured.title : search.nearest;
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
      <p className="unseen" role="status">{isOpen && answer && search.available(countOf(answer))}</p>
      {isOpen && answer && countOf(answer) > 0 && (
        <div
          id={listId}
          className="suggestions"
          role="listbox"
          aria-label={search.list}
          // The box keeps the focus, on a phone its keyboard too.
          onPointerDown={(event) => event.preventDefault()}
          onClick={close}
        >
          {answer.didYouMean && !found && (
            <Link href={`${action}?${new URLSearchParams({ q: answer.didYouMean })}`} {...option()}>
              {search.didYouMean(answer.didYouMean)}
            </Link>
          )}
          {products!.length > 0 && (
            <div role="group" aria-label={found ? search.products : instead}>
              {!found && <p className="suggestions-head" aria-hidden="true">{instead}</p>}
              {products!.map(({ slug, name, category, why }) => (
                <Link key={slug} href={`/product/${encodeURIComponent(slug)}`} {...option()}>
                  <strong>
                    <MarkedText text={name} terms={answer.terms} />
                  </strong>
                  <small>
                    {why.text && why.text !== category && (
                      <span>
                        <MarkedText text={why.text} terms={answer.terms} />
                      </span>
                    )}
                    <span>{category}</span>
                  </small>
                </Link>
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

/** How many options an answer makes. */
function countOf({ products, nearest, categories, didYouMean }: SearchAnswer): number {
  if (products.length > 0) return products.length + categories.length + 1;
  return nearest.length + (didYouMean ? 1 : 0);
}

/** Watches the box: asks for what is typed, and moves through what has come. */
function useCombobox(visit: Visit, input: RefObject<HTMLInputElement | null>) {
  const listId = useId();
  const { base } = useRouter();
  const [{ answer, term }, setAnswer] = useState<{ answer?: SearchAnswer; term: string }>({ term: "" });
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const state = useRef({ isOpen, active, count: 0 });
  const isShown = isOpen && !!answer && countOf(answer) > 0;
  state.current = { isOpen: isShown, active, count: answer ? countOf(answer) : 0 };

  useEffect(() => {
    const box = input.current;
    if (!box) return;
    const stop = new AbortController();
    let asking = new AbortController();
    let resting: ReturnType<typeof setTimeout> | undefined;

    function ask() {
      clearTimeout(resting);
      asking.abort();
      asking = new AbortController();
      const { signal } = asking;
      const term = box!.value.trim();
      resting = setTimeout(async () => {
        const answer = await suggest(term, visit.language, signal);
        if (signal.aborted) return;
        setAnswer({ answer, term });
        setActive(-1);
        setOpen(true);
      }, REST);
    }

    function move(event: KeyboardEvent) {
      const { isOpen, active, count } = state.current;
      if (event.isComposing) return;
      if (event.key === "ArrowDown" || event.key === "ArrowUp") {
        event.preventDefault();
        if (!isOpen) return ask();
        const step = event.key === "ArrowDown" ? 1 : -1;
        // One place more than options: there the box itself is chosen again.
        setActive((active + 1 + step + count + 1) % (count + 1) - 1);
      } else if (event.key === "Escape" && isOpen) {
        // The box keeps what was typed; the next Escape empties it, or closes what the box stands in.
        event.preventDefault();
        event.stopPropagation();
        setOpen(false);
        setActive(-1);
      } else if (event.key === "Enter" && isOpen && active >= 0) {
        event.preventDefault();
        document.getElementById(`${listId}-${active}`)?.click();
      } else if (event.key === "Tab") setOpen(false);
    }

    box.addEventListener("input", ask, { signal: stop.signal });
    box.addEventListener("keydown", move, { signal: stop.signal });
    box.addEventListener("blur", () => setOpen(false), { signal: stop.signal });
    box.setAttribute("role", "combobox");
    box.setAttribute("aria-autocomplete", "list");
    box.setAttribute("aria-haspopup", "listbox");
    expectSearch();
    // Letters that were typed while this was on its way.
    if (box.value && document.activeElement === box) ask();
    return () => {
      stop.abort();
      asking.abort();
      clearTimeout(resting);
    };
  }, [input, listId, visit.language, base]);

  useEffect(() => {
    const box = input.current;
    box?.setAttribute("aria-expanded", String(isShown));
    if (isShown) box?.setAttribute("aria-controls", listId);
    else box?.removeAttribute("aria-controls");
    if (isShown && active >= 0) {
      box?.setAttribute("aria-activedescendant", `${listId}-${active}`);
      document.getElementById(`${listId}-${active}`)?.scrollIntoView({ block: "nearest" });
    } else box?.removeAttribute("aria-activedescendant");
  }, [input, listId, isShown, active]);

  return { answer, isOpen, active, term, listId, close: () => setOpen(false) };
}
