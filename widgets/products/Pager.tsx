import { TABLE_ROWS } from "../../contract/limits.ts";
import { namedPages, pageAddress } from "./page_address.ts";
import type { ProductsViewProps } from "./ProductsView.tsx";

/** The way to the other rows: on our own pages addresses of their own, elsewhere a button that adds the next ones. */
export function Pager({ model, texts, action }: ProductsViewProps) {
  const { page, to, total } = model.found.value;
  const count = Math.ceil(total / TABLE_ROWS);
  if (action === undefined) return to < count ? <More model={model} label={texts.more} /> : null;
  if (count < 2) return null;
  const link = (n: number, label: string, rel: string) => (
    <li class={rel}>
      <a class="button plain" rel={rel} href={pageAddress(action, model.answered.value, n)}>{label}</a>
    </li>
  );
  return (
    <nav class="pager" part="pager" aria-label={texts.pages}>
      <ol>
        {page > 1 && link(page - 1, texts.previous, "prev")}
        {namedPages(page, count).map((n, place) =>
          n === 0 ? <li key={-place} aria-hidden="true">…</li> : (
            <li key={n}>
              <a
                class="button plain"
                aria-current={n === page ? "page" : undefined}
                href={pageAddress(action, model.answered.value, n)}
              >
                <span class="unseen">{texts.page}</span> {n}
              </a>
            </li>
          )
        )}
        {page < count && link(page + 1, texts.next, "next")}
      </ol>
    </nav>
  );
}

function More({ model, label }: Pick<ProductsViewProps, "model"> & { label: string }) {
  async function add({ currentTarget }: { currentTarget: HTMLElement }) {
    const shadow = currentTarget.getRootNode();
    const place = await model.showMore();
    // The button moves down or goes: who used it goes on with the first row that is new, unless they went elsewhere.
    const here: (Element | null)[] = [currentTarget, document.body, (shadow as ShadowRoot).host];
    const isHere = here.includes(document.activeElement);
    const names = (shadow as ParentNode).querySelectorAll<HTMLElement>(".name");
    if (isHere && !model.busy.value) names[place]?.focus({ preventScroll: true });
  }
  return (
    <p class="more">
      <button type="button" class="button plain" part="more" onClick={add}>
        {label}
      </button>
    </p>
  );
}
