import { assert } from "deno-std/assert/assert.js";
import { assertEquals } from "deno-std/assert/equals.js";
import { assertRejects } from "deno-std/assert/rejects.js";
import { blobs } from "./blobs.ts";
import { ChangeLog } from "./change_log.ts";
import { StoreLockedError } from "./errors.ts";
import { eventually } from "../../tests/eventually.ts";
import { keys } from "./keys.ts";
import { followOthers, openStore } from "./open_store.ts";
import { Store } from "./store.ts";
import { assertCoherent } from "./testing/assert_coherent.ts";
import { aProduct, inquiries, products } from "./testing/products.ts";
import { tempFolder } from "../../tests/temp_folder.ts";

async function inFolder(test: (file: string) => Promise<void>): Promise<void> {
  await using folder = await tempFolder();
  await test(`${folder.path}/data/roost.kv`);
}

/** One of the programs in `testing/`, as a process of its own. */
function run(program: string, file: string): Deno.ChildProcess {
  const folder = file.slice(0, file.lastIndexOf("/data/"));
  return new Deno.Command(Deno.execPath(), {
    args: [
      "run",
      "--quiet",
      "--no-prompt",
      `--allow-read=${folder}`,
      `--allow-write=${folder}`,
      new URL(`./testing/${program}.ts`, import.meta.url).href,
      file,
    ],
    stdin: "piped",
    stdout: "piped",
  }).spawn();
}

async function* linesOf(child: Deno.ChildProcess): AsyncGenerator<string> {
  let rest = "";
  for await (const text of child.stdout.pipeThrough(new TextDecoderStream())) {
    const lines = (rest + text).split("\n");
    rest = lines.pop() ?? "";
    yield* lines;
  }
}

Deno.test("openStore() makes the folder and keeps documents over a restart", () =>
  inFolder(async (file) => {
    const first = await openStore(file);
    const made = await products(first).create(aProduct({ slug: "amprolium" }));
    await first.close();
    await using second = await openStore(file);
    assertEquals(await products(second).getBy("slug", "amprolium"), made);
    const next = await products(second).create(aProduct());
    assert(next.version > made.version && next.id > made.id);
  }));

Deno.test("openStore() names the file that another process holds", () =>
  inFolder(async (file) => {
    const child = run("hold_store", file);
    assertEquals((await linesOf(child).next()).value, "open");
    const error = await assertRejects(() => openStore(file), StoreLockedError);
    assert(error.message.startsWith(`Cannot open the store ${file}: another process holds it`));

    const waiting = openStore(file, { wait: 30_000 });
    await child.stdin.close();
    await (await waiting).close();
    assertEquals((await child.status).success, true);
  }));

Deno.test("openStore() refuses the same file twice in one process, and closing twice is harmless", () =>
  inFolder(async (file) => {
    await using store = await openStore(file);
    await assertRejects(() => openStore(file), StoreLockedError);
    await store.close();
    await using _again = await openStore(file);
    await store.close();
  }));

Deno.test("store.close() waits for writes on their way", () =>
  inFolder(async (file) => {
    const store = await openStore(file);
    const writes = Array.from(
      { length: 50 },
      (_, n) => inquiries(store).create({ message: `${n}`, state: "pending" }),
    );
    await Promise.resolve();
    await store.close();
    await Promise.all(writes);
    await using again = await openStore(file);
    assertEquals(await inquiries(again).count(), 50);
  }));

/** Two stores on one database, as two processes on one denokv server have them. */
function twoProcesses(kv: Deno.Kv) {
  return [1, 2].map(() => {
    const log = new ChangeLog(kv);
    const store = new Store(kv, { location: "shared", log });
    return { store, following: followOthers(store, log) };
  });
}

Deno.test("a process hears which documents another one has changed, and nothing of its own commits", async () => {
  const kv = await Deno.openKv(":memory:");
  const [here, there] = twoProcesses(kv);
  const seen = { products: here!.store.track(["products"]), inquiries: here!.store.track(["inquiries"]) };
  seen.products.take();
  const made = await products(there!.store).create(aProduct());
  await eventually(() => Promise.resolve(seen.products.revision), 1);
  assertEquals([...seen.products.take()], [["products", [made.id]]]);

  const { id } = await inquiries(here!.store).create({ message: "Own", state: "pending" });
  await products(there!.store).create(aProduct());
  await eventually(() => Promise.resolve(seen.products.revision), 2);
  assertEquals([seen.inquiries.revision, await inquiries(there!.store).get(id) !== null], [1, true]);
  await Promise.all([here!.store.close(), there!.store.close()].map((closed) => closed.catch(() => {})));
  await Promise.all([here!.following, there!.following]);
});

Deno.test("a process killed amid writes leaves every acknowledged one whole, and none by halves", () =>
  inFolder(async (file) => {
    const acknowledged: string[] = [];
    for (const enough of [50, 250, 850]) {
      const child = run("write_load", file);
      for await (const line of linesOf(child)) {
        acknowledged.push(line);
        if (acknowledged.length === enough) child.kill("SIGKILL");
      }
      await child.stdin.close();
      assertEquals((await child.status).signal, "SIGKILL");
      assert(acknowledged.length >= enough);

      await using store = await openStore(file);
      await assertCoherent(store.kv);
      const all = products(store);
      const idsOf = (kind: string) =>
        acknowledged.filter((line) => line.startsWith(kind)).map((line) => line.slice(kind.length + 1));
      const found = await Array.fromAsync(all.all());
      for (const { id, value } of found) {
        assertEquals((await all.getBy("slug", value.slug ?? ""))?.id, id);
      }
      const inCategory = async (category: string) =>
        new Set((await Array.fromAsync(all.all({ index: ["category", category] }))).map(({ id }) => id));
      const [before, after] = [await inCategory("before"), await inCategory("after")];
      assertEquals(before.size + after.size, found.length);
      assert(idsOf("created").every((id) => before.has(id) || after.has(id)));
      assert(idsOf("changed").every((id) => after.has(id)));

      const mail = inquiries(store);
      assert((await mail.getMany(idsOf("inquiry"))).every((stored) => stored !== null));
      const [total, pending, resolved] = [
        await mail.count(),
        await mail.count({ index: ["state", "pending"] }),
        await mail.count({ index: ["state", "resolved"] }),
      ];
      assertEquals(total, pending + resolved);
      const picture = await blobs(store).get("picture");
      assert(!picture || picture.every((byte) => byte === picture[0]));
    }
  }));

Deno.test("A store that a newer release has written is not opened, and stays as it is", async () => {
  await using folder = await tempFolder();
  {
    await using store = await openStore(`${folder.path}/test.kv`);
    await store.kv.set(keys.format, 99);
  }
  await assertRejects(
    () => openStore(`${folder.path}/test.kv`),
    Error,
    "a newer release has written it in format 99",
  );
  await assertRejects(() => openStore(`${folder.path}/test.kv`), Error, "restore a backup from before it");
});
