import { useSyncExternalStore } from "react";

/** Room for a form and the page that comes of it, side by side. */
const WIDE = "(width >= 80rem)";

/** Whether the window is wide, as it is now. */
export function useWide(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const wide = matchMedia(WIDE);
      wide.addEventListener("change", changed);
      return () => wide.removeEventListener("change", changed);
    },
    () => matchMedia(WIDE).matches,
  );
}
