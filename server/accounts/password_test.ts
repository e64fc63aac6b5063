import { assert } from "deno-std/assert/assert.js";
import { assertEquals } from "deno-std/assert/equals.js";
import { newPassword } from "../../contract/account.ts";
import { hashPassword, refuseGuessable, verifyPassword } from "./password.ts";

Deno.test("A password counts letter by letter: its case, the blanks at its ends, and its thousandth letter", async () => {
  const password = ` Neem ${"x".repeat(993)} `;
  assertEquals(newPassword.parse(password), password);
  const hash = await hashPassword(password);
  assert(hash.startsWith("$argon2id$v=19$m=19456,t=2,p=1$"), hash);
  assert(await verifyPassword(password, hash, "known"));
  for (
    const other of [
      password.trim(),
      password.toLowerCase(),
      `${password.slice(0, -1)}x`,
      password.slice(0, 72),
    ]
  ) {
    assertEquals(await verifyPassword(other, hash, "known"), false);
  }
});

Deno.test("A password in another normal form of the same letters is the same", async () => {
  const hash = await hashPassword("क़लम-é-నెమలి-42");
  assert(await verifyPassword("क़लम-é-నెమలి-42".normalize("NFD"), hash, "known"));
});

Deno.test("A password may be of one kind of letters, or of any", async () => {
  for (
    const password of ["vorpaltundranebula", "7391528460285719", "నెమలిఈకగుడ్డునీలం", "🐔🌾💧🧪🪶🥚🌱🪣🐣🧺"]
  ) {
    assert(newPassword.safeParse(password).success, password);
    await refuseGuessable(password, []);
  }
});
