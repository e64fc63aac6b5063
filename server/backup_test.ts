import { assertEquals } from "deno-std/assert/equals.js";
import { assertMatch } from "deno-std/assert/match.js";
import { assertRejects } from "deno-std/assert/rejects.js";
import { sessionRecords } from "./accounts/session_records.ts";
import { backup, restore, verify } from "./backup.ts";
import { StoreLockedError } from "./kv/errors.ts";
import { openStore } from "./kv/open_store.ts";
import { StartError } from "./start_error.ts";

const NOW = new Date("2027-01-01T08:00:00.000Z");

async function inFolder(work: (folder: string) => Promise<void>): Promise<void> {
  const folder = await Deno.makeTempDir();
  try {
    await work(folder);
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}

async function put(kv: string, entries: [Deno.KvKey, unknown][]): Promise<void> {
  await using store = await openStore(kv);
  for (const [key, value] of entries) await store.kv.set(key, value);
}

async function get(kv: string, key: Deno.KvKey): Promise<unknown> {
  await using store = await openStore(kv);
  return (await store.kv.get(key)).value;
}

Deno.test("a backup is taken while the store is open, and restored holds what stood in it then", async () => {
  await inFolder(async (folder) => {
    const kv = `${folder}/roost.kv`;
    const picture = crypto.getRandomValues(new Uint8Array(60_000));
    {
      await using store = await openStore(kv);
      await store.kv.set(["a"], "before");
      await store.kv.set(["picture"], picture);
      assertEquals(await backup(kv, `${folder}/safe/one.kv`) > 60_000, true);
      await store.kv.set(["a"], "after");
    }
    const kept = await restore(kv, `${folder}/safe/one.kv`, NOW);
    assertEquals(await get(kv, ["a"]), "before");
    assertEquals(await get(kv, ["picture"]), picture);
    assertMatch(kept!, /roost\.kv\.2027-01-01T08-00-00-000Z$/);
    assertEquals(await get(kept!, ["a"]), "after");
  });
});

Deno.test("what was deleted before a backup is in no byte of it", async () => {
  await inFolder(async (folder) => {
    const kv = `${folder}/roost.kv`;
    await using store = await openStore(kv);
    for (let n = 0; n < 200; n++) await store.kv.set(["person", n], `Asha Rao ${n} `.repeat(40));
    for (let n = 1; n < 200; n++) await store.kv.delete(["person", n]);
    await backup(kv, `${folder}/one.kv`);
    const bytes = new TextDecoder("latin1").decode(await Deno.readFile(`${folder}/one.kv`));
    assertEquals([...new Set(bytes.match(/Asha Rao \d+/g))], ["Asha Rao 0"]);
  });
});

Deno.test("a restore into an empty place makes the store", async () => {
  await inFolder(async (folder) => {
    await put(`${folder}/a.kv`, [[["x"], 1]]);
    await backup(`${folder}/a.kv`, `${folder}/b.kv`);
    assertEquals(await restore(`${folder}/new/c.kv`, `${folder}/b.kv`, NOW), undefined);
    assertEquals(await get(`${folder}/new/c.kv`, ["x"]), 1);
  });
});

Deno.test("what cannot be backed up or restored is said, and changes nothing", async () => {
  await inFolder(async (folder) => {
    const kv = `${folder}/roost.kv`;
    await put(kv, [[["x"], 1]]);
    await backup(kv, `${folder}/safe.kv`);
    await assertRejects(() => backup(kv, `${folder}/safe.kv`), StartError, "exists already");
    await assertRejects(
      () => backup(`${folder}/none.kv`, `${folder}/n.kv`),
      StartError,
      "no store of this name",
    );
    await assertRejects(() => backup("https://kv.example", `${folder}/n.kv`), StartError, "denokv");

    await Deno.writeTextFile(`${folder}/notes.txt`, "not a store");
    await assertRejects(() => restore(kv, `${folder}/notes.txt`, NOW), StartError, "no backup of a store");
    await assertRejects(() => restore(kv, `${folder}/none.kv`, NOW), StartError, "no backup of a store");
    const bytes = await Deno.readFile(`${folder}/safe.kv`);
    await Deno.writeFile(`${folder}/half.kv`, bytes.subarray(0, bytes.length / 2));
    await assertRejects(() => restore(kv, `${folder}/half.kv`, NOW), StartError, "no backup of a store");
    assertEquals(await get(kv, ["x"]), 1);
  });
});

Deno.test("a store that a server holds is not restored over", async () => {
  await inFolder(async (folder) => {
    const kv = `${folder}/roost.kv`;
    await put(kv, [[["x"], 1]]);
    await backup(kv, `${folder}/safe.kv`);
    await using store = await openStore(kv);
    await assertRejects(() => restore(kv, `${folder}/safe.kv`, NOW, 0), StoreLockedError);
    assertEquals((await store.kv.get(["x"])).value, 1);
  });
});

Deno.test("A store and its copies can be read by their user alone, and a restored one has no sessions", async () => {
  await inFolder(async (folder) => {
    const kv = `${folder}/data/roost.kv`;
    {
      await using store = await openStore(kv);
      const at = Date.now();
      await sessionRecords(store).create({ accountId: "a", createdAt: at, lastUsedAt: at }, { id: "token" });
      await store.kv.set(["a"], "kept");
      assertEquals(await modesIn(`${folder}/data`), ["700", "600"]);
      await backup(kv, `${folder}/safe/one.kv`);
      assertEquals(await modesIn(`${folder}/safe`), ["700", "600"]);
      // Somebody copied it elsewhere in between, with the usual rights.
      await Deno.chmod(`${folder}/safe/one.kv`, 0o644);
    }
    await restore(kv, `${folder}/safe/one.kv`, NOW);
    assertEquals(await modesIn(`${folder}/data`), ["700", "600"]);
    assertEquals(await get(kv, ["a"]), "kept");
    await using store = await openStore(kv);
    assertEquals(await Array.fromAsync(sessionRecords(store).all()), []);
    assertEquals(await Array.fromAsync(store.kv.list({ prefix: ["index", "sessions"] })), []);
  });
});

/** The rights of a folder and of the files in it, each once. */
async function modesIn(folder: string): Promise<string[]> {
  const names = await Array.fromAsync(Deno.readDir(folder), ({ name }) => `${folder}/${name}`);
  const modes = await Promise.all([folder, ...names].map((path) => Deno.stat(path)));
  return [...new Set(modes.map(({ mode }) => (mode! & 0o777).toString(8)))];
}

Deno.test("A backup whose records changed since is refused, although SQLite finds nothing wrong with it", async () => {
  await inFolder(async (folder) => {
    const [kv, file] = [`${folder}/roost.kv`, `${folder}/one.kv`];
    await put(kv, [["a"], ["b"]].map((key) => [key, "A dose of 1 g in a litre of water".repeat(9)]));
    await backup(kv, file);
    await put(kv, [[["c"], "later"]]);
    assertEquals(await verify(file), 0);
    const bytes = await Deno.readFile(file);
    const at = new TextDecoder("latin1").decode(bytes).indexOf("1 g in a litre");
    bytes[at] = "2".charCodeAt(0);
    await Deno.writeFile(file, bytes);
    await assertRejects(() => verify(file), StartError, "its records are not as they were written");
    await assertRejects(() => restore(kv, file, NOW), StartError, "its records are not as they were written");
    assertEquals(await get(kv, ["c"]), "later");
  });
});
