import css from "./own_page.css" with { type: "text" };
import { TABLE_ROWS } from "../../contract/limits.ts";
import type { ProductRow } from "../../contract/product.ts";
import { namedPages, pageAddress } from "./page_address.ts";
import type { ProductsViewProps } from "./ProductsView.tsx";

/** Ids of the forms, which a control outside them names. */
const SEARCH = "search";
const COMPARE = "compare";

/**
 * What the table has on our own pages only: pages with addresses, and on each row a button for the quote list and a
 * tick to compare. `attribute` gives the element's attributes. Everything but the list's button works without
 * JavaScript.
 */
export function ownPage(attribute: (name: string) => string | null | undefined) {
  const listLabel = attribute("list-label");
  const compareLabel = attribute("compare-label");
  return {
    styles: [css],
    rowEnd: ({ id, name }: ProductRow) => (
      <>
        {listLabel && (
          <button
            type="button"
            class="button plain"
            part="list-button"
            data-list={id}
            aria-label={`${listLabel}: ${name}`}
          >
            +
          </button>
        )}
        {compareLabel && (
          <label class="compare">
            <input type="checkbox" name="ids" value={id} form={COMPARE} />
            {compareLabel}
            <span class="unseen">: {name}</span>
          </label>
        )}
      </>
    ),
    others: (props: ProductsViewProps) => {
      const filter = attribute("filter") ?? "";
      return (
        <>
          {/* They belong to the search box's form, so that a search keeps what is chosen. */}
          {[...new URLSearchParams(filter)].map(([name, value]) => (
            <input key={name} type="hidden" form={SEARCH} name={name} value={value} />
          ))}
          {compareLabel && props.model.found.value.total > 0 && (
            <form id={COMPARE} part="compare-form" action={`${props.base}/compare`}>
              <button type="submit" class="button plain">{compareLabel}</button>
            </form>
          )}
          <Pager {...props} filter={filter} />
        </>
      );
    },
  };
}

/** Links to the other pages of the table. On our own site each page of a table has an address. */
function Pager({ model, texts, action = "", filter }: ProductsViewProps & { filter: string }) {
  const { page, total } = model.found.value;
  const count = Math.ceil(total / TABLE_ROWS);
  if (count < 2) return null;
  const address = (n: number) => pageAddress(action, model.answered.value, n, filter);
  const neighbour = (n: number, label: string, rel: "prev" | "next") => (
    <li class={rel}>
      <a class="button plain" rel={rel} href={address(n)}>{label}</a>
    </li>
  );
  return (
    <nav class="pager" part="pager" aria-label={texts.pages}>
      <ol>
        {page > 1 && neighbour(page - 1, texts.previous, "prev")}
        {namedPages(page, count).map((n, place) =>
          n === 0 ? <li key={-place} aria-hidden="true">…</li> : (
            <li key={n}>
              <a
                class={n === page ? "button" : "button plain"}
                aria-current={n === page ? "page" : undefined}
                href={address(n)}
              >
                <span class="unseen">{texts.page}</span> {n}
              </a>
            </li>
          )
        )}
        {page < count && neighbour(page + 1, texts.next, "next")}
      </ol>
    </nav>
  );
}
