import type { ProductsModel } from "./ProductsModel.ts";
import { ProductSearch } from "./ProductSearch.tsx";
import { ProductTable } from "./ProductTable.tsx";
import type { ProductsTexts } from "./texts/en.ts";

export interface ProductsViewProps {
  model: ProductsModel;
  texts: ProductsTexts;
  /** Set before the addresses of our pages: empty on our own site. */
  base: string;
  /** The category's name as the empty message says it; empty where all products are meant. */
  category: string;
  searchLabel?: string;
  /** Where search leads without JavaScript; only our own pages have one. */
  action?: string;
  /** The same for "Show more": the address that shows the rows after so many. */
  moreAddress?: (visible: number) => string;
}

/** Search, count line, table and what is said where it has no rows. */
export function ProductsView(props: ProductsViewProps) {
  const { model, texts, moreAddress } = props;
  const state = model.state.value;
  const all = model.rows.value.length;
  const matching = model.matching.value.length;
  const visible = model.visible.value.length;
  const q = model.q.value.trim();

  if (state === "failed") {
    return (
      <p class="count" part="error" role="status">
        {texts.failed} <button type="button" class="quiet" onClick={() => model.load()}>{texts.retry}</button>
      </p>
    );
  }
  return (
    <>
      <div class="bar">
        <ProductSearch {...props} />
        <p class="count" part="count" role="status">
          {state === "loading"
            ? texts.loading
            : all > 0 && texts.count(visible, matching) + (q && texts.filtered(all))}
        </p>
      </div>
      {state === "loading" || matching > 0
        ? <ProductTable {...props} />
        : <p class="note" part="empty">{emptyMessage(props, q)}</p>}
      {visible < matching && (
        <p class="more">
          <a
            class="button plain"
            part="more"
            href={moreAddress?.(visible) ?? "#"}
            onClick={(event) => {
              event.preventDefault();
              model.showMore();
            }}
          >
            {texts.more}
          </a>
        </p>
      )}
    </>
  );
}

function emptyMessage({ texts, category }: ProductsViewProps, q: string) {
  if (q) return texts.noMatch(q);
  return category ? texts.noneInCategory(category) : texts.none;
}
