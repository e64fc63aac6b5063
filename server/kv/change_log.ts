import type { Key } from "./keys.ts";

/** Keys remembered: more than a reader would rather read one by one than all anew. */
const CAPACITY = 2_000;

/** Which documents recent commits have changed, so that who keeps content in memory reads those alone. */
export class ChangeLog {
  readonly #commits: { revision: string; documents: Key[] }[] = [];
  #size = 0;
  /** Nothing is known of commits up to this one. */
  #start: string;

  constructor(start: string) {
    this.#start = start;
  }

  note(revision: string, documents: Key[]): void {
    this.#commits.push({ revision, documents });
    this.#size += documents.length;
    while (this.#size > CAPACITY) {
      const { revision, documents } = this.#commits.shift()!;
      this.#size -= documents.length;
      this.#start = revision;
    }
  }

  /** Documents that commits after this revision wrote or deleted; null where that is not known. */
  since(revision: string): Key[] | null {
    if (revision < this.#start) return null;
    return this.#commits.filter((commit) => commit.revision > revision).flatMap(({ documents }) => documents);
  }
}
