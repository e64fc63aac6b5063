import { loadSample } from "../sample/load_sample.ts";
import { type TestApp, testApp, type TestAppOptions } from "./test_app.ts";

/** The real app with the sample company, at a time when all of its articles are out. */
export async function sampleApp(options?: TestAppOptions): Promise<TestApp> {
  const test = await testApp(options);
  await loadSample(test.stores);
  test.clock.now = new Date("2027-01-01T08:00:00.000Z");
  return test;
}

/**
 * One app for those tests of a file that only ask: to fill a store and to index it takes a second. Called outside of
 * the tests, after which it is closed.
 */
export async function sharedSampleApp(): Promise<TestApp> {
  const test = await sampleApp();
  Deno.test.afterAll(async () => await test[Symbol.asyncDispose]());
  return test;
}
