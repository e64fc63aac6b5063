import { assertEquals } from "deno-std/assert/equals.js";
import { assertError } from "../testing/assert_error.ts";
import { CONTACT_MESSAGE, HOME_MESSAGE } from "../testing/fixtures.ts";
import { testApp } from "../testing/test_app.ts";

const send = "/api/contact";

Deno.test("What somebody wrote is found by address or number, however written, and by nothing else", async () => {
  await using test = await testApp();
  await test.request(send, { json: HOME_MESSAGE });
  await test.request(send, {
    json: { ...CONTACT_MESSAGE, email: "other@farm.example", phone: "9812345678" },
  });
  const find = async (who: string) => {
    const answer = await test.admin("POST", "/api/admin/personal-data/export", { who });
    return (await answer.json()).data.inquiries.map(({ email }: { email: string }) => email);
  };
  assertEquals(await find("ASHA@farm.example"), ["asha@farm.example"]);
  assertEquals(await find("+91 98123-45678"), ["other@farm.example"]);
  assertEquals(await find("asha@farm.exampl"), []);
});

Deno.test("Erased is gone for good, and what belongs to others stays", async () => {
  await using test = await testApp();
  await test.request(send, { json: HOME_MESSAGE });
  await test.request(send, { json: { ...HOME_MESSAGE, message: "And a second question of mine." } });
  await test.request(send, { json: { ...HOME_MESSAGE, email: "other@farm.example" } });
  const erase = await test.admin("POST", "/api/admin/personal-data/erase", { who: HOME_MESSAGE.email });
  assertEquals((await erase.json()).erased.inquiries, 2);
  const left = await (await test.admin("GET", "/api/admin/contact-submissions")).json();
  assertEquals(left.map(({ email }: { email: string }) => email), ["other@farm.example"]);
  const audit = await (await test.admin("GET", "/api/admin/audit")).text();
  assertEquals(audit.includes(HOME_MESSAGE.email), false);
});

Deno.test("Of two people with one number, the records of one are erased and the other's stay", async () => {
  await using test = await testApp();
  const phone = "9812345678";
  for (const name of ["Asha", "Ravi"]) {
    await test.request(send, { json: { ...CONTACT_MESSAGE, name, email: `${name}@farm.example`, phone } });
    await test.request("/api/chat/register-user", {
      json: { name, mobileNumber: phone, location: "Warangal" },
    });
  }
  const path = "/api/admin/personal-data";
  const held = async () => {
    const { data } = await (await test.admin("POST", `${path}/export`, { who: phone })).json();
    return Object.values(data).flat() as { id: string; name: string }[];
  };
  const keep = (await held()).filter(({ name }) => name === "Ravi").map(({ id }) => id);
  const { erased } = await (await test.admin("POST", `${path}/erase`, { who: phone, keep })).json();
  assertEquals([keep.length, erased], [2, { inquiries: 1, chats: 1 }]);
  assertEquals((await held()).map(({ name }) => name), ["Ravi", "Ravi"]);
});

Deno.test("Neither an address nor a number is 422", async () => {
  await using test = await testApp();
  for (const who of ["", "asha", "12345"]) {
    await assertError(await test.admin("POST", "/api/admin/personal-data/erase", { who }), 422, "invalid");
  }
});
