import { assertEquals } from "deno-std/assert/equals.js";
import * as z from "zod/mini";
import { openStore } from "./open_store.ts";
import { settingsDocument } from "./settings_document.ts";

Deno.test("Settings that an earlier version stored have the defaults of what it had no field for", async () => {
  await using store = await openStore(":memory:");
  await settingsDocument(store, "sample", z.object({ name: z.string() })).put({ name: "Farm" });
  const now = z.object({ name: z.string(), asks: z._default(z.string(), "both") });
  const found = await settingsDocument(store, "sample", now).get();
  assertEquals(found?.value, { name: "Farm", asks: "both" });
});
