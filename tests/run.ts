/**
 * Runs all tests, or the files given as arguments. The browser and the sample company's store are created
 * once and shared: each server gets a copy of the store. A file run by `deno test` creates its own.
 */
import { launchBrowserServer, SHARED_BROWSER } from "./browser.ts";
import { makeSampleStore, SAMPLE_STORE } from "./roost.ts";

const PERMISSIONS = ["net", "read", "write", "env", "run", "sys", "ffi=node_modules"];

/** One more than there are processors, since tests often wait for a server or browser. */
const JOBS = navigator.hardwareConcurrency + 1;

const store = await Deno.makeTempDir({ prefix: "roost-sample-" });
const browser = await launchBrowserServer();
try {
  await makeSampleStore(store);
  const tests = new Deno.Command(Deno.execPath(), {
    args: ["test", "--parallel", "--no-check", ...PERMISSIONS.map((name) => `--allow-${name}`), ...Deno.args],
    env: {
      DENO_JOBS: String(JOBS),
      [SHARED_BROWSER]: browser.wsEndpoint(),
      [SAMPLE_STORE]: store,
    },
  }).spawn();
  Deno.exitCode = (await tests.status).code;
} finally {
  await browser.close();
  await Deno.remove(store, { recursive: true });
}
