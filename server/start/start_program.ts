import { dirname } from "deno-std/path/dirname.js";
import { childSandbox } from "../sandbox/child_sandbox.ts";
import { PROGRAMS } from "../sandbox/programs.ts";
import { serveSandbox } from "../sandbox/sandbox_server.ts";
import { environment, readSettings, type Settings } from "../settings.ts";
import { errorMessage } from "../shared/error_message.ts";
import { StartError } from "../start_error.ts";
import { assertDeno } from "./assert_deno.ts";
import { permissionsFor, SANDBOX_VARIABLE, writableFiles } from "./permissions.ts";

/** How much is kept before the first collection of a start with a small store, in megabytes. */
const FIRST_COLLECTION_MB = 64;

/**
 * A small young generation costs no speed here and saves memory; it has its size from the start, which is quicker by a
 * fourteenth than growing to it. One thread alone collects it: for so little, several wait for each other. What is kept
 * may grow by two fifths between two collections, as the engine would let it grow to several times of it; the first one
 * is put off until a start is over, which keeps the more the larger the store is. Places in the source are kept with the
 * code: else the first error that is made while the bundle is evaluated has all of it parsed again.
 */
function v8Flags({ kv, heapMb }: Settings): string {
  const first = Math.min(FIRST_COLLECTION_MB + storeMb(kv) / 4, heapMb / 2);
  return "--v8-flags=--min-semi-space-size=4,--max-semi-space-size=4,--no-parallel-scavenge,--heap-growing-percent=40," +
    `--initial-old-space-size=${
      Math.round(first)
    },--no-enable-lazy-source-positions,--max-old-space-size=${heapMb}`;
}

/** How large a store in a file is; 0 for another one, and one that is not there yet. */
function storeMb(kv: string): number {
  try {
    return Deno.statSync(kv).size / 1e6;
  } catch {
    return 0;
  }
}

const MODULES = {
  "main.ts": import.meta.resolve("../main.ts"),
  "admin.ts": import.meta.resolve("../admin.ts"),
};
type Module = keyof typeof MODULES;

interface StartOptions {
  args?: readonly string[];
  /** Settings, beside those of the environment. */
  env?: Record<string, string>;
  stdout?: "inherit" | "piped";
  /** The file to run instead of the module, such as that of a release. */
  file?: string;
}

/**
 * Starts a module of the server with no more permissions than its settings need, and runs programs in the
 * sandbox for it. Throws a StartError for a wrong setting, Deno or folder.
 */
export function startProgram(
  module: Module,
  { args = [], env = {}, stdout = "inherit", file = MODULES[module] }: StartOptions = {},
): Deno.ChildProcess {
  assertDeno();
  const settings = readSettings({ ...environment(), ...env });
  const dev = args.includes("--dev");
  makeFolders(writableFiles(settings, dev));
  const sandbox = serveSandbox(childSandbox(PROGRAMS));
  const child = new Deno.Command(Deno.execPath(), {
    args: [
      "run",
      "--no-prompt",
      "--frozen",
      v8Flags(settings),
      ...permissionsFor(settings, { sandbox: sandbox.address, dev }),
      file,
      ...args,
    ],
    env: { NODE_ENV: "production", ...pastProxies(), ...env, [SANDBOX_VARIABLE]: sandbox.address.href },
    // Never written: its end tells the process that this one has ended.
    stdin: "piped",
    stdout,
  }).spawn();
  child.status.then(() => sandbox.close());
  return child;
}

/**
 * What keeps a company's HTTP proxy (`HTTP_PROXY`) out of connections within this machine: the sandbox gets strangers'
 * files and its secret address, and a model or denokv may listen here too.
 */
function pastProxies(): Record<string, string> {
  const given = Deno.env.get("no_proxy") ?? Deno.env.get("NO_PROXY");
  const list = [...given ? [given] : [], "127.0.0.1", "::1", "localhost"].join();
  return { no_proxy: list, NO_PROXY: list };
}

/** The program may write these files, but make no folder. */
function makeFolders(files: readonly string[]): void {
  for (const file of files) {
    try {
      Deno.mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    } catch (cause) {
      const reason = `its folder ${dirname(file)} cannot be made (${errorMessage(cause)})`;
      throw new StartError(`Cannot start with KV: ${reason}`, { cause });
    }
  }
}
