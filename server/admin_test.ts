import { assert } from "deno-std/assert/assert.js";
import { assertEquals } from "deno-std/assert/equals.js";
import { assertMatch } from "deno-std/assert/match.js";
import { assertRejects } from "deno-std/assert/rejects.js";
import { accountStore } from "./accounts/account_store.ts";
import { auditStore } from "./audit/audit_store.ts";
import { admin } from "./admin.ts";
import { openStore } from "./kv/open_store.ts";
import { StartError } from "./start_error.ts";

Deno.test("an account is made, listed, reset and removed from the command line", async () => {
  const folder = await Deno.makeTempDir();
  const kv = `${folder}/roost.kv`;
  const said: string[] = [];
  const run = (...args: string[]) => admin(args, kv, (line) => said.push(line));
  try {
    await assertRejects(() => run("list"), StartError, `There is no store ${kv}`);
    assertEquals(await Array.fromAsync(Deno.readDir(folder)), [], "a wrong name makes no store");
    await run("create", "Asha");
    const password = said.at(-2)!.split(" ").at(-1)!;
    await run("create", "Ravi");
    await run("list");
    await run("reset", "asha");
    await run("role", "Ravi", "sales");
    await run("remove", "Ravi");

    assertMatch(said[4]!, /^Asha {2}owner {2}since \d{4}-\d\d-\d\d$/);
    assertEquals(said.at(-1), 'Removed the account "Ravi"');
    {
      await using store = await openStore(kv);
      const accounts = accountStore(store, () => new Date());
      const asha = await accounts.byName("Asha");
      const reset = said.at(-4)!.split(" ").at(-5)!;
      assert(!await accounts.isPassword(asha, password, "known"));
      assert(await accounts.isPassword(asha, reset, "known"));
      assert(asha?.value.firstPasswordUntil, "it is asked for another one");
      const entries = await Array.fromAsync(auditStore(store).all());
      assertEquals(entries.map(({ value }) => [value.action, value.name]), [
        ["create", "Asha"],
        ["create", "Ravi"],
        ["reset", "Asha"],
        ["change-role", "Ravi: owner → sales"],
        ["remove", "Ravi"],
      ]);
    }
    await assertRejects(() => run("remove", "Asha"), StartError, "the last owner");
    await assertRejects(() => run("role", "Asha", "viewer"), StartError, "the last owner");
    await assertRejects(() => run("role", "Asha", "king"), StartError, "one of owner, editor, sales, viewer");
    await assertRejects(() => run("create", "ASHA"), StartError, "there is an account of this name");
    await assertRejects(() => run("reset", "Nobody"), StartError, "no account of this name");
    await assertRejects(() => run("reset"), StartError, "without its name");
    await assertRejects(() => run("remove", "Asha", "Ravi"), StartError, "deno task admin remove NAME");
    await assertRejects(() => run("create", "аdmin\u202e"), StartError, "Username takes letters");
    await Deno.remove(`${kv}.lock`);
    await Deno.mkdir(`${kv}.lock`);
    await assertRejects(() => run("list"), StartError, "cannot be opened (");
    await assertRejects(() => run(), StartError, "deno task admin list");
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
});
