import type { ProductsModelShown } from "./ProductsView.tsx";

/** The view's properties from the element's attributes. */
export function placeOf(host: HTMLElement, base: string, lang: string) {
  const attribute = (name: string) => host.getAttribute(name) ?? "";
  const ours = base === location.origin ? "" : base;
  return {
    base: lang === "en" ? ours : `${ours}/${lang}`,
    category: attribute("category-name") || attribute("category").replaceAll("-", " "),
    searchLabel: attribute("search-label"),
  };
}

/** Shows the page's own content inside the tag while there is no table. Returns the setter of the state. */
export function standIn(host: HTMLElement, root: HTMLElement) {
  const shadow = root.getRootNode() as ShadowRoot;
  let slot = shadow.querySelector("slot");
  if (!slot) {
    slot = document.createElement("slot");
    slot.hidden = true;
    shadow.insertBefore(slot, shadow.firstChild);
  }
  const hasFallback = host.childElementCount > 0 || !!host.textContent?.trim();
  return (state: ProductsModelShown["state"]["value"]) => {
    slot.hidden = state === "ready" || !hasFallback;
    root.hidden = state === "loading" && hasFallback;
  };
}

const shadows = new WeakMap<Element, ShadowRoot>();

/** Gives the element's shadow root. A map keeps it, since a script of the page may force closed roots. */
export function shadowOf(host: Element): ShadowRoot {
  let shadow = host.shadowRoot ?? shadows.get(host);
  if (!shadow) shadows.set(host, shadow = host.attachShadow({ mode: "open" }));
  return shadow;
}
