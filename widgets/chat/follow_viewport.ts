/** Keeps the full-screen panel within what a phone's keyboard leaves of the screen; gives back its undo. */
export function followViewport(panel: HTMLElement): () => void {
  const view = globalThis.visualViewport;
  if (!view) return () => {};
  const fit = () => {
    panel.style.setProperty("--top", `${view.offsetTop}px`);
    panel.style.setProperty("--height", `${view.height}px`);
  };
  fit();
  view.addEventListener("resize", fit);
  view.addEventListener("scroll", fit);
  return () => {
    view.removeEventListener("resize", fit);
    view.removeEventListener("scroll", fit);
  };
}
