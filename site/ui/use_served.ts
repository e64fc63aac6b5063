import { useRef, useSyncExternalStore } from "react";

const never = () => () => {};

/**
 * Whether this element came with the page, so that what the server wrote into it can stay: under
 * `suppressHydrationWarning` React leaves a text as it is. For what is dear to write, as a date is (the first use of
 * `Intl` costs a cheap phone a tenth of a second), and what another version of its data writes differently.
 */
export function useServed(): boolean {
  const isComingToLife = useSyncExternalStore(never, () => false, () => true);
  return useRef(isComingToLife && "document" in globalThis).current;
}
