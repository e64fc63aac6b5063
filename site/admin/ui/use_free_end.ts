import { type RefObject, useEffect } from "react";

/** Places of a message on a phone, the first that is free is taken. `above` is over the bar of a form or dialog. */
const ENDS = ["top", "bottom", "above"];
/** The buttons that end a form or a dialog. */
const BARS = ".editor-bar, .dialog-footer";

/**
 * Keeps messages on a phone off what is in use: the field or button with the focus, and the bar of the form or dialog.
 * `data-end` says where they stand, and `--bar` how much of the screen is below the bar's upper edge.
 */
export function useFreeEnd(
  region: RefObject<HTMLElement | null>,
  shown: readonly unknown[],
  within: HTMLElement,
): void {
  useEffect(() => {
    const element = region.current;
    if (!element || shown.length === 0) return;
    function place(): void {
      if (!element || element.contains(document.activeElement)) return;
      const used = usedBoxes(within);
      element.style.setProperty("--bar", `${innerHeight - (used.at(-1)?.top ?? innerHeight)}px`);
      const isFree = (end: string) => {
        element.dataset.end = end;
        const { top, bottom } = element.getBoundingClientRect();
        return used.every((box) => bottom <= box.top || box.bottom <= top);
      };
      if (!ENDS.some(isFree)) isFree(ENDS[0]!);
    }
    place();
    document.addEventListener("focusin", place);
    document.addEventListener("scroll", place, { capture: true, passive: true });
    addEventListener("resize", place);
    return () => {
      document.removeEventListener("focusin", place);
      document.removeEventListener("scroll", place, { capture: true });
      removeEventListener("resize", place);
    };
  }, [region, shown, within]);
}

/** What must stay in sight, the bar last. */
function usedBoxes(within: HTMLElement): DOMRect[] {
  const focused = document.activeElement;
  // The page's heading takes the focus when a form opens, and nobody uses it.
  const inUse = focused instanceof HTMLElement && focused.tabIndex >= 0 ? [focused] : [];
  return [...inUse, ...within.querySelectorAll(BARS)].map((each) => each.getBoundingClientRect());
}
