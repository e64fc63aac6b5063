import { assertEquals } from "deno-std/assert/equals.js";
import { LIBRARY_UPLOAD_MAX, type Media } from "../../../contract/media.ts";
import { ApiFailure } from "../api.ts";
import { type UploadCall, type Uploaded } from "./upload_file.ts";
import { percentSent, UploadQueue } from "./UploadQueue.ts";

const MEDIA: Media = {
  id: "1",
  name: "a.jpg",
  url: "/media/a.webp",
  type: "image",
  contentType: "image/webp",
  size: 1,
  uploadedAt: "2026-03-01T08:00:00.000Z",
  width: null,
  height: null,
  variants: [],
};

/** A queue with a fake `send` that the test settles, and a record of what the queue reported. */
function aQueue() {
  const sending = new Map<string, UploadCall & PromiseWithResolvers<Uploaded>>();
  const ended: { done: number; failed: number }[] = [];
  const queue = new UploadQueue({
    send(file, call) {
      const answer = Promise.withResolvers<Uploaded>();
      sending.set(file.name, { ...call, ...answer });
      call.signal.addEventListener("abort", () => answer.reject(call.signal.reason));
      return answer.promise;
    },
    onStored() {},
    onEnd: (result) => ended.push(result),
    onError() {},
  });
  const states = () => queue.uploads.get().map(({ name, state }) => `${name} ${state}`);
  return {
    queue,
    ended,
    states,
    of: (name: string) => sending.get(name)!,
    until(expected: string[]): Promise<void> {
      const { promise, resolve } = Promise.withResolvers<void>();
      const look = () => JSON.stringify(states()) === JSON.stringify(expected) && resolve();
      queue.uploads.subscribe(look);
      look();
      return promise;
    },
  };
}

const picture = (name: string, size = 100) => new File([new Uint8Array(size)], name, { type: "image/jpeg" });

Deno.test("Two files are sent at a time, the others wait their turn", async () => {
  const { queue, of, states, until, ended } = aQueue();
  queue.add([picture("a"), picture("b"), picture("c")]);
  assertEquals(states(), ["a sending", "b sending", "c waiting"]);
  of("a").onProgress(0.5);
  of("b").onProgress(1);
  assertEquals(states(), ["a sending", "b processing", "c waiting"]);
  assertEquals(percentSent(queue.uploads.get()), 50);
  of("b").resolve({ media: MEDIA, isNew: false });
  await until(["a sending", "b known", "c sending"]);
  of("a").resolve({ media: MEDIA, isNew: true });
  of("c").resolve({ media: MEDIA, isNew: true });
  await until(["a done", "b known", "c done"]);
  assertEquals(ended, [{ done: 3, failed: 0 }]);
  queue.clear();
  assertEquals(states(), []);
});

Deno.test("A file of a wrong type or size is refused before it is sent, and harms no other", async () => {
  const { queue, of, until, ended } = aQueue();
  queue.add([
    new File(["x"], "notes.txt", { type: "text/plain" }),
    picture("big", LIBRARY_UPLOAD_MAX + 1),
    picture("a"),
  ]);
  assertEquals(queue.uploads.get().map(({ message }) => message), [
    "Please upload a JPEG, PNG, GIF, WebP or PDF file",
    "File is too large. Maximum size is 10MB.",
    undefined,
  ]);
  assertEquals(queue.uploads.get().map(({ isRefused }) => isRefused), [true, true, undefined]);
  of("a").resolve({ media: MEDIA, isNew: true });
  await until(["notes.txt failed", "big failed", "a done"]);
  assertEquals(ended, [{ done: 1, failed: 2 }]);
});

Deno.test("What fails says why and can be tried again", async () => {
  const { queue, of, until } = aQueue();
  queue.add([picture("a"), picture("b")]);
  of("a").reject(new ApiFailure(422, "The file cannot be read: it is damaged or incomplete"));
  of("b").reject(new TypeError("what is this"));
  await until(["a failed", "b failed"]);
  assertEquals(queue.uploads.get().map(({ message }) => message), [
    "The file cannot be read: it is damaged or incomplete",
    "An error occurred during upload",
  ]);
  queue.retry(queue.uploads.get()[0]!.id);
  of("a").resolve({ media: MEDIA, isNew: true });
  await until(["b failed", "a done"]);
});

Deno.test("Cancelling stops what is sent and what waits, and tells nobody of a failure", async () => {
  const { queue, of, until, ended } = aQueue();
  queue.add([picture("a"), picture("b"), picture("c"), picture("d")]);
  queue.cancel(queue.uploads.get()[0]!.id);
  await until(["a cancelled", "b sending", "c sending", "d waiting"]);
  assertEquals(of("a").signal.aborted, true);
  queue.cancelAll();
  await until(["a cancelled", "b cancelled", "c cancelled", "d cancelled"]);
  assertEquals([of("b").signal.aborted, of("d")], [true, undefined]);
  assertEquals(ended, []);
});
