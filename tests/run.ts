/**
 * Runs the tests, all of them or the files named as arguments. What every browser test needs is made once: one browser,
 * and one store with the sample company, of which each server gets a copy. A file run by `deno test` makes its own.
 */
import { launchBrowserServer, SHARED_BROWSER } from "./browser.ts";
import { makeSampleStore, SAMPLE_STORE } from "./roost.ts";

const PERMISSIONS = ["net", "read", "write", "env", "run", "sys", "ffi=node_modules"];

/** One more than there are processors: a test often waits for its server or its browser. */
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
