import { useSyncExternalStore } from "react";

/** Wide enough for a form with the preview beside it. */
const WIDE = "(width >= 80rem)";

/** Whether the media query matches; updated when the window changes. */
export function useWide(query = WIDE): boolean {
  return useSyncExternalStore(
    (changed) => {
      const wide = matchMedia(query);
      wide.addEventListener("change", changed);
      return () => wide.removeEventListener("change", changed);
    },
    () => matchMedia(query).matches,
  );
}
