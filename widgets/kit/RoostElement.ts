import { applyLook, type ElementSettings } from "./settings.ts";

/**
 * The base class of our elements. `start` runs when the element is in a page. The function it returns runs
 * when the element is removed, but not when it moves. Several attribute changes cause one restart.
 */
export abstract class RoostElement extends HTMLElement {
  #stop?: () => undefined;
  #changed = false;

  /** Starts the element and returns its undo; undefined if it must not start yet. */
  protected abstract start(settings: ElementSettings): (() => undefined) | undefined;

  connectedCallback() {
    this.#settle();
  }

  disconnectedCallback() {
    this.#settle();
  }

  attributeChangedCallback(name: string, before: string | null, after: string | null) {
    // A new colour needs no restart.
    if (name === "accent") applyLook(this, true);
    else if (before !== after) {
      this.#changed = true;
      this.#settle();
    }
  }

  /** Runs in a microtask, after all changes of the current task. The first run handles all of them. */
  #settle() {
    queueMicrotask(() => {
      if (this.#changed || !this.isConnected) this.#stop = this.#stop?.();
      this.#changed = false;
      if (this.isConnected) this.#stop ??= this.start(applyLook(this));
    });
  }
}
