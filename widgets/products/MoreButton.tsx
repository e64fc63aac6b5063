import type { ProductsViewProps } from "./ProductsView.tsx";

/** Adds the next rows below, on pages where a page of the table has no address. */
export function MoreButton({ model, texts }: ProductsViewProps) {
  const { rows, total } = model.found.value;
  if (rows.length >= total) return null;
  async function add({ currentTarget }: { currentTarget: HTMLElement }) {
    const shadow = currentTarget.getRootNode() as ShadowRoot;
    const place = await model.showMore?.() ?? 0;
    // The button moves or disappears. Focus the first new row, unless the visitor moved the focus elsewhere.
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
