import type { ComponentChild } from "preact";
import type { Language } from "../../contract/language.ts";
import { TABLE_ROWS } from "../../contract/limits.ts";
import type { ProductRow } from "../../contract/product.ts";
import { figure } from "./figure.ts";
import type { ProductsModel } from "./ProductsModel.ts";
import { ProductSearch } from "./ProductSearch.tsx";
import { ProductTable } from "./ProductTable.tsx";
import type { ProductsTexts } from "./texts/en.ts";

/** The part of the model that the views read. */
export type ProductsModelShown = {
  [Name in "state" | "q" | "answered" | "all" | "busy" | "found"]: {
    readonly value: ProductsModel[Name]["value"];
  };
};

export interface ProductsViewProps {
  /** Without `search`, `load` and `showMore` the view is static. */
  model: ProductsModelShown & Partial<Pick<ProductsModel, "search" | "load" | "showMore">>;
  texts: ProductsTexts;
  /** The language of the texts. */
  lang: Language;
  /** The prefix of addresses of our pages; empty on our own site in English. */
  base: string;
  /** The category's name for the message of an empty table; empty for all products. */
  category: string;
  searchLabel?: string;
  /** The page's path, on our own site only. Search and pager lead there. */
  action?: string;
  /** The control that leads to rows of other pages. */
  others: (props: ProductsViewProps) => ComponentChild;
  /** What our own site has at the end of each row. */
  rowEnd?: (row: ProductRow) => ComponentChild;
}

/** The search box, the count, and the table or the message of an empty table. */
export function ProductsView(props: ProductsViewProps) {
  const { model, texts } = props;
  const state = model.state.value;
  const { total } = model.found.value;

  return (
    <>
      {(state !== "failed" || model.all.value > 0) && (
        <div class="bar">
          <ProductSearch {...props} />
          <p class="count" part="count" role="status">
            {state === "loading" ? texts.loading : state === "ready" && countLine(props)}
          </p>
        </div>
      )}
      {state === "failed"
        ? (
          <p class="count" part="error" role="status">
            {texts.failed}{" "}
            <button type="button" class="quiet" onClick={() => model.load?.()}>{texts.retry}</button>
          </p>
        )
        : state === "loading" || total > 0
        ? <ProductTable {...props} />
        : <p class="note" part="empty">{emptyMessage(props)}</p>}
      {state === "ready" && props.others(props)}
    </>
  );
}

/** Says which rows of how many are shown, and how many there are without the search. Empty without rows. */
function countLine({ model, texts }: ProductsViewProps) {
  const all = model.all.value;
  const { page, rows, total } = model.found.value;
  if (all === 0) return "";
  const before = (page - 1) * TABLE_ROWS;
  const part = rows.length < total ? `${figure(before + 1)}–${figure(before + rows.length)}` : "";
  const line = texts.count(total, figure(total), part);
  return model.answered.value ? texts.filtered(line, figure(all)) : line;
}

function emptyMessage({ model, texts, category }: ProductsViewProps) {
  if (model.answered.value) return texts.noMatch(model.answered.value);
  return category ? texts.noneInCategory(category) : texts.none;
}
