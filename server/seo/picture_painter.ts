import { AppError } from "../http/app_error.ts";
import { oneAtATime } from "../shared/one_at_a_time.ts";
import type { PictureAnswer, PictureJob } from "./social_worker.ts";

/** Maximum number of waiting pictures. Further requests get 503 with `Retry-After`. */
const WAITING_MAX = 40;
/** A picture takes about a second, so after this time the worker is stuck and is terminated. */
const PAINT_TIMEOUT_MS = 60_000;

export type Paint = (job: PictureJob) => Promise<Uint8Array<ArrayBuffer>>;

/** It draws pictures that others have uploaded, so it may read its fonts and nothing else. */
function startWorker(): Worker {
  const read = [new URL("../../node_modules", import.meta.url)];
  const permissions = {
    net: false,
    read,
    write: false,
    env: false,
    run: false,
    ffi: false,
    sys: false,
  } as const;
  return new Worker(import.meta.resolve("./social_worker.ts"), { type: "module", deno: { permissions } });
}

/** Draws pictures one at a time in a worker. The worker ends when none waits, to free its memory. */
export function picturePainter(): Paint {
  let worker: Worker | undefined;
  const inTurn = oneAtATime();
  let waiting = 0;

  async function paint(job: PictureJob): Promise<Uint8Array<ArrayBuffer>> {
    worker ??= startWorker();
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
    try {
      return await inTurn(() => paint(job));
    } finally {
      waiting--;
      if (waiting === 0) {
        worker?.terminate();
        worker = undefined;
      }
    }
  };
}
