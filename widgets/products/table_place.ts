import type { ProductsModelShown } from "./ProductsView.tsx";

/** What the element's attributes say of the view. */
export function placeOf(host: HTMLElement, base: string, lang: string) {
  const attribute = (name: string) => host.getAttribute(name) ?? "";
  const ours = base === location.origin ? "" : base;
  return {
    base: lang === "en" ? ours : `${ours}/${lang}`,
    category: attribute("category-name") || attribute("category").replaceAll("-", " "),
    searchLabel: attribute("search-label"),
    listLabel: attribute("list-label"),
  };
}

/** The page's own content inside the tag stands in while there is no table. */
export function standIn(host: HTMLElement, root: HTMLElement) {
  const shadow = root.getRootNode() as ShadowRoot;
  let slot = shadow.querySelector("slot");
  if (!slot) {
    slot = document.createElement("slot");
    slot.hidden = true;
    shadow.prepend(slot);
  }
  const hasFallback = host.childElementCount > 0 || !!host.textContent?.trim();
  return (state: ProductsModelShown["state"]["value"]) => {
    slot.hidden = state === "ready" || !hasFallback;
    root.hidden = state === "loading" && hasFallback;
  };
}

const shadows = new WeakMap<Element, ShadowRoot>();

/** The element's shadow root, made at the first call. On some pages a script that was there before us closes all of them. */
export function shadowOf(host: Element): ShadowRoot {
  let shadow = host.shadowRoot ?? shadows.get(host);
  if (!shadow) shadows.set(host, shadow = host.attachShadow({ mode: "open" }));
  return shadow;
}
