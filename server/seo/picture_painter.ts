import { AppError } from "../http/app_error.ts";
import type { PictureAnswer, PictureJob } from "./social_worker.ts";

/** Pictures that may wait their turn. Whoever comes later is told to come again. */
const WAITING_MAX = 40;
/** A picture takes a second or so; what takes this long never comes. */
const PAINT_TIMEOUT_MS = 60_000;

export type Paint = (job: PictureJob) => Promise<Uint8Array<ArrayBuffer>>;

/**
 * Draws pictures one at a time in a thread of its own, which starts with the first and ends with the last of those
 * that wait: between two visits of a crawler it takes no memory.
 */
export function picturePainter(): Paint {
  let worker: Worker | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;

  async function paint(job: PictureJob): Promise<Uint8Array<ArrayBuffer>> {
    worker ??= new Worker(import.meta.resolve("./social_worker.ts"), { type: "module" });
    const answer = Promise.withResolvers<PictureAnswer>();
    worker.onmessage = ({ data }) => answer.resolve(data);
    worker.onerror = (event) => {
      event.preventDefault();
      worker = undefined;
      answer.resolve({ error: event.message });
    };
    const timer = setTimeout(() => {
      worker?.terminate();
      worker = undefined;
      answer.resolve({ error: "it takes too long" });
    }, PAINT_TIMEOUT_MS);
    worker.postMessage(job);
    const painted = await answer.promise;
    clearTimeout(timer);
    if ("png" in painted) return painted.png;
    throw new Error(`Cannot draw a picture: ${painted.error}`);
  }

  return async (job) => {
    if (waiting >= WAITING_MAX) {
      throw new AppError("unavailable", "Too many pictures are being drawn; please come again", {
        headers: { "retry-after": "30" },
      });
    }
    waiting++;
    const painted = last.then(() => paint(job));
    last = painted.catch(() => {});
    try {
      return await painted;
    } finally {
      waiting--;
      if (waiting === 0) {
        worker?.terminate();
        worker = undefined;
      }
    }
  };
}
