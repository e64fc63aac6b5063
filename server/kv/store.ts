import { ConflictError } from "./errors.ts";
import { GroupCommit } from "./group_commit.ts";
import { keys } from "./keys.ts";
import { Transaction } from "./transaction.ts";

const MAX_ATTEMPTS = 100;

/** An open store. Collections and blobs are built on it. */
export class Store {
  #revision: string;
  readonly #listeners = new Set<(revision: string) => void>();
  readonly #queue: GroupCommit;

  constructor(
    readonly kv: Deno.Kv,
    readonly location: string,
    revision: string,
    readonly release: () => void = () => {},
  ) {
    this.#revision = revision;
    this.#queue = new GroupCommit(kv, (versionstamp, content) => {
      if (content) this.revised(versionstamp);
    });
  }

  /** Names the state of the public content; grows with each commit that changes it. Known without a read. */
  get revision(): string {
    return this.#revision;
  }

  /** Calls the listener after each commit that changes public content; returns how to stop. */
  onRevision(listener: (revision: string) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Told by a commit of this process, or by the watch on a remote store; versionstamps sort as text. */
  revised(revision: string): void {
    if (revision <= this.#revision) return;
    this.#revision = revision;
    for (const listener of this.#listeners) listener(revision);
  }

  /**
   * One atomic commit of everything that `work` writes, of any collections. Where another writer came first,
   * `work` runs again on what that one left; so it must do nothing else than read the store and write to `tx`.
   */
  async transaction<R>(work: (tx: Transaction) => R | Promise<R>): Promise<R> {
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
      const tx = new Transaction(this.kv);
      const result = await work(tx);
      if (tx.mutations.length === 0) return result;
      const versionstamp = await this.#queue.commit(tx);
      if (versionstamp !== null) {
        tx.landed(versionstamp);
        return result;
      }
    }
    throw new ConflictError(`Cannot commit: other writers came first ${MAX_ATTEMPTS} times`);
  }

  /** Waits for writes on their way, then closes the store and gives up its file. */
  async close(): Promise<void> {
    await this.#queue.idle();
    this.kv.close();
    this.release();
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.close();
  }
}

/** The revision as the store holds it. */
export async function readRevision(kv: Deno.Kv): Promise<string> {
  return (await kv.get(keys.revision)).versionstamp ?? "";
}
