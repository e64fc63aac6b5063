import type { ApiFailure } from "./api_client.ts";

/** What widgets tell the page. All bubble and cross shadow roots, so that one listener on the document hears them. */
export interface RoostEvents {
  /** The quote dialog, or the chat, is about to open; cancel it to keep it closed. */
  "roost-open": { product: string } | { kind: "chat" };
  "roost-close": { product: string } | { kind: "chat" };
  /** An inquiry was accepted and stored, or a visitor of the chat has said who they are. */
  "roost-lead": { kind: "quote"; product: string; reference: string } | { kind: "chat" };
  /** Something was said in the chat. */
  "roost-message": { role: "user" | "assistant"; content: string };
  /** The table shows its products. */
  "roost-load": { count: number };
  /** Something could not be loaded or sent. */
  "roost-error": ApiFailure;
}

/** Says it on `target`; false where a listener cancelled it. */
export function emit<K extends keyof RoostEvents>(
  target: EventTarget,
  type: K,
  detail: RoostEvents[K],
): boolean {
  return target.dispatchEvent(
    new CustomEvent(type, { detail, bubbles: true, composed: true, cancelable: type === "roost-open" }),
  );
}

declare global {
  interface HTMLElementEventMap {
    "roost-open": CustomEvent<RoostEvents["roost-open"]>;
    "roost-close": CustomEvent<RoostEvents["roost-close"]>;
    "roost-lead": CustomEvent<RoostEvents["roost-lead"]>;
    "roost-message": CustomEvent<RoostEvents["roost-message"]>;
    "roost-load": CustomEvent<RoostEvents["roost-load"]>;
    "roost-error": CustomEvent<RoostEvents["roost-error"]>;
  }
}
