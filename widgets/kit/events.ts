import type { RoostEventDetails } from "../types/roost.d.ts";
import type { ApiFailure } from "./api_client.ts";

/** Dispatches an event that the page can listen for. False if a listener cancelled it. */
export function emit<K extends keyof RoostEventDetails>(
  target: EventTarget,
  type: K,
  detail: RoostEventDetails[K],
): boolean {
  return target.dispatchEvent(
    new CustomEvent(type, { bubbles: true, composed: true, cancelable: true, detail }),
  );
}

/** The failure for a request without a response, or for a file of ours that could not be loaded. */
export function networkFailure(error: unknown): ApiFailure {
  return { status: 0, code: "network", message: `${error}`, issues: [] };
}
