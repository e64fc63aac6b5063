import { type RefObject, useEffect, useId, useRef, useState } from "react";
import type { SearchAnswer } from "../../contract/search.ts";
import type { Visit } from "../app/visit.ts";
import { prewarmSearch, suggest } from "./suggest.ts";

const DEBOUNCE_MS = 120;

/** The number of options for a response. */
export function countOf(answer: SearchAnswer): number {
  const { products, nearest, categories, didYouMean } = answer;
  const pages = conditionsOf(answer).length;
  if (products.length > 0) return products.length + categories.length + pages + 1;
  return nearest.length + pages + (didYouMean ? 1 : 0);
}

const CONDITIONS_MAX = 2;

/** The conditions with a page that are suggested. */
export function conditionsOf({ diseases }: SearchAnswer): SearchAnswer["diseases"] {
  return diseases.filter(({ hasPage }) => hasPage).slice(0, CONDITIONS_MAX);
}

/**
 * Turns a search box into a combobox: fetches suggestions, handles the arrow keys and sets the ARIA
 * attributes. It adds listeners to the existing input, so that the plain form works without it.
 */
export function useCombobox(visit: Visit, input: RefObject<HTMLInputElement | null>) {
  const listId = useId();
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
    let timer: ReturnType<typeof setTimeout> | undefined;

    function ask() {
      clearTimeout(timer);
      asking.abort();
      asking = new AbortController();
      const { signal } = asking;
      const term = box!.value.trim();
      timer = setTimeout(async () => {
        const answer = await suggest(term, visit.language, signal);
        if (signal.aborted) return;
        setAnswer({ answer, term });
        setActive(-1);
        setOpen(true);
      }, DEBOUNCE_MS);
    }

    function move(event: KeyboardEvent) {
      const { isOpen, active, count } = state.current;
      if (event.isComposing) return;
      if (event.key === "ArrowDown" || event.key === "ArrowUp") {
        event.preventDefault();
        if (!isOpen) return ask();
        const step = event.key === "ArrowDown" ? 1 : -1;
        // There is one more position than options: the input itself.
        setActive((active + 1 + step + count + 1) % (count + 1) - 1);
      } else if (event.key === "Escape" && isOpen) {
        // The text stays. The next Escape clears the input or closes the panel around it.
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
    prewarmSearch();
    // The visitor typed before this code was loaded.
    if (box.value && document.activeElement === box) ask();
    return () => {
      stop.abort();
      asking.abort();
      clearTimeout(timer);
    };
  }, [input, listId, visit.language]);

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
