import { SKELETON_ROWS } from "../../contract/limits.ts";
import type { ProductRow } from "../../contract/product.ts";
import { shownMake } from "../../contract/shared/shown_make.ts";
import type { ProductsViewProps } from "./ProductsView.tsx";

/**
 * The table. The roles repeat the semantics of the tags: on a narrow page CSS turns rows into cards, and
 * browsers drop the semantics of a table whose `display` changes.
 */
export function ProductTable(props: ProductsViewProps) {
  const { model, texts } = props;
  const loading = model.state.value === "loading";
  const busy = loading || model.busy.value;
  return (
    <table role="table" part="table" aria-label={texts.table} aria-busy={busy}>
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col">{texts.name}</th>
          <th role="columnheader" scope="col">{texts.make}</th>
          <th role="columnheader" scope="col">
            <span class="unseen">{texts.action}</span>
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {loading
          ? Array(SKELETON_ROWS).fill(0).map((_, i) => <SkeletonRow key={i} />)
          : model.found.value.rows.map((row) => <Row key={row.id} row={row} {...props} />)}
      </tbody>
    </table>
  );
}

function Row({ row, texts, lang: spoken, base, rowEnd }: ProductsViewProps & { row: ProductRow }) {
  const lang = (field: string) => (row.untranslated?.includes(field) ? "en" : undefined);
  const make = shownMake(row.make, spoken);
  return (
    <tr
      role="row"
      class={row.isFeatured ? "featured" : undefined}
      part={row.isFeatured ? "row featured" : "row"}
    >
      <th role="rowheader" scope="row">
        <a
          class="name"
          part="name"
          href={`${base}/product/${encodeURIComponent(row.slug)}`}
          lang={lang("name")}
          {...base.startsWith("http") && { target: "_blank", rel: "noopener" }}
        >
          {row.name}
        </a>
        {row.isFeatured && (
          <span class="badge" part="badge">
            {star()} {texts.featured}
          </span>
        )}
        {row.facts && <div>{row.facts}</div>}
        {row.shortDescription && (
          <span class="about" lang={lang("shortDescription")}>{row.shortDescription}</span>
        )}
      </th>
      <td role="cell" part="make">
        {make && <span class="term" aria-hidden="true">{texts.make}</span>}
        {/* Makers' names are never translated, so `untranslated` does not list them. */}
        <span lang={row.untranslated && make === row.make ? "en" : undefined}>{make}</span>
      </td>
      <td role="cell">
        <a
          class="button plain"
          part="quote-button"
          href={`${base}/contact?subject=product_inquiry&product=${encodeURIComponent(row.id)}`}
          data-roost-quote={row.name}
        >
          {texts.quote}
          <span class="unseen">{texts.quoteFor(row.name)}</span>
        </a>
        {rowEnd?.(row)}
      </td>
    </tr>
  );
}

function SkeletonRow() {
  return (
    <tr role="row" class="skeleton" aria-hidden="true">
      {[1, 2, 3].map((cell) => (
        <td key={cell} role="cell">
          <i class="bone" />
        </td>
      ))}
    </tr>
  );
}

function star() {
  return (
    <svg viewBox="0 0 24 24" width="14" height="14" aria-hidden="true">
      <path d="M12 2l3 6.7 7.3.8-5.5 4.9 1.6 7.2L12 17.9l-6.4 3.7 1.6-7.2L1.7 9.5 9 8.7z" />
    </svg>
  );
}
