import type { TestApp } from "../../testing/test_app.ts";
import { createWorker } from "../create_worker.ts";
import { fixedSending } from "./fixed_sending.ts";

/** The worker that sends what an app of a test has queued, at the test's time. */
export async function loadedWorker(test: TestApp, sending: Parameters<typeof fixedSending>[0]) {
  const worker = createWorker({
    stores: test.stores,
    sending: fixedSending(sending),
    origin: "http://localhost:8000",
    now: () => test.clock.now,
    log: (line) => test.logged.push(line),
  });
  await worker.load();
  return worker;
}
