import { openStore } from "../open_store.ts";
import type { Store } from "../store.ts";
import { assertCoherent } from "./assert_coherent.ts";
import { onDenokv } from "./on_denokv.ts";
import { tempFolder } from "../../../tests/temp_folder.ts";

/** Registers a test that runs on a store in memory, in a file and on a denokv server, and leaves none incoherent. */
export function eachStore(name: string, test: (store: Store) => Promise<void>): void {
  Deno.test(`${name} (in memory)`, async () => {
    await using store = await openStore(":memory:");
    await test(store);
    await assertCoherent(store.kv);
  });
  Deno.test(`${name} (in a file)`, async () => {
    await using folder = await tempFolder();
    await using store = await openStore(`${folder.path}/data/test.kv`);
    await test(store);
    await assertCoherent(store.kv);
  });
  onDenokv(name, async (url) => {
    await using store = await openStore(url);
    await test(store);
    await assertCoherent(store.kv);
  });
}
