import { assertEquals } from "deno-std/assert/equals.js";
import type { KeptCondition } from "../../contract/condition.ts";
import type { KnowledgeChoices } from "../../contract/kept_knowledge.ts";
import { someConditions } from "../health/testing/some_conditions.ts";
import { assertError } from "../testing/assert_error.ts";
import { type TestApp, testApp } from "../testing/test_app.ts";

const PATH = "/api/admin/conditions";
const shippedApp = () => testApp({ shipped: { conditions: () => someConditions } });

async function read(test: TestApp, id: string) {
  const response = await test.admin("GET", `${PATH}/${id}`);
  const value: KeptCondition = await response.json();
  return { value, etag: response.headers.get("etag")! };
}

async function publicName(test: TestApp, id: string): Promise<string | number> {
  const response = await test.request(`/api/conditions/${id}`);
  return response.ok ? (await response.json()).name : response.status;
}

Deno.test("A shipped condition is changed, counts at once, and goes back to the shipped text", async () => {
  await using test = await shippedApp();
  const { value, etag } = await read(test, "rickets");
  assertEquals([value.state, value.hidden, await publicName(test, "rickets")], ["shipped", false, "Rickets"]);

  const change = { ...value, name: "Rickets of chicks", age: { from: null, to: "" } };
  const saved = await test.admin("PUT", `${PATH}/rickets`, change, { "if-match": etag });
  assertEquals(saved.status, 200);
  const changed: KeptCondition = await saved.json();
  assertEquals([changed.id, changed.state, changed.age], ["rickets", "changed", undefined]);
  assertEquals(await publicName(test, "rickets"), "Rickets of chicks");
  await assertError(
    await test.admin("PUT", `${PATH}/rickets`, change, { "if-match": etag }),
    409,
    "conflict",
  );

  assertEquals((await test.admin("DELETE", `${PATH}/rickets`)).status, 204);
  assertEquals(await read(test, "rickets"), { value, etag });
  assertEquals(await publicName(test, "rickets"), "Rickets");
  await assertError(await test.admin("DELETE", `${PATH}/rickets`), 409, "conflict");
});

Deno.test("A hidden condition is on no page, and only the owner still sees it", async () => {
  await using test = await shippedApp();
  const { value } = await read(test, "crd");
  await test.admin("PUT", `${PATH}/crd`, { ...value, hidden: true });
  assertEquals(await publicName(test, "crd"), 404);
  const listed: KeptCondition[] = await (await test.admin("GET", `${PATH}?state=hidden`)).json();
  assertEquals(listed.map(({ id, state }) => [id, state]), [["crd", "changed"]]);
});

Deno.test("The owner's own condition gets its id from its name, and is deleted for good", async () => {
  await using test = await shippedApp();
  const { value: { id: _, ...like } } = await read(test, "rickets");
  const made = await test.admin("POST", PATH, { ...like, name: "Bumble-foot (é)" });
  assertEquals(made.status, 201);
  const { id, state }: KeptCondition = await made.json();
  assertEquals([id, state, await publicName(test, id)], ["bumble-foot-e", "own", "Bumble-foot (é)"]);
  const twice = await assertError(
    await test.admin("POST", PATH, { ...like, name: "Rickets" }),
    409,
    "conflict",
  );
  assertEquals(twice.issues?.[0]?.path, "name");
  await assertError(await test.admin("POST", PATH, { ...like, name: "సూక" }), 422, "invalid");
  assertEquals((await test.admin("DELETE", `${PATH}/${id}`)).status, 204);
  assertEquals(await publicName(test, id), 404);
});

Deno.test("A relation leads to what is known, and the choices tell what that is", async () => {
  await using test = await shippedApp();
  const { value } = await read(test, "rickets");
  const wrong = { ...value, animals: ["dragons"], signs: [{ id: "moonwalk", weight: 1 }] };
  const { issues } = await assertError(await test.admin("PUT", `${PATH}/rickets`, wrong), 422, "invalid");
  assertEquals(issues?.map(({ path }) => path), ["signs", "animals"]);

  await test.category();
  const choices: KnowledgeChoices = await (await test.admin("GET", "/api/admin/knowledge-choices")).json();
  assertEquals(choices.categories.length, 1);
  assertEquals(choices.conditions.length, someConditions.length);
  for (const id of value.signs.map((sign) => sign.id)) {
    assertEquals(choices.signs.some((choice) => choice.id === id), true, id);
  }
});
