import { assert } from "deno-std/assert/assert.js";
import { assertEquals } from "deno-std/assert/equals.js";
import { assertMatch } from "deno-std/assert/match.js";
import { openStore } from "../kv/open_store.ts";
import { accountStore } from "./account_store.ts";
import { demoAccount, knownDemoAccount } from "./demo_account.ts";
import { tempFolder } from "../../tests/temp_folder.ts";

Deno.test("demoAccount() makes one account and finds it again, its password readable by its owner only", async () => {
  await using folder = await tempFolder();
  const location = `${folder.path}/deeper/roost.kv`;
  await using store = await openStore(location);
  const accounts = accountStore(store, () => new Date());
  const made = await demoAccount(accounts, location);
  assertEquals(made.username, "admin");
  assertMatch(made.password, /^[a-z]+-[a-z]+-[a-z]+-\d{6}$/);
  assertEquals(await demoAccount(accounts, location), made);
  assertEquals(await accounts.accounts.count(), 1);
  // What a production start looks for, which warns of it.
  assertEquals(await knownDemoAccount(accounts, location), made);
  await accounts.setPassword((await accounts.byName("admin"))!.id, "chosen by the owner");
  assertEquals(await knownDemoAccount(accounts, location), null);
  const { mode } = await Deno.stat(`${folder.path}/deeper/admin.json`);
  if (Deno.build.os !== "windows") assertEquals(mode! & 0o777, 0o600);
});

Deno.test("demoAccount() leaves an account alone whose password it does not know", async () => {
  await using folder = await tempFolder();
  const location = `${folder.path}/roost.kv`;
  await using store = await openStore(location);
  const accounts = accountStore(store, () => new Date());
  await accounts.create("admin", "chosen by the owner");
  assertEquals((await demoAccount(accounts, location)).username, "admin2");
  assert(await accounts.isPassword(await accounts.byName("admin"), "chosen by the owner", "known"));
});
