import type { ProductsViewProps } from "./ProductsView.tsx";

/** The way to the other rows where a page of a table has no address: they are added below. */
export function MoreButton({ model, texts }: ProductsViewProps) {
  const { rows, total } = model.found.value;
  if (rows.length >= total) return null;
  async function add({ currentTarget }: { currentTarget: HTMLElement }) {
    const shadow = currentTarget.getRootNode() as ShadowRoot;
    const place = await model.showMore?.() ?? 0;
    // The button moves down or goes: who used it goes on with the first row that is new, unless they went elsewhere.
    const here: (Element | null)[] = [currentTarget, document.body, shadow.host];
    if (model.busy.value || !here.includes(document.activeElement)) return;
    shadow.querySelectorAll<HTMLElement>(".name")[place]?.focus({ preventScroll: true });
  }
  return (
    <p class="pager">
      <button type="button" class="button plain" part="more" onClick={add}>{texts.more}</button>
    </p>
  );
}
