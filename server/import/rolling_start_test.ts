import { assertEquals } from "deno-std/assert/equals.js";
import { eventually } from "../../tests/eventually.ts";
import { accountStore } from "../accounts/account_store.ts";
import { openStore } from "../kv/open_store.ts";
import { onDenokv } from "../kv/testing/on_denokv.ts";
import { createStores } from "../stores.ts";
import { CATEGORY } from "../testing/fixtures.ts";

const MAIN = new URL("../main.ts", import.meta.url).pathname;
const COUNT = 1_500;
const OWNER = { username: "owner", password: "amber-neem-heron-2718" };
const PATH = "/api/admin/products/import";

/** A server as a process of its own. */
async function startServer(folder: string, url: string) {
  const child = new Deno.Command(Deno.execPath(), {
    args: [
      "run",
      "--allow-net",
      "--allow-read",
      "--allow-write",
      "--allow-env",
      "--allow-run",
      "--allow-sys",
      MAIN,
    ],
    cwd: folder,
    env: { NODE_ENV: "production", PORT: "0", KV: url },
    stdin: "null",
    stdout: "piped",
    stderr: "null",
  }).spawn();
  const reader = child.stdout.pipeThrough(new TextDecoderStream()).getReader();
  let printed = "";
  let origin: string | undefined;
  while (!origin) {
    const { value, done } = await reader.read();
    if (done) throw new Error(`Cannot start the server: ${printed}`);
    printed += value;
    origin = /http:\/\/localhost:\d+/.exec(printed)?.[0];
  }
  return {
    origin,
    async [Symbol.asyncDispose]() {
      child.kill("SIGKILL");
      await child.status;
      await reader.cancel();
    },
  };
}

onDenokv(
  "A server that starts amid another's import leaves it alone, and both have all of it",
  async (url) => {
    const folder = await Deno.makeTempDir();
    await Deno.mkdir(`${folder}/dist`);
    await Deno.writeTextFile(`${folder}/dist/manifest.json`, '{"entries":{},"files":{}}');
    try {
      await using store = await openStore(url);
      const stores = createStores(store, () => new Date());
      await stores.categories.create(CATEGORY);
      await accountStore(store, () => new Date()).create(OWNER.username, OWNER.password);

      await using first = await startServer(folder, url);
      const login = await fetch(`${first.origin}/api/admin/login`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(OWNER),
      });
      await login.body?.cancel();
      const headers = { cookie: login.headers.get("set-cookie")!.split(";")[0]!, origin: first.origin };
      const body = new FormData();
      const rows = Array.from({ length: COUNT }, (_, n) => `Product ${n},${CATEGORY.name}`);
      body.set("file", new File([["name,category", ...rows].join("\n")], "list.csv"));
      const { id } = await (await fetch(first.origin + PATH, { method: "POST", headers, body })).json();
      const run = await fetch(`${first.origin}${PATH}/${id}/run`, { method: "POST", headers });
      assertEquals((await run.json()).state, "writing");

      await using second = await startServer(folder, url);
      const told = async (origin: string) =>
        (await (await fetch(`${origin}${PATH}/${id}`, { headers: { ...headers, origin } })).json()).state;
      await eventually(() => told(second.origin), "done");
      assertEquals(await told(first.origin), "done");
      assertEquals(await stores.products.products.count(), COUNT);
      assertEquals(await store.kv.get(["lease", "product-bulk-write"]).then(({ value }) => value), null);
      for (const { origin } of [first, second]) {
        const list = await fetch(`${origin}/api/admin/products?limit=1`, { headers: { ...headers, origin } });
        await list.body?.cancel();
        assertEquals(list.headers.get("x-total-count"), String(COUNT));
      }
    } finally {
      await Deno.remove(folder, { recursive: true });
    }
  },
);
