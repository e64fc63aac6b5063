import { useEffect, useRef } from "react";

/** How long after the last key or movement somebody still counts as present. */
const PRESENT_MS = 15 * 60_000;
const SIGNS = ["pointermove", "pointerdown", "keydown", "scroll", "focus"] as const;

/**
 * Calls `refresh` every `everyMs` milliseconds, but not in a hidden tab, and not while nobody is there: asking
 * would keep the session alive for nobody. Nor while `isPaused`, as when a refresh would disturb.
 */
export function useRefresh(refresh: () => unknown, everyMs: number, isPaused = false): void {
  const latest = useRef({ refresh, isPaused });
  latest.current = { refresh, isPaused };
  useEffect(() => {
    let present = Date.now();
    const note = () => present = Date.now();
    for (const sign of SIGNS) addEventListener(sign, note, { passive: true });
    const timer = setInterval(() => {
      const { refresh, isPaused } = latest.current;
      if (!document.hidden && !isPaused && Date.now() - present < PRESENT_MS) refresh();
    }, everyMs);
    return () => {
      clearInterval(timer);
      for (const sign of SIGNS) removeEventListener(sign, note);
    };
  }, [everyMs]);
}
