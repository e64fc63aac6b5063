import { icon } from "../kit/icons.tsx";
import type { ProductsViewProps } from "./ProductsView.tsx";

/**
 * The search box, which filters while the visitor types. On our own pages it is a form whose result has an
 * address to share. On other pages submitting is prevented.
 */
export function ProductSearch({ model, texts, searchLabel, action }: ProductsViewProps) {
  const label = searchLabel || texts.search;
  return (
    <form
      id="search"
      class="search"
      part="search"
      role="search"
      method="get"
      action={action}
      onSubmit={(event) => action === undefined && event.preventDefault()}
    >
      <input
        id="q"
        name="q"
        type="search"
        part="search-input"
        placeholder={label}
        autocomplete="off"
        enterkeyhint="search"
        value={model.q.value}
        onInput={(event) => model.search?.(event.currentTarget.value)}
      />
      <label for="q">{label}</label>
      <button type="submit" aria-label={texts.submit}>
        {icon("M16 16l5 5M18 10.5a7.5 7.5 0 1 1-15 0 7.5 7.5 0 0 1 15 0z")}
      </button>
    </form>
  );
}
