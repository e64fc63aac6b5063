import { useSyncExternalStore } from "react";

/** Room for a form and the page that comes of it, side by side. */
const WIDE = "(width >= 80rem)";

/** Whether the window is wide, or as a media query asks, as it is now. */
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
