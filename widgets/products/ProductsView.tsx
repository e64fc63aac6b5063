import type { ComponentChild } from "preact";
import type { Language } from "../../contract/language.ts";
import { TABLE_ROWS } from "../../contract/limits.ts";
import { figure } from "./figure.ts";
import type { ProductsModel } from "./ProductsModel.ts";
import { ProductSearch } from "./ProductSearch.tsx";
import { ProductTable } from "./ProductTable.tsx";
import type { ProductsTexts } from "./texts/en.ts";

/** What the views read of the model. */
export type ProductsModelShown = {
  [Name in "state" | "q" | "answered" | "all" | "busy" | "found"]: {
    readonly value: ProductsModel[Name]["value"];
  };
};

export interface ProductsViewProps {
  /** Where it can only be read, nothing that was drawn reacts. */
  model: ProductsModelShown & Partial<Pick<ProductsModel, "search" | "load" | "showMore">>;
  texts: ProductsTexts;
  /** What the texts are in. */
  lang: Language;
  /** Set before the addresses of our pages: empty on our own site in English. */
  base: string;
  /** The category's name as the empty message says it; empty where all products are meant. */
  category: string;
  searchLabel?: string;
  /** Path of the page whose table this is: search and other rows have addresses there. Only our own pages have one. */
  action?: string;
  /** The words of each row's button that puts the product on a list; only our own pages have one. */
  listLabel?: string;
  /** The way to the rows of other pages. */
  others: (props: ProductsViewProps) => ComponentChild;
}

/** Search, count line, table and what is said where it has no rows. */
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

/** Which rows of how many, and of how many there are without the search; nothing where there are none at all. */
function countLine({ model, texts }: ProductsViewProps) {
  const all = model.all.value;
  const { page, rows, total } = model.found.value;
  if (all === 0) return "";
  const before = (page - 1) * TABLE_ROWS;
  const part = rows.length < total ? `${figure(before + 1)}–${figure(before + rows.length)}` : "";
  return texts.count(total, figure(total), part) + (model.answered.value && texts.filtered(figure(all)));
}

function emptyMessage({ model, texts, category }: ProductsViewProps) {
  if (model.answered.value) return texts.noMatch(model.answered.value);
  return category ? texts.noneInCategory(category) : texts.none;
}
