import { applyLook } from "./settings.ts";

/**
 * What all our elements share: `start` runs when the element stands in a page, and what it returns runs when it is
 * gone. A move in the document is neither, and several changed attributes are one restart.
 */
export abstract class RoostElement extends HTMLElement {
  #stop?: () => void;
  #due = false;
  #changed = false;

  /** Begins the work and gives back its undo. */
  protected abstract start(): () => void;

  connectedCallback() {
    this.#settleSoon();
  }

  disconnectedCallback() {
    this.#settleSoon();
  }

  attributeChangedCallback(_name: string, before: string | null, after: string | null) {
    if (before === after) return;
    this.#changed = true;
    this.#settleSoon();
  }

  #settleSoon() {
    if (this.#due) return;
    this.#due = true;
    queueMicrotask(() => this.#settle());
  }

  #settle() {
    if (this.#stop && (this.#changed || !this.isConnected)) {
      this.#stop();
      this.#stop = undefined;
    }
    this.#due = this.#changed = false;
    if (!this.#stop && this.isConnected) {
      applyLook(this);
      this.#stop = this.start();
    }
  }
}
