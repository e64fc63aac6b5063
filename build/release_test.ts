import { assert } from "deno-std/assert/assert.js";
import { assertEquals } from "deno-std/assert/equals.js";
import * as esbuild from "esbuild";
import { eventually } from "../tests/eventually.ts";
import { release } from "./release.ts";
import { freePort } from "../tests/free_port.ts";

const ROOT = new URL("../", import.meta.url).pathname;

/** Runs a task of the release, as who unpacked it does, without packages from elsewhere. */
function task(place: string, name: string, args: string[], env: Record<string, string>): Deno.Command {
  const { tasks } = JSON.parse(Deno.readTextFileSync(`${place}/deno.json`));
  return new Deno.Command(Deno.execPath(), {
    args: [...tasks[name].command.split(" ").slice(1), ...args],
    cwd: place,
    env: { DENO_DIR: `${place}/../cache`, HTTPS_PROXY: "http://127.0.0.1:1", ...env },
    stdout: "null",
    stderr: "piped",
  });
}

Deno.test({
  name: "A release is the same twice, and serves, draws and copies elsewhere without a network",
  // The archive needs a commit for its name, and tar to be unpacked.
  ignore: Deno.build.os !== "linux",
  // esbuild's process outlives the test that started it.
  sanitizeOps: false,
  sanitizeResources: false,
  async fn() {
    const folder = await Deno.makeTempDir({ prefix: "roost-release-" });
    const dist = `${ROOT}dist`;
    const [first, second] = [await release(`${folder}/a`, { dist }), await release(`${folder}/b`, { dist })];
    await esbuild.stop();
    assertEquals(await Deno.readFile(first.archive), await Deno.readFile(second.archive));
    assert(first.bytes < 30e6, `${first.bytes} bytes`);

    await Deno.mkdir(`${folder}/elsewhere`);
    const unpacked = await new Deno.Command("tar", {
      args: ["xzf", first.archive, "-C", `${folder}/elsewhere`],
    }).output();
    assertEquals(unpacked.code, 0);
    for (const made of ["a", "b"]) await Deno.remove(`${folder}/${made}`, { recursive: true });
    const place = `${folder}/elsewhere/roost-${first.version}`;
    const [port, kv] = [freePort(), `${folder}/data/roost.kv`];
    const address = `http://127.0.0.1:${port}`;
    const server = task(place, "start", [], { PORT: String(port), KV: kv }).spawn();
    try {
      const status = (path: string) =>
        fetch(address + path).then(async (response) => {
          await response.body?.cancel();
          return response.status;
        }, () => 0);
      await eventually(() => status("/readyz"), 200);
      for (const path of ["/widgets/chat.js", "/admin", "/api/company"]) {
        assert([200, 503].includes(await status(path)), path);
      }
      // It came with the release.
      assertEquals(await Deno.stat(`${kv}.derived/guides`).catch((error) => error.name), "NotFound");
      const backup = await task(place, "backup", [`${folder}/copy.kv`], { KV: kv }).output();
      assertEquals([backup.code, (await Deno.stat(`${folder}/copy.kv`)).mode! & 0o777], [0, 0o600]);
    } finally {
      server.kill("SIGTERM");
      const { code, stderr } = await server.output();
      assertEquals([code, new TextDecoder().decode(stderr)], [0, ""]);
      await Deno.remove(folder, { recursive: true });
    }
  },
});
