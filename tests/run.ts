/**
 * Runs all tests, or the files given as arguments. The browser, a server for those that only read, and the sample
 * company's store are created once and shared: each other server gets a copy of the store. Unit tests share isolates.
 * A file run by `deno test` creates its own.
 */
import { launchBrowserServer, SHARED_BROWSER } from "./browser.ts";
import { makeSampleStore, SAMPLE_STORE, SHARED_ROOST, startAskedRoost } from "./roost.ts";
import { testsBelow, writeUnitGroups } from "./unit_groups.ts";

const PERMISSIONS = ["net", "read", "write", "env", "run", "sys", "ffi=node_modules"];

/** More than there are processors, since tests often wait for a server or browser. */
const JOBS = navigator.hardwareConcurrency + 2;

/**
 * Each takes 20 seconds of a processor and more, so they begin first, the longest before all: processors are idle while
 * one that began last goes on.
 */
const LONGEST = [
  "server/assistant/safety/check_question_test.ts",
  "tests/every_page_test.ts",
  "tests/every_admin_page_test.ts",
  "server/assistant/answers/answer_chances_test.ts",
  "tests/hosts/hosts_test.ts",
  "server/assistant/eval/eval_test.ts",
  "tests/health_test.ts",
  "tests/panel_admin_test.ts",
  "tests/account_admin_test.ts",
  "tests/unanswered_test.ts",
  "tests/first_steps_admin_test.ts",
  "tests/hard_content_test.ts",
  "tests/hosts/rough_pages_test.ts",
  "tests/admin_errors_test.ts",
  "tests/offline_test.ts",
  "tests/pseudo_language_test.ts",
  "build/release_test.ts",
];
const OTHER_ROOMS = ["bench", "build", "tests"];

/**
 * Those that wait for a browser are mixed with those that only compute, so that neither the processors nor the
 * browser are idle while the others run.
 */
async function allFiles(folder: string): Promise<string[]> {
  const { groups, alone } = await writeUnitGroups(folder, LONGEST);
  const found = (await Promise.all(OTHER_ROOMS.map((room) => Array.fromAsync(testsBelow(room))))).flat()
    .sort();
  const others = [...new Set([...LONGEST, ...found, ...alone])];
  const each = Math.ceil(others.length / groups.length);
  return groups.flatMap((group, at) => [group, ...others.slice(at * each, (at + 1) * each)]);
}

const folder = await Deno.makeTempDir({ prefix: "roost-tests-" });
const browser = await launchBrowserServer();
try {
  const store = `${folder}/sample`;
  await Deno.mkdir(store);
  await makeSampleStore(store);
  Deno.env.set(SAMPLE_STORE, store);
  await using roost = await startAskedRoost();
  const files = Deno.args.length > 0 ? Deno.args : await allFiles(folder);
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
