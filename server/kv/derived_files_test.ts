import { assertEquals } from "deno-std/assert/equals.js";
import { aProduct } from "../testing/fixtures.ts";
import { prepareLexicons } from "../language/lexicons.ts";
import { testApp } from "../testing/test_app.ts";
import { type DerivedFiles, derivedFiles } from "./derived_files.ts";

// Once for all servers of a process: they are of no store.
await prepareLexicons(() => Promise.resolve());

/** A folder with a store's file and what is kept beside it. */
async function place() {
  const folder = await Deno.makeTempDir();
  return {
    store: `${folder}/roost.kv`,
    kept: `${folder}/kept`,
    logged: [] as string[],
    [Symbol.asyncDispose]: () => Deno.remove(folder, { recursive: true }),
  };
}

type Place = Awaited<ReturnType<typeof place>>;

/** A server that starts there. `used` holds the names of the files that it could read. */
async function start({ store, kept, logged }: Place, { release = "one", location = store } = {}) {
  const used: string[] = [];
  const writes: Promise<void>[] = [];
  const whole = derivedFiles({
    folder: kept,
    release: Promise.resolve(release),
    log: (line) => logged.push(line),
  });
  const files: DerivedFiles = {
    ...whole,
    async read<T>(name: string) {
      const value = await whole.read<T>(name);
      if (value !== undefined) used.push(name);
      return value;
    },
    write(name, value) {
      const writing = whole.write(name, value);
      writes.push(writing);
      return writing;
    },
  };
  const written = () => Promise.all(writes);
  const test = await testApp({ location, files });
  const foundBy = async (query: string) => {
    const response = await test.request(`/api/products?q=${query}`);
    return (await response.json()).map(({ name }: { name: string }) => name);
  };
  const answerTo = async (question: string) => {
    const response = await test.request("/api/assistant/chat", { json: { query: question } });
    return await response.text();
  };
  const ready = async () => (await test.request("/readyz")).status;
  const end = () => written().then(() => test[Symbol.asyncDispose]());
  return { ...test, used, foundBy, answerTo, ready, written, [Symbol.asyncDispose]: end };
}

type Server = Awaited<ReturnType<typeof start>>;

async function addProducts({ category, admin }: Server, ...names: string[]): Promise<string[]> {
  await category();
  return await Promise.all(names.map(async (name) => {
    const response = await admin("POST", "/api/admin/products", aProduct({ name }));
    return (await response.json()).id;
  }));
}

const FILES = ["assistant", "search"];

Deno.test("What was indexed is read at the next start, and follows what was written meanwhile", async () => {
  await using there = await place();
  let ids: string[];
  {
    await using first = await start(there);
    ids = await addProducts(first, "Zedocin", "Quorvax", "Wexolan");
    assertEquals(await first.ready(), 200);
    assertEquals(first.used, []);
  }
  {
    await using idle = await testApp({ location: there.store });
    await idle.admin("DELETE", `/api/admin/products/${ids[1]}`);
    await idle.admin("PUT", `/api/admin/products/${ids[2]}`, aProduct({ name: "Mirdazol" }));
    await idle.admin("POST", "/api/admin/products", aProduct({ name: "Pentavil" }));
  }
  await using second = await start(there);
  assertEquals(await second.ready(), 200);
  assertEquals(second.used.sort(), FILES);
  for (const name of ["Zedocin", "Mirdazol", "Pentavil"]) {
    assertEquals(await second.foundBy(name), [name]);
    assertEquals((await second.answerTo(`What is ${name}?`)).includes(`"title":"${name}"`), true, name);
  }
  assertEquals([await second.foundBy("Quorvax"), await second.foundBy("Wexolan")], [[], []]);
  assertEquals(there.logged, []);
});

Deno.test("A file that is damaged, of another release or of another store costs time and nothing else", async () => {
  await using there = await place();
  {
    await using first = await start(there);
    await addProducts(first, "Zedocin");
    await first.ready();
  }
  const intact = new Map(FILES.map((name) => [name, Deno.readFileSync(`${there.kept}/${name}`)]));
  const flipped = (bytes: Uint8Array) => bytes.with(bytes.length >> 1, bytes[bytes.length >> 1]! ^ 4);
  const damages = {
    "a flipped bit": flipped,
    "cut in the middle": (bytes: Uint8Array) => bytes.slice(0, bytes.length >> 1),
    "the head alone": (bytes: Uint8Array) => bytes.slice(0, 4),
    "empty": () => new Uint8Array(),
  };
  for (const [damage, done] of Object.entries(damages)) {
    for (const [name, bytes] of intact) Deno.writeFileSync(`${there.kept}/${name}`, done(bytes));
    await using server = await start(there);
    assertEquals([await server.ready(), server.used], [200, []], damage);
    assertEquals(await server.foundBy("Zedocin"), ["Zedocin"], damage);
  }
  {
    await using upgraded = await start(there, { release: "two" });
    assertEquals([await upgraded.ready(), upgraded.used], [200, []]);
    assertEquals(await upgraded.foundBy("Zedocin"), ["Zedocin"]);
  }
  await using other = await start(there, { release: "two", location: ":memory:" });
  await addProducts(other, "Quorvax");
  assertEquals([await other.ready(), other.used.sort()], [200, FILES]);
  assertEquals([await other.foundBy("Zedocin"), await other.foundBy("Quorvax")], [[], ["Quorvax"]]);
  assertEquals(there.logged, []);
});

Deno.test("Two servers may share the folder, and a folder that takes nothing is said once", async () => {
  await using there = await place();
  await using one = await start(there, { location: ":memory:" });
  await using two = await start(there, { location: ":memory:" });
  await addProducts(one, "Zedocin");
  await addProducts(two, "Quorvax");
  assertEquals(await Promise.all([one.ready(), two.ready()]), [200, 200]);
  assertEquals([await one.foundBy("Zedocin"), await one.foundBy("Quorvax")], [["Zedocin"], []]);
  assertEquals([await two.foundBy("Zedocin"), await two.foundBy("Quorvax")], [[], ["Quorvax"]]);
  await Promise.all([one.written(), two.written()]);
  assertEquals(Array.from(Deno.readDirSync(there.kept), ({ name }) => name).sort(), FILES);

  // A folder below a file: for an administrator no folder is read-only.
  const none = { ...there, kept: `${there.kept}/search` };
  await using stuck = await start(none, { location: ":memory:" });
  await addProducts(stuck, "Mirdazol");
  assertEquals([await stuck.ready(), await stuck.foundBy("Mirdazol")], [200, ["Mirdazol"]]);
  await stuck.written();
  assertEquals(there.logged.map((line) => line.split(":")[0]), [
    "Cannot keep what makes the next start quick",
  ]);
});
