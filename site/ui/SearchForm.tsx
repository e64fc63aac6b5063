import { type ComponentType, useEffect, useRef, useState } from "react";
import { useRouter } from "wouter";
import { lazyImport } from "../../widgets/kit/lazy_import.ts";
import type { SearchSuggestions } from "../search/SearchSuggestions.tsx";
import type { Visit } from "../app/visit.ts";
import { Icon } from "./Icon.tsx";

interface SearchFormProps {
  id: string;
  /** Path of the results page. */
  action: string;
  label: string;
  button: string;
  hint?: string;
  value?: string;
  /** Accessible name, if a page has several searches. */
  name?: string;
  /** Enables product suggestions while the visitor types. */
  suggestFor?: Visit;
  /** For a page that filters its own list while the visitor types. */
  onType?: (typed: string) => void;
}

type Suggestions = ComponentType<Parameters<typeof SearchSuggestions>[0]>;

/** A search as a plain GET form, so that results have a URL that can be saved and shared. */
export function SearchForm(
  { id, action, label, button, hint, value, name, suggestFor, onType }: SearchFormProps,
) {
  const { base } = useRouter();
  const input = useRef<HTMLInputElement>(null);
  const [Suggestions, setSuggestions] = useState<Suggestions>();

  async function loadSuggestions() {
    if (!suggestFor || Suggestions) return;
    try {
      const { SearchSuggestions } = await lazyImport(
        "search/SearchSuggestions",
        () => import("../search/SearchSuggestions.tsx"),
      );
      setSuggestions(() => SearchSuggestions);
    } catch {
      // Offline, or removed by a new release. The form works without, and the next focus tries again.
    }
  }

  useEffect(() => {
    // The visitor focused the box before hydration.
    if (document.activeElement === input.current) loadSuggestions();
  }, []);

  return (
    <form className="search" role="search" method="get" action={base + action} aria-label={name}>
      <label htmlFor={id}>{label}</label>
      <div className="search-box">
        <input
          ref={input}
          id={id}
          name="q"
          type="search"
          defaultValue={value}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={suggestFor ? false : undefined}
          enterKeyHint="search"
          aria-describedby={hint ? `${id}-hint` : undefined}
          onFocus={loadSuggestions}
          onInput={onType && ((event) => onType(event.currentTarget.value))}
        />
        <button type="submit" className="icon-button">
          <Icon name="search" />
          <span className="unseen">{button}</span>
        </button>
        {suggestFor && Suggestions && <Suggestions visit={suggestFor} input={input} action={action} />}
      </div>
      {hint && <p className="hint" id={`${id}-hint`}>{hint}</p>}
    </form>
  );
}
