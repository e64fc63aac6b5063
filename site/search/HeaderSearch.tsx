import type { KeyboardEvent, ToggleEvent } from "react";
import { Icon } from "../ui/Icon.tsx";
import { SearchForm } from "../ui/SearchForm.tsx";
import type { Visit } from "../app/visit.ts";

/** A button that opens the search box over the page. It works without JavaScript. */
export function HeaderSearch({ visit }: { visit: Visit }) {
  const { search } = visit.texts;
  return (
    <details
      key={`${visit.path}?${visit.search}`}
      className="header-search"
      onToggle={focusBox}
      onKeyDown={closeOnEscape}
    >
      <summary className="icon-button">
        <Icon name="search" className="menu-open" />
        <Icon name="close" className="menu-close" />
        <span className="unseen">{search.open}</span>
      </summary>
      <div className="header-search-panel">
        <div className="wrap">
          <SearchForm
            id="header-search"
            name={search.open}
            action="/products"
            label={search.label}
            button={search.button}
            hint={search.hint}
            suggestFor={visit}
          />
        </div>
      </div>
    </details>
  );
}

function focusBox({ currentTarget }: ToggleEvent<HTMLDetailsElement>): void {
  if (currentTarget.open) currentTarget.querySelector("input")?.focus();
}

function closeOnEscape({ key, currentTarget }: KeyboardEvent<HTMLDetailsElement>): void {
  if (key !== "Escape" || !currentTarget.open) return;
  currentTarget.open = false;
  currentTarget.querySelector("summary")?.focus();
}
