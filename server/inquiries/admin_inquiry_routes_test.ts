import { assertEquals } from "deno-std/assert/equals.js";
import type { Dashboard } from "../../contract/dashboard.ts";
import type { Inquiry } from "../../contract/inquiry.ts";
import { assertError } from "../testing/assert_error.ts";
import { CONTACT_MESSAGE, HOME_MESSAGE } from "../testing/fixtures.ts";
import { type TestApp, testApp } from "../testing/test_app.ts";

const PATH = "/api/admin/contact-submissions";

async function send(test: TestApp, ...names: string[]): Promise<void> {
  for (const name of names) await test.request("/api/contact", { json: { ...HOME_MESSAGE, name } });
}

async function names(response: Response): Promise<string[]> {
  assertEquals(response.status, 200);
  return (await response.json() as Inquiry[]).map(({ name }) => name);
}

Deno.test("The owner sees all inquiries, newest first", async () => {
  await using test = await testApp();
  await send(test, "First", "Second", "Third");
  const response = await test.admin("GET", PATH);
  assertEquals(response.headers.get("cache-control"), "no-store");
  assertEquals(await names(response), ["Third", "Second", "First"]);
});

Deno.test("The list of inquiries comes in pages that name the next one and the total", async () => {
  await using test = await testApp();
  await send(test, "First", "Second", "Third");
  const first = await test.admin("GET", `${PATH}?limit=2`);
  assertEquals(first.headers.get("x-total-count"), "3");
  const next = /^<(.+)>; rel="next"$/.exec(first.headers.get("link")!)![1]!;
  assertEquals(await names(first), ["Third", "Second"]);
  const last = await test.admin("GET", next);
  assertEquals(last.headers.get("link"), null);
  assertEquals(await names(last), ["First"]);
});

Deno.test("Right after a start the newest inquiries come from the store, and their number later", async () => {
  await using test = await testApp();
  await send(test, "First", "Second", "Third");
  const { digest } = test.stores.inquiries;
  const { rows } = digest;
  digest.rows = Object.assign(() => new Promise<never>(() => {}), { last: undefined });
  const first = await test.admin("GET", `${PATH}?limit=2`);
  assertEquals(first.headers.get("x-total-count"), null);
  assertEquals(await names(first), ["Third", "Second"]);
  digest.rows = rows;
  const next = /^<(.+)>; rel="next"$/.exec(first.headers.get("link")!)![1]!;
  assertEquals(await names(await test.admin("GET", next)), ["First"]);
});

Deno.test("The search leaves the message aside, and pages through what it finds", async () => {
  await using test = await testApp();
  await send(test, "Needle One", "Hay", "Needle Two");
  await test.request("/api/contact", { json: { ...CONTACT_MESSAGE, company: "Needle Ltd" } });
  await test.request("/api/contact", { json: { ...HOME_MESSAGE, message: "needle in the message only" } });
  assertEquals(await names(await test.admin("GET", `${PATH}?q=nEEdle`)), [
    "Asha Rao",
    "Needle Two",
    "Needle One",
  ]);
  const page = await test.admin("GET", `${PATH}?q=needle&limit=1`);
  assertEquals(page.headers.get("x-total-count"), "3");
  const next = /^<(.+)>/.exec(page.headers.get("link")!)![1]!;
  assertEquals(await names(await test.admin("GET", next)), ["Needle Two"]);
  assertEquals(await names(await test.admin("GET", `${PATH}?q=ASHA%40farm`)).then((all) => all.length), 5);
});

Deno.test("An inquiry is found by its reference, its telephone number in any form, its products and its notes", async () => {
  await using test = await testApp();
  await send(test, "Somebody else");
  const sent = await test.request("/api/contact", {
    json: { ...CONTACT_MESSAGE, name: "Found", phone: "+91 98480-12345" },
  });
  const { id, reference } = await sent.json();
  const found = async (q: string) =>
    await names(await test.admin("GET", `${PATH}?q=${encodeURIComponent(q)}`));
  await test.admin("PATCH", `${PATH}/${id}/notes`, { text: "Rang twice, wants Thursday" });
  for (
    const q of [
      reference,
      reference.toLowerCase(),
      "9848012345",
      "098480 12345",
      "+919848012345",
      "९८४८०१२३४५",
      "rang thursday",
    ]
  ) {
    assertEquals(await found(q), ["Found"], q);
  }
  assertEquals(await found("9848012346"), []);
});

Deno.test("Resolving an inquiry moves it from pending to resolved, once and for all", async () => {
  await using test = await testApp();
  await send(test, "First", "Second");
  const { id } = (await (await test.admin("GET", PATH)).json() as Inquiry[])[1]!;
  for (let again = 0; again < 2; again++) {
    const resolved = await test.admin("PATCH", `${PATH}/${id}/resolve`);
    assertEquals(resolved.status, 200);
    assertEquals((await resolved.json()).isResolved, true);
  }
  assertEquals(await names(await test.admin("GET", `${PATH}?state=resolved`)), ["First"]);
  assertEquals(await names(await test.admin("GET", `${PATH}?state=pending&limit=5`)), ["Second"]);
  assertEquals((await (await test.admin("GET", `${PATH}/${id}`)).json()).isResolved, true);
});

Deno.test("The dashboard counts inquiries and shows the newest five", async () => {
  await using test = await testApp();
  await send(test, "One", "Two", "Three", "Four", "Five", "Six");
  const { id } = (await (await test.admin("GET", PATH)).json() as Inquiry[])[0]!;
  await test.admin("PATCH", `${PATH}/${id}/resolve`);
  const dashboard: Dashboard = await (await test.admin("GET", "/api/admin/dashboard")).json();
  assertEquals([dashboard.inquiries, dashboard.pendingInquiries], [6, 5]);
  assertEquals(dashboard.recentInquiries.map(({ name }) => name), ["Six", "Five", "Four", "Three", "Two"]);
});

Deno.test("An inquiry that does not exist is 404, to read and to resolve", async () => {
  await using test = await testApp();
  await assertError(await test.admin("GET", `${PATH}/nope`), 404, "not_found");
  await assertError(await test.admin("PATCH", `${PATH}/nope/resolve`), 404, "not_found");
});

Deno.test("A state, limit or cursor that cannot be is 422", async () => {
  await using test = await testApp();
  await send(test, "First");
  for (const query of ["state=done", "limit=0", "limit=201", "limit=x", "limit=1.5", "cursor=forged"]) {
    const error = await assertError(await test.admin("GET", `${PATH}?${query}`), 422, "invalid");
    assertEquals(error.issues?.map(({ path }) => path), [query.split("=")[0]]);
  }
});
