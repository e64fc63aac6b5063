import { applyLook, type ElementSettings } from "./settings.ts";

/**
 * What all our elements share: `start` runs when the element stands in a page, and what it returns runs when it is
 * gone. A move in the document is neither, and several changed attributes are one restart.
 */
export abstract class RoostElement extends HTMLElement {
  #stop?: () => void;
  #changed = false;

  /** Begins the work and gives back its undo; nothing where it is not its turn. */
  protected abstract start(settings: ElementSettings): (() => void) | undefined;

  connectedCallback() {
    this.#settle();
  }

  disconnectedCallback() {
    this.#settle();
  }

  attributeChangedCallback(name: string, before: string | null, after: string | null) {
    // A colour is no reason to begin anew.
    if (name === "accent") applyLook(this, after);
    else if (before !== after) {
      this.#changed = true;
      this.#settle();
    }
  }

  /** Once all that changes now has changed; what comes after the first finds nothing left to do. */
  #settle() {
    queueMicrotask(() => {
      if (this.#stop && (this.#changed || !this.isConnected)) {
        this.#stop();
        this.#stop = undefined;
      }
      this.#changed = false;
      if (!this.#stop && this.isConnected) {
        this.#stop = this.start(applyLook(this));
      }
    });
  }
}
