import { assertEquals } from "deno-std/assert/equals.js";
import { type Testimonial, TestimonialSchema } from "../../contract/testimonial.ts";
import { assertError } from "../testing/assert_error.ts";
import { testApp } from "../testing/test_app.ts";

const PATH = "/api/admin/testimonials";
const PRAISE = {
  name: "Asha Rao",
  position: "Owner, Rao Farms",
  content: "The drums came on time and the batch papers were complete.",
};

Deno.test("The owner makes, changes and deletes a testimonial, and everyone sees it at once", async () => {
  await using test = await testApp();
  const read = async (): Promise<Testimonial[]> => await (await test.request("/api/testimonials")).json();
  const created = await test.admin("POST", PATH, PRAISE);
  assertEquals(created.status, 201);
  const testimonial = TestimonialSchema.parse(await created.json());
  assertEquals(testimonial, { ...PRAISE, id: testimonial.id, rating: 5, avatarUrl: null });
  assertEquals(await read(), [testimonial]);

  const changed = { ...testimonial, rating: 4, avatarUrl: "/media/asha.webp" };
  const answer = await test.admin("PUT", `${PATH}/${testimonial.id}`, changed);
  assertEquals(await answer.json(), changed);
  assertEquals(await read(), [changed]);
  assertEquals((await test.admin("DELETE", `${PATH}/${testimonial.id}`)).status, 204);
  assertEquals(await read(), []);
});

Deno.test("GET /api/admin/testimonials lists the newest first, by pages and by words", async () => {
  await using test = await testApp();
  for (const name of ["A", "B", "C"]) await test.admin("POST", PATH, { ...PRAISE, name });
  const names = async (path: string): Promise<string[]> => {
    const rows: Testimonial[] = await (await test.admin("GET", path)).json();
    return rows.map(({ name }) => name);
  };
  assertEquals(await names(PATH), ["C", "B", "A"]);
  const first = await test.admin("GET", `${PATH}?limit=2`);
  assertEquals(first.headers.get("x-total-count"), "3");
  assertEquals(await names(/<(.+)>/.exec(first.headers.get("link")!)![1]!), ["A"]);
  assertEquals(await names(`${PATH}?q=BATCH%20papers`), ["C", "B", "A"]);
  assertEquals(await names(`${PATH}?q=nobody`), []);
});

Deno.test("A testimonial names what is missing, and takes one to five whole stars", async () => {
  await using test = await testApp();
  const empty = await assertError(await test.admin("POST", PATH, { name: " " }), 422, "invalid");
  assertEquals(empty.issues, [
    { path: "name", code: "required", message: "Name is required" },
    { path: "position", code: "required", message: "Position is required" },
    { path: "content", code: "required", message: "Content is required" },
  ]);
  for (const rating of [0, 6, 4.5, "5", null]) {
    const refused = await assertError(await test.admin("POST", PATH, { ...PRAISE, rating }), 422, "invalid");
    assertEquals(refused.issues?.map(({ path }) => path), ["rating"], String(rating));
  }
});

Deno.test("A stale If-Match keeps a testimonial, and one that does not exist is 404", async () => {
  await using test = await testApp();
  const { id } = await (await test.admin("POST", PATH, PRAISE)).json();
  const etag = (await test.admin("GET", `${PATH}/${id}`)).headers.get("etag")!;
  await test.admin("PUT", `${PATH}/${id}`, { ...PRAISE, name: "First" }, { "if-match": etag });
  for (const [method, json] of [["PUT", PRAISE], ["DELETE"]] as const) {
    const stale = await test.admin(method, `${PATH}/${id}`, json, { "if-match": etag });
    await assertError(stale, 409, "conflict");
    await assertError(await test.admin(method, `${PATH}/nope`, json), 404, "not_found");
  }
  assertEquals((await (await test.admin("GET", `${PATH}/${id}`)).json()).name, "First");
});
