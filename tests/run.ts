/**
 * Runs all tests, or the files given as arguments. The browser, a server for those that only read, and the sample
 * company's store are created once and shared: each other server gets a copy of the store. Unit tests share isolates.
 * A file run by `deno test` creates its own.
 */
import { launchBrowserServer, SHARED_BROWSER } from "./browser.ts";
import { makeSampleStore, SAMPLE_STORE, SHARED_ROOST, startRoost } from "./roost.ts";
import { writeUnitGroups } from "./unit_groups.ts";

const PERMISSIONS = ["net", "read", "write", "env", "run", "sys", "ffi=node_modules"];

/** One more than there are processors, since tests often wait for a server or browser. */
const JOBS = navigator.hardwareConcurrency + 1;

const folder = await Deno.makeTempDir({ prefix: "roost-tests-" });
const browser = await launchBrowserServer();
try {
  const store = `${folder}/sample`;
  await Deno.mkdir(store);
  await makeSampleStore(store);
  Deno.env.set(SAMPLE_STORE, store);
  await using roost = await startRoost();
  const files = Deno.args.length > 0
    ? Deno.args
    : [...await writeUnitGroups(folder), "bench", "build", "site", "widgets", "tests"];
  const tests = new Deno.Command(Deno.execPath(), {
    args: [
      "test",
      "--parallel",
      "--no-check",
      "--config=deno.json",
      ...PERMISSIONS.map((name) => `--allow-${name}`),
      ...files,
    ],
    env: {
      DENO_JOBS: String(JOBS),
      [SHARED_BROWSER]: browser.wsEndpoint(),
      [SHARED_ROOST]: JSON.stringify(roost),
    },
  }).spawn();
  Deno.exitCode = (await tests.status).code;
} finally {
  await browser.close();
  await Deno.remove(folder, { recursive: true });
}
