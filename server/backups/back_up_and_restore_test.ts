import { assertEquals } from "deno-std/assert/equals.js";
import { assertMatch } from "deno-std/assert/match.js";
import { assertRejects } from "deno-std/assert/rejects.js";
import { sessionRecords } from "../accounts/session_records.ts";
import { StoreLockedError } from "../kv/errors.ts";
import { blobs } from "../kv/blobs.ts";
import { openStore } from "../kv/open_store.ts";
import { announcePresence } from "../kv/presence.ts";
import { assertCoherent } from "../kv/testing/assert_coherent.ts";
import { onDenokv } from "../kv/testing/on_denokv.ts";
import { aProduct, hindiPost, products } from "../kv/testing/products.ts";
import { backUpStore } from "./back_up_store.ts";
import { restoreStore, verifyBackup } from "./restore_store.ts";
import { StartError } from "../start_error.ts";
import { inFolder } from "../../tests/temp_folder.ts";

const NOW = new Date("2027-01-01T08:00:00.000Z");

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
      assertEquals(await backUpStore(kv, `${folder}/safe/one.kv`) > 60_000, true);
      await store.kv.set(["a"], "after");
    }
    const kept = await restoreStore(kv, `${folder}/safe/one.kv`, { now: NOW });
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
    await backUpStore(kv, `${folder}/one.kv`);
    const bytes = new TextDecoder("latin1").decode(await Deno.readFile(`${folder}/one.kv`));
    assertEquals([...new Set(bytes.match(/Asha Rao \d+/g))], ["Asha Rao 0"]);
  });
});

Deno.test("a restore into an empty place makes the store", async () => {
  await inFolder(async (folder) => {
    await put(`${folder}/a.kv`, [[["x"], 1]]);
    await backUpStore(`${folder}/a.kv`, `${folder}/b.kv`);
    assertEquals(await restoreStore(`${folder}/new/c.kv`, `${folder}/b.kv`, { now: NOW }), undefined);
    assertEquals(await get(`${folder}/new/c.kv`, ["x"]), 1);
  });
});

Deno.test("what cannot be backed up or restored is said, and changes nothing", async () => {
  await inFolder(async (folder) => {
    const kv = `${folder}/roost.kv`;
    await put(kv, [[["x"], 1]]);
    await backUpStore(kv, `${folder}/safe.kv`);
    await assertRejects(() => backUpStore(kv, `${folder}/safe.kv`), StartError, "exists already");
    await assertRejects(
      () => backUpStore(`${folder}/none.kv`, `${folder}/n.kv`),
      StartError,
      "no store of this name",
    );

    await Deno.writeTextFile(`${folder}/notes.txt`, "not a store");
    await assertRejects(
      () => restoreStore(kv, `${folder}/notes.txt`, { now: NOW }),
      StartError,
      "no backup of a store",
    );
    await assertRejects(
      () => restoreStore(kv, `${folder}/none.kv`, { now: NOW }),
      StartError,
      "none.kv: there is no file of this name",
    );
    const bytes = await Deno.readFile(`${folder}/safe.kv`);
    await Deno.writeFile(`${folder}/half.kv`, bytes.subarray(0, bytes.length / 2));
    await assertRejects(
      () => restoreStore(kv, `${folder}/half.kv`, { now: NOW }),
      StartError,
      "no backup of a store",
    );
    // What the system refuses says nothing of the backup.
    const refused = await assertRejects(() => restoreStore(kv, folder, { now: NOW }), StartError);
    assertMatch(refused.message, /: Is a directory \(os error 21\)[^(]*\. Nothing was changed\.$/);
    assertEquals(await get(kv, ["x"]), 1);
  });
});

Deno.test("a store that a server holds is not restored over", async () => {
  await inFolder(async (folder) => {
    const kv = `${folder}/roost.kv`;
    await put(kv, [[["x"], 1]]);
    await backUpStore(kv, `${folder}/safe.kv`);
    await using store = await openStore(kv);
    await assertRejects(() => restoreStore(kv, `${folder}/safe.kv`, { now: NOW, wait: 0 }), StoreLockedError);
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
      await backUpStore(kv, `${folder}/safe/one.kv`);
      assertEquals(await modesIn(`${folder}/safe`), ["700", "600"]);
      // Somebody copied it elsewhere in between, with the usual rights.
      await Deno.chmod(`${folder}/safe/one.kv`, 0o644);
    }
    await restoreStore(kv, `${folder}/safe/one.kv`, { now: NOW });
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
    await backUpStore(kv, file);
    await put(kv, [[["c"], "later"]]);
    assertEquals(await verifyBackup(file), 0);
    const bytes = await Deno.readFile(file);
    const at = new TextDecoder("latin1").decode(bytes).indexOf("1 g in a litre");
    bytes[at] = "2".charCodeAt(0);
    await Deno.writeFile(file, bytes);
    await assertRejects(() => verifyBackup(file), StartError, "its records are not as they were written");
    await assertRejects(
      () => restoreStore(kv, file, { now: NOW }),
      StartError,
      "its records are not as they were written",
    );
    assertEquals(await get(kv, ["c"]), "later");
  });
});

const KEY = "a long sentence of the owner";

Deno.test("An encrypted backup shows nothing of the store, and one key alone opens it", async () => {
  await inFolder(async (folder) => {
    const [kv, file] = [`${folder}/roost.kv`, `${folder}/safe/one.kv`];
    const pictures = Array.from({ length: 40 }, () => crypto.getRandomValues(new Uint8Array(60_000)));
    await put(kv, [
      [["person"], "Asha Rao".repeat(99)],
      ...pictures.map((bytes, n) => [["picture", n], bytes] as [Deno.KvKey, unknown]),
    ]);
    await backUpStore(kv, file, [KEY]);
    assertEquals(await modesIn(`${folder}/safe`), ["700", "600"]);
    const bytes = await Deno.readFile(file);
    const text = new TextDecoder("latin1").decode(bytes);
    assertEquals([text.includes("Asha"), text.includes("SQLite")], [false, false]);
    assertEquals(await verifyBackup(file, [KEY]), 0);
    await put(kv, [[["person"], "somebody else"]]);
    const refused = async (sentence: string, key?: string) => {
      await assertRejects(
        () => restoreStore(kv, file, { now: NOW, keys: key ? [key] : [] }),
        StartError,
        sentence,
      );
    };
    await refused("it is encrypted: set BACKUP_KEY");
    await refused("was made with another one", "another long sentence");
    const whole = 1024 * 1024 + 16;
    for (
      const damaged of [
        bytes.with(bytes.length - 9, bytes.at(-9)! ^ 1),
        bytes.subarray(0, bytes.length - 1),
        // Cut where a chunk ends, and two chunks in each other's place.
        bytes.subarray(0, 57 + whole),
        new Uint8Array([
          ...bytes.subarray(0, 57),
          ...bytes.subarray(57 + whole, 57 + 2 * whole),
          ...bytes.subarray(57, 57 + whole),
          ...bytes.subarray(57 + 2 * whole),
        ]),
        new Uint8Array([...bytes, 0]),
      ]
    ) {
      await Deno.writeFile(file, damaged);
      await refused("is missing or was changed", KEY);
    }
    assertEquals(await get(kv, ["person"]), "somebody else");
    assertEquals(await namesIn(folder), ["roost.kv", "roost.kv.lock", "safe"]);
    await Deno.writeFile(file, bytes);
    // While the key is changed, the new one and the former one open what was made with either.
    assertEquals(await verifyBackup(file, ["the key that counts now", KEY]), 0);
    await restoreStore(kv, file, { now: NOW, keys: ["the key that counts now", KEY] });
    assertEquals(await get(kv, ["person"]), "Asha Rao".repeat(99));
    assertEquals(await get(kv, ["picture", 39]), pictures[39]);
  });
});

const namesIn = async (folder: string) =>
  (await Array.fromAsync(Deno.readDir(folder), ({ name }) => name)).sort();

onDenokv(
  "A store is backed up while it is written to, and restored into another, whole and once",
  async (url) => {
    await inFolder(async (folder) => {
      const file = `${folder}/one.kv`;
      const text = hindiPost(130_000);
      {
        await using store = await openStore(url);
        const all = products(store);
        await sessionRecords(store).create({ accountId: "a", createdAt: 1, lastUsedAt: 1 }, { id: "token" });
        await blobs(store).put("drum.webp", new Uint8Array(500_000).fill(7));
        const { id } = await all.create(aProduct({ slug: "amprolium", text }));
        const writing = (async () => {
          for (let n = 0; n < 60; n++) {
            await all.update(id, aProduct({ slug: `a-${n}`, text: n % 2 ? "" : text }));
          }
          await all.create(aProduct({ slug: "last", text }));
        })();
        await Promise.all([backUpStore(url, file, [KEY]), writing]);
        await backUpStore(url, `${folder}/two.kv`);
        await all.delete(id);
      }
      for (const each of [file, `${folder}/two.kv`]) {
        // Into a file, and from there into the denokv server.
        await restoreStore(`${each}.store`, each, { now: NOW, keys: [KEY] });
        await using store = await openStore(`${each}.store`);
        await assertCoherent(store.kv);
        assertEquals(await store.count(["document", "sessions"]), 0);
      }
      const kept = await restoreStore(url, `${folder}/two.kv`, { now: NOW });
      assertEquals(kept, `${folder}/roost-before-2027-01-01T08-00-00-000Z.kv`);
      await using store = await openStore(url);
      await assertCoherent(store.kv);
      const restored = await Array.fromAsync(products(store).all(), ({ value }) => value.slug);
      assertEquals(restored.sort(), ["a-59", "last"]);
      assertEquals(await products(store).count(), 2);
      assertEquals((await blobs(store).get("drum.webp"))?.length, 500_000);
    });
  },
);

onDenokv("A denokv server that is in use, or half restored, is said to be so", async (url) => {
  await inFolder(async (folder) => {
    await put(`${folder}/a.kv`, [[["x"], 1]]);
    await backUpStore(`${folder}/a.kv`, `${folder}/b.kv`);
    {
      await using store = await openStore(url);
      const lease = await announcePresence(store, () => new Date());
      await assertRejects(
        () => restoreStore(url, `${folder}/b.kv`, { now: NOW }),
        StartError,
        "1 server uses it",
      );
      await lease!.release();
      await store.kv.set(["restoring"], true);
    }
    await assertRejects(() => openStore(url), Error, "run deno task restore again");
    await restoreStore(url, `${folder}/b.kv`, { now: NOW });
    assertEquals(await get(url, ["x"]), 1);
  });
});

Deno.test("What cannot be read for a backup leaves nothing behind", async () => {
  await inFolder(async (folder) => {
    await assertRejects(
      () => backUpStore("http://127.0.0.1:1", `${folder}/one.kv`),
      StartError,
      "Nothing of it was left there",
    );
    assertEquals(await namesIn(folder), []);
  });
});
