import { TABLE_ROWS } from "../../contract/limits.ts";
import { namedPages, pageAddress } from "./page_address.ts";
import type { ProductsViewProps } from "./ProductsView.tsx";

/** Links to the other pages of the table. On our own site each page of a table has an address. */
export function Pager({ model, texts, action = "" }: ProductsViewProps) {
  const { page, total } = model.found.value;
  const count = Math.ceil(total / TABLE_ROWS);
  if (count < 2) return null;
  const address = (n: number) => pageAddress(action, model.answered.value, n);
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
