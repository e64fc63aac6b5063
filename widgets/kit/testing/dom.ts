import { Window } from "happy-dom";

/** Defines a document for view tests. Import it before `@testing-library/preact`, which looks for one. */
const window = new Window({ url: "https://dealer.example/shop" });

Object.assign(globalThis, {
  window,
  CSS: window.CSS,
  Document: window.Document,
  document: window.document,
  location: window.location,
  Element: window.Element,
  HTMLElement: window.HTMLElement,
  customElements: window.customElements,
  MutationObserver: window.MutationObserver,
  Node: window.Node,
  ShadowRoot: window.ShadowRoot,
});
