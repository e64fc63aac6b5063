import { ModelError } from "./model_error.ts";

/** So many failures in a row, and nobody waits for the next one. */
const FAILURES = 3;
/** After this one visitor tries whether it works again. */
const REST_MS = 30_000;

/** Keeps visitors from waiting, one after the other, for a server that does not answer. */
export class CircuitBreaker {
  readonly #now: () => Date;
  #failures = 0;
  #openUntil = 0;

  constructor(now: () => Date) {
    this.#now = now;
  }

  /** Throws while the server rests. */
  pass(): void {
    const now = this.#now().getTime();
    if (this.#failures < FAILURES) return;
    if (now < this.#openUntil) throw new ModelError("it has failed too often and rests");
    // One goes ahead; the others wait for what comes of it.
    this.#openUntil = now + REST_MS;
  }

  succeeded(): void {
    this.#failures = 0;
  }

  failed(): void {
    this.#failures++;
    this.#openUntil = this.#now().getTime() + REST_MS;
  }
}
