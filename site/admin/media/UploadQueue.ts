import { createStore } from "../../ui/create_store.ts";
import { ApiFailure } from "../api.ts";
import { mediaTexts } from "./media_texts.ts";
import { objectionTo, type uploadFile } from "./upload_file.ts";

/** With two uploads a large file does not block the others. The server converts one at a time. */
const CONCURRENCY = 2;

export interface Upload {
  id: number;
  name: string;
  size: number;
  /** `known`: the media library already had a file with the same content. */
  state: "waiting" | "sending" | "processing" | "done" | "known" | "failed" | "cancelled";
  /** From 0 to 1. */
  progress: number;
  /** The reason of a failure. */
  message?: string;
  /** Rejected before sending, because of its type or size. A retry would fail again. */
  isRefused?: boolean;
}

interface Entry {
  file: File;
  upload: Upload;
  abort: AbortController;
}

interface UploadQueueParts {
  send: typeof uploadFile;
  onStored(): void;
  /** Called when no upload is running any more, with the counts since the last call. */
  onEnd(ended: { done: number; failed: number }): void;
  onError(error: unknown): void;
}

/** Uploads files to the media library, a few at a time. Each reports its own progress and failure. */
export class UploadQueue {
  readonly #parts: UploadQueueParts;
  #entries: Entry[] = [];
  #ended = { done: 0, failed: 0 };
  #lastId = 0;
  readonly uploads = createStore<readonly Upload[]>([]);

  constructor(parts: UploadQueueParts) {
    this.#parts = parts;
  }

  add(files: Iterable<File>): void {
    for (const file of files) {
      const { name, size } = file;
      const upload: Upload = { id: ++this.#lastId, name, size, state: "waiting", progress: 0 };
      const entry = { file, upload, abort: new AbortController() };
      this.#entries.push(entry);
      const message = objectionTo(file, "library");
      if (message) this.#end(entry, { state: "failed", message, isRefused: true });
    }
    this.#go();
  }

  cancel(id: number): void {
    const entry = this.#find(id);
    if (!entry || !isRunning(entry.upload)) return;
    this.#change(entry, { state: "cancelled" });
    entry.abort.abort();
    this.#go();
  }

  cancelAll(): void {
    for (const { upload } of [...this.#entries].reverse()) this.cancel(upload.id);
  }

  retry(id: number): void {
    const entry = this.#find(id);
    if (!entry || isRunning(entry.upload)) return;
    const { file } = entry;
    this.#entries = this.#entries.filter((other) => other !== entry);
    this.add([file]);
  }

  /** Removes the uploads that have ended. */
  clear(): void {
    this.#entries = this.#entries.filter(({ upload }) => isRunning(upload));
    this.#publish();
  }

  #find(id: number): Entry | undefined {
    return this.#entries.find(({ upload }) => upload.id === id);
  }

  #go(): void {
    const busy = this.#entries.filter(({ upload }) => isBusy(upload)).length;
    const waiting = this.#entries.filter(({ upload }) => upload.state === "waiting");
    for (const entry of waiting.slice(0, Math.max(0, CONCURRENCY - busy))) void this.#send(entry);
    this.#publish();
    if (busy + waiting.length > 0) return;
    const ended = this.#ended;
    this.#ended = { done: 0, failed: 0 };
    if (ended.done + ended.failed > 0) this.#parts.onEnd(ended);
  }

  async #send(entry: Entry): Promise<void> {
    this.#change(entry, { state: "sending" });
    try {
      const { isNew } = await this.#parts.send(entry.file, {
        purpose: "library",
        signal: entry.abort.signal,
        onProgress: (progress) => {
          if (isBusy(entry.upload)) {
            this.#change(entry, { progress, state: progress < 1 ? "sending" : "processing" });
          }
        },
      });
      this.#end(entry, { state: isNew ? "done" : "known", progress: 1 });
      this.#parts.onStored();
    } catch (error) {
      if (!entry.abort.signal.aborted) {
        const message = error instanceof ApiFailure ? error.message : mediaTexts.upload.error;
        this.#end(entry, { state: "failed", message });
        this.#parts.onError(error);
      }
    }
    this.#go();
  }

  #end(entry: Entry, change: Partial<Upload> & { state: "done" | "known" | "failed" }): void {
    this.#ended[change.state === "failed" ? "failed" : "done"]++;
    this.#change(entry, change);
  }

  #change(entry: Entry, change: Partial<Upload>): void {
    entry.upload = { ...entry.upload, ...change };
    this.#publish();
  }

  #publish(): void {
    this.uploads.set(this.#entries.map(({ upload }) => upload));
  }
}

function isBusy({ state }: Upload): boolean {
  return state === "sending" || state === "processing";
}

export function isRunning(upload: Upload): boolean {
  return upload.state === "waiting" || isBusy(upload);
}

/** The share of bytes sent, from 0 to 100. Failed and cancelled uploads do not count. */
export function percentSent(uploads: readonly Upload[]): number {
  const counted = uploads.filter(({ state }) => state !== "failed" && state !== "cancelled");
  const total = counted.reduce((sum, { size }) => sum + size, 0);
  const sent = counted.reduce((sum, { size, progress }) => sum + size * progress, 0);
  return total === 0 ? 0 : Math.floor(100 * sent / total);
}
