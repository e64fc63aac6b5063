import { useRef, useSyncExternalStore } from "react";

const never = () => () => {};

/**
 * Whether the element was rendered by the server. Its text can then stay: with `suppressHydrationWarning`
 * React does not change it. Useful for texts that are slow to format (the first use of `Intl` takes a cheap
 * phone 0.1 s) or that may differ from the server's.
 */
export function useServed(): boolean {
  const isComingToLife = useSyncExternalStore(never, () => false, () => true);
  return useRef(isComingToLife && "document" in globalThis).current;
}
