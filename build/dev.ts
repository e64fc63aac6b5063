/** `deno task dev`: builds and starts the server, and repeats both after each change. */
import * as esbuild from "esbuild";
import { build } from "../build.ts";
import { assertDeno } from "../server/start/assert_deno.ts";
import { startProgram } from "../server/start/start_program.ts";
import { refuse } from "../server/start/refuse.ts";

const WATCHED = ["contract", "server", "site", "widgets"];
/** The bundles contain these rooms, so a change in them needs a new build. */
const BUNDLED = /\/(contract|site|widgets)\//;
/** Editors write a file in several steps. Changes are handled after this many quiet milliseconds. */
const QUIET_MS = 150;

function startServer(): Deno.ChildProcess {
  try {
    return startProgram("main.ts", { args: ["--dev", "--month"] });
  } catch (error) {
    refuse(error);
  }
}

async function stop(server: Deno.ChildProcess): Promise<void> {
  try {
    server.kill("SIGTERM");
  } catch {
    // The process has already ended.
  }
  await server.status;
}

async function rebuild(): Promise<boolean> {
  try {
    await build();
    return true;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return false;
  }
}

/** Yields the changed paths after each pause in changes. */
async function* changes(): AsyncGenerator<Set<string>> {
  const pending = new Set<string>();
  let settle = Promise.withResolvers<void>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  void (async () => {
    for await (const { kind, paths } of Deno.watchFs(WATCHED)) {
      if (kind === "access") continue;
      for (const path of paths) pending.add(path);
      clearTimeout(timer);
      timer = setTimeout(() => settle.resolve(), QUIET_MS);
    }
  })();
  while (true) {
    await settle.promise;
    settle = Promise.withResolvers<void>();
    yield new Set(pending);
    pending.clear();
  }
}

try {
  assertDeno();
} catch (error) {
  refuse(error);
}
console.info("Builds what browsers load …");
if (!await rebuild()) Deno.exit(1);
let server = startServer();
let changed = false;
// The first start failed, for example because the port is in use. The server has printed the reason.
server.status.then(({ code }) => {
  if (!changed) Deno.exit(code);
});

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  Deno.addSignalListener(signal, async () => {
    changed = true;
    await stop(server);
    await esbuild.stop();
    Deno.exit(0);
  });
}

for await (const paths of changes()) {
  changed = true;
  const bundled = [...paths].some((path) => BUNDLED.test(path));
  if (bundled && !await rebuild()) continue;
  await stop(server);
  server = startServer();
}
