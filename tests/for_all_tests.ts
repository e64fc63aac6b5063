/** Keeps a server or browser for all tests of a file, and closes it after the last. Called outside of the tests. */
export async function forAllTests<T extends AsyncDisposable>(starting: Promise<T>): Promise<T> {
  const started = await starting;
  Deno.test.afterAll(async () => await started[Symbol.asyncDispose]());
  return started;
}
