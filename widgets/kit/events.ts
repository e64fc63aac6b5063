import type { RoostEventDetails } from "../types/roost.d.ts";
import type { ApiFailure } from "./api_client.ts";

/** Says it on `target`, as what the page may listen for; false where a listener cancelled it. */
export function emit<K extends keyof RoostEventDetails>(
  target: EventTarget,
  type: K,
  detail: RoostEventDetails[K],
): boolean {
  return target.dispatchEvent(
    new CustomEvent(type, { detail, bubbles: true, composed: true, cancelable: true }),
  );
}

/** What is told where no answer came, or a file of ours. */
export function networkFailure(error: unknown): ApiFailure {
  return { status: 0, code: "network", message: `${error}`, issues: [] };
}
