import { assertEquals } from "deno-std/assert/equals.js";
import * as z from "zod/mini";
import { ChangeLog } from "./change_log.ts";
import { collection } from "./collection.ts";
import { openStore } from "./open_store.ts";

Deno.test("a log knows what came after a revision, and when it does not know", () => {
  const log = new ChangeLog("03");
  log.note("04", [["document", "a", "1"]]);
  log.note("05", [["document", "a", "2"], ["document", "b", "1"]]);
  assertEquals(log.since("05"), []);
  assertEquals(log.since("04"), [["document", "a", "2"], ["document", "b", "1"]]);
  assertEquals(log.since("03")?.length, 3);
  assertEquals(log.since("02"), null);
});

Deno.test("a log forgets the oldest commits", () => {
  const log = new ChangeLog("00");
  const many = Array.from({ length: 1_500 }, (_, n) => ["document", "a", String(n)]);
  log.note("01", many);
  log.note("02", many);
  assertEquals(log.since("00"), null);
  assertEquals(log.since("01")?.length, 1_500);
});

Deno.test("a store tells which public documents were written and deleted, and of private ones nothing", async () => {
  await using store = await openStore(":memory:");
  const schema = z.object({ name: z.string() });
  const pages = collection(store, {
    name: "pages",
    schema,
    content: true,
    unique: { name: ({ name }) => name },
  });
  const notes = collection(store, { name: "notes", schema });
  const start = store.revision;
  const { id } = await pages.create({ name: "One" });
  const second = store.revision;
  await notes.create({ name: "Private" });
  await pages.delete(id);
  assertEquals(store.changesSince(start), [["document", "pages", id], ["document", "pages", id]]);
  assertEquals(store.changesSince(second), [["document", "pages", id]]);
});
