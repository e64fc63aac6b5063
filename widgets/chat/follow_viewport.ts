/** Tells the panel what a phone's keyboard leaves of the screen, so that nothing is covered; gives back its undo. */
export function followViewport(panel: HTMLElement): () => void {
  const view = globalThis.visualViewport;
  if (!view) return () => {};
  const fit = () => {
    // Who has zoomed in looks closer at the page, and the panel stays where it is.
    const { offsetTop: top, height } = view.scale > 1.01 ? { offsetTop: 0, height: innerHeight } : view;
    const lengths = { top, height, below: Math.max(0, innerHeight - top - height) };
    for (const [name, length] of Object.entries(lengths)) panel.style.setProperty(`--${name}`, `${length}px`);
  };
  fit();
  view.addEventListener("resize", fit);
  view.addEventListener("scroll", fit);
  return () => {
    view.removeEventListener("resize", fit);
    view.removeEventListener("scroll", fit);
  };
}
