import { assert } from "deno-std/assert/assert.js";
import { assertEquals } from "deno-std/assert/equals.js";
import { assertRejects } from "deno-std/assert/rejects.js";
import type { BinEntry } from "../../contract/bin.ts";
import { RETENTION_DAYS } from "../../contract/retention.ts";
import { sessionStore } from "../accounts/session_store.ts";
import type { ProductRecord } from "../catalogue/product_record.ts";
import { deleteOld, finishErasures } from "../personal_data/delete_old.ts";
import { assertError } from "../testing/assert_error.ts";
import { aProduct, CONTACT_MESSAGE, HOME_MESSAGE } from "../testing/fixtures.ts";
import { OWNER, type TestApp, testApp } from "../testing/test_app.ts";

const PRODUCTS = "/api/admin/products";
const INQUIRIES = "/api/admin/contact-submissions";
const DAY_MS = 24 * 60 * 60 * 1_000;

async function make(test: TestApp, path: string, body: object): Promise<string> {
  const response = await test.admin("POST", path, body);
  assertEquals(response.status, 201, await response.clone().text());
  return (await response.json()).id;
}

async function remove(test: TestApp, path: string): Promise<void> {
  assertEquals((await test.admin("DELETE", path)).status, 204);
}

async function binned(test: TestApp, query = ""): Promise<BinEntry[]> {
  return await (await test.admin("GET", `/api/admin/bin${query}`)).json();
}

const statusOf = async (test: TestApp, path: string) => (await test.request(path)).status;

Deno.test("A deleted product is nowhere but in the bin, and comes back with its id, address and history", async () => {
  await using test = await testApp();
  await test.category();
  const id = await make(test, PRODUCTS, aProduct());
  await test.admin("PUT", `${PRODUCTS}/${id}`, aProduct({ slug: "amprol", make: "Indian" }));
  const before = await (await test.admin("GET", `${PRODUCTS}/${id}`)).json();
  await remove(test, `${PRODUCTS}/${id}`);

  for (const path of ["/api/products/amprol", "/product/amprol", "/product/amprolium-20"]) {
    assertEquals(await statusOf(test, path), 404, path);
  }
  assertEquals(await (await test.request("/api/products")).json(), []);
  assert(!(await (await test.request("/sitemap.xml")).text()).includes("amprol"));
  assert(!(await (await test.admin("GET", `${PRODUCTS}/export`)).text()).includes("Amprolium"));
  const [entry] = await binned(test);
  assertEquals([entry?.kind, entry?.documentId, entry?.name, entry?.by, entry?.deletedAt, entry?.endsAt], [
    "products",
    id,
    "Amprolium 20%",
    OWNER.username,
    "2026-03-01T08:00:00.000Z",
    "2026-03-31T08:00:00.000Z",
  ]);

  const restored = await test.admin("POST", `${PRODUCTS}/${id}/restore`);
  assertEquals([restored.status, await restored.json()], [200, before]);
  assertEquals(await statusOf(test, "/product/amprol"), 200);
  assertEquals(await statusOf(test, "/product/amprolium-20"), 301);
  assertEquals((await (await test.admin("GET", `${PRODUCTS}/${id}/versions`)).json()).length, 2);
  assertEquals(await binned(test), []);
  await assertError(await test.admin("POST", `${PRODUCTS}/${id}/restore`), 404, "not_found");
});

Deno.test("What took its address, or left it without a category, is named when a product cannot come back", async () => {
  await using test = await testApp();
  const category = await test.category();
  const id = await make(test, PRODUCTS, aProduct());
  await remove(test, `${PRODUCTS}/${id}`);
  const other = await make(test, PRODUCTS, aProduct());
  const taken = await assertError(await test.admin("POST", `${PRODUCTS}/${id}/restore`), 409, "conflict");
  assertEquals(
    taken.message,
    "Cannot restore “Amprolium 20%”: something else has the address “amprolium-20” now. Change that one first",
  );
  await remove(test, `${PRODUCTS}/${other}`);
  await remove(test, `/api/admin/product-categories/${category.id}`);
  const homeless = await assertError(await test.admin("POST", `${PRODUCTS}/${id}/restore`), 409, "conflict");
  assertEquals(
    homeless.message,
    "Cannot restore “Amprolium 20%”: its category is in the bin too. Restore that first",
  );
  assertEquals(
    (await test.admin("POST", `/api/admin/product-categories/${category.id}/restore`)).status,
    200,
  );
  assertEquals((await test.admin("POST", `${PRODUCTS}/${id}/restore`)).status, 200);
});

Deno.test("What one call deleted comes back with one call, and a name that is taken stays in the bin", async () => {
  await using test = await testApp();
  await test.category();
  const ids = [];
  for (const name of ["A", "B", "C"]) ids.push(await make(test, PRODUCTS, aProduct({ name })));
  const bulk = await test.admin("POST", `${PRODUCTS}/bulk`, { action: "delete", ids });
  const { batch, ...counts } = await bulk.json();
  assertEquals(counts, { changed: 3, unchanged: 0 });
  assertEquals((await binned(test, "?kind=products")).length, 3);
  await make(test, PRODUCTS, aProduct({ name: "B" }));
  const undo = await test.admin("POST", `${PRODUCTS}/undo`, { batch });
  assertEquals(await undo.json(), { undone: 2, left: 1 });
  assertEquals((await (await test.admin("GET", `${PRODUCTS}/${ids[0]}/versions`)).json()).length, 1);
  assertEquals((await binned(test)).map(({ name }) => name), ["B"]);
  await assertError(await test.admin("POST", `${PRODUCTS}/undo`, { batch }), 409, "conflict");
});

Deno.test("A restored address ends the redirect that another product had left there", async () => {
  await using test = await testApp();
  await test.category();
  const id = await make(test, PRODUCTS, aProduct({ name: "First" }));
  await remove(test, `${PRODUCTS}/${id}`);
  const other = await make(test, PRODUCTS, aProduct({ name: "First" }));
  await test.admin("PUT", `${PRODUCTS}/${other}`, aProduct({ name: "First", slug: "second" }));
  assertEquals(await statusOf(test, "/product/first"), 301);
  await test.admin("POST", `${PRODUCTS}/${id}/restore`);
  assertEquals((await (await test.request("/api/products/first")).json()).id, id);
});

Deno.test("A file's bytes cannot be read while it is in the bin, and come back with it", async () => {
  await using test = await testApp();
  const { media } = test.stores;
  const { id } = await media.add({
    fileName: "Farm.jpg",
    source: "a".repeat(32),
    type: "image/webp",
    name: `${"a".repeat(32)}-600x450.webp`,
    content: new Uint8Array(200_000).fill(7),
    pictures: [{
      name: `${"a".repeat(32)}-600x450.webp`,
      width: 600,
      height: 450,
      bytes: new Uint8Array(200_000).fill(7),
    }],
  });
  const path = `/media/${"a".repeat(32)}-600x450.webp`;
  assertEquals(await statusOf(test, path), 200);
  await remove(test, `/api/admin/media/${id}`);
  assertEquals(await statusOf(test, path), 404);
  assertEquals((await test.admin("POST", `/api/admin/media/${id}/restore`)).status, 200);
  assertEquals((await (await test.request(path)).bytes()).length, 200_000);
  await remove(test, `/api/admin/media/${id}`);
  await test.admin("POST", "/api/admin/bin/empty");
  const pieces = await Array.fromAsync(test.store.kv.list({ prefix: ["piece"] }));
  assertEquals(pieces.length, 0);
});

Deno.test("Every kind that the panel deletes comes back as it was", async () => {
  await using test = await testApp();
  await test.stores.unanswered.note({
    question: "Do you rent ducks?",
    lang: "en",
    page: null,
    partner: null,
  });
  await test.request("/api/contact", { json: HOME_MESSAGE });
  const made: Record<string, string> = {
    "product-categories": await make(test, "/api/admin/product-categories", { name: "Dewormers" }),
    "blog/categories": await make(test, "/api/admin/blog/categories", { name: "Feed", description: "Feed" }),
    "blog/posts": await make(test, "/api/admin/blog/posts", { title: "An idea", status: "draft" }),
    testimonials: await make(test, "/api/admin/testimonials", {
      name: "Asha",
      position: "Farmer",
      content: "Good.",
      rating: 5,
    }),
    "batch-documents": await make(test, "/api/admin/batch-documents", {
      number: "AMP 2301",
      products: ["p"],
      files: [{ kind: "safety", url: "/media/a.pdf" }],
    }),
    glossary: await make(test, "/api/admin/glossary", { term: "brooding" }),
    partners: await make(test, "/api/admin/partners", { name: "Feeds", origins: ["https://feeds.example"] }),
    redirects: await make(test, "/api/admin/redirects", { from: "/old", to: "/products", isPermanent: true }),
    "staff-answers": await make(test, "/api/admin/staff-answers", {
      questions: ["Do you deliver?"],
      lang: "en",
      answer: "Yes.",
      products: [],
    }),
    unanswered: (await (await test.admin("GET", "/api/admin/unanswered")).json())[0].id,
    "contact-submissions": (await (await test.admin("GET", INQUIRIES)).json())[0].id,
  };
  for (const [kind, id] of Object.entries(made)) {
    const path = `/api/admin/${kind}/${id}`;
    const before = await (await test.admin("GET", path)).json();
    await remove(test, path);
    assertEquals((await test.admin("GET", path)).status, 404, kind);
    assertEquals((await binned(test)).map((entry) => [entry.kind, entry.documentId]), [[kind, id]]);
    const restored = await test.admin("POST", `${path}/restore`);
    assertEquals([restored.status, await restored.json()], [200, before], kind);
  }
});

Deno.test("After 30 days, or by an owner's hand, it is gone for good with its history", async () => {
  await using test = await testApp();
  await test.category();
  const ids: string[] = [];
  for (const name of ["Old", "New", "Newest"]) ids.push(await make(test, PRODUCTS, aProduct({ name })));
  const [old, fresh, newest] = ids;
  await remove(test, `${PRODUCTS}/${newest}`);
  const [entry] = await binned(test);
  await remove(test, `/api/admin/bin/${entry!.id}`);
  await assertError(await test.admin("POST", `${PRODUCTS}/${newest}/restore`), 404, "not_found");
  await remove(test, `${PRODUCTS}/${old}`);

  const { bin, products, versions } = test.stores;
  const left = async () => (await bin.entries(RETENTION_DAYS)).map(({ name }) => name);
  const wait = (days: number) => test.clock.now = new Date(test.clock.now.getTime() + days * DAY_MS);
  wait(29);
  await products.delete(fresh!, { keep: bin.of("products").keep("owner") });
  await deleteOld(test.stores, RETENTION_DAYS);
  assertEquals(await left(), ["New", "Old"]);
  wait(2);
  assertEquals((await deleteOld(test.stores, RETENTION_DAYS)).bin, 1);
  assertEquals(await left(), ["New"]);
  const kept = [old!, fresh!].map(async (id) => (await versions.list("products", id)).length > 0);
  assertEquals(await Promise.all(kept), [false, true]);
});

Deno.test("An erasure leaves nothing of a person in the bin, and an export shows what is there", async () => {
  await using test = await testApp();
  const json = { name: "Ravi", mobileNumber: "98480 12345", location: "Guntur" };
  const { id: chat } = await (await test.request("/api/chat/register-user", { json })).json();
  const said = { userId: chat, role: "user", content: "Hello", timestamp: "2026-03-01T08:00:00.000Z" };
  await test.request("/api/chat/save-message", { json: said });
  const sent = { ...CONTACT_MESSAGE, phone: json.mobileNumber };
  const { id } = await (await test.request("/api/contact", { json: sent })).json();
  await remove(test, `${INQUIRIES}/${id}`);
  await remove(test, `/api/admin/chat-users/${chat}`);
  await finishErasures(test.stores);
  const who = { who: json.mobileNumber };
  const { data } = await (await test.admin("POST", "/api/admin/personal-data/export", who)).json();
  assertEquals([data.inquiries.length, data.chats[0].messages.length], [1, 1]);
  const { erased } = await (await test.admin("POST", "/api/admin/personal-data/erase", who)).json();
  assertEquals(erased, { inquiries: 1, chats: 1 });
  assertEquals(await binned(test), []);
  assertEquals(await test.stores.chat.messages.count(), 0);
});

Deno.test("A chat comes back with all its registrations and messages", async () => {
  await using test = await testApp();
  const json = { name: "Ravi", mobileNumber: "98480 12345", location: "Guntur" };
  const register = async () => (await (await test.request("/api/chat/register-user", { json })).json()).id;
  const [first, second] = [await register(), await register()];
  const said = { userId: first, role: "user", content: "Hello", timestamp: "2026-03-01T08:00:00.000Z" };
  await test.request("/api/chat/save-message", { json: said });
  await remove(test, `/api/admin/chat-users/${second}`);
  assertEquals(await (await test.admin("GET", "/api/admin/chat-users?q=hello")).json(), []);
  const restored = await (await test.admin("POST", `/api/admin/chat-users/${second}/restore`)).json();
  assertEquals([restored.registrations, restored.chatHistory.length], [2, 1]);
});

Deno.test("A visitor's days of storage end in the bin too", async () => {
  await using test = await testApp();
  const { id } = await (await test.request("/api/contact", {
    json: { ...HOME_MESSAGE, website: "http://spam.example" },
  })).json();
  test.clock.now = new Date(test.clock.now.getTime() + 20 * DAY_MS);
  await remove(test, `${INQUIRIES}/${id}`);
  const [entry] = await binned(test);
  assertEquals(entry?.endsAt, "2026-03-31T08:00:00.000Z");
});

Deno.test("A page that every site has is written anew without losing its binned words", async () => {
  await using test = await testApp();
  const page = await (await test.admin("GET", "/api/admin/pages/about")).json();
  const write = (title: string) => test.admin("PUT", "/api/admin/pages/about", { ...page, title });
  await write("Ours");
  await remove(test, "/api/admin/pages/about");
  await write("Written anew");
  const clash = await assertError(
    await test.admin("POST", "/api/admin/pages/about/restore"),
    409,
    "conflict",
  );
  assert(clash.message.startsWith("Cannot restore “about”: it is there again"), clash.message);
  await remove(test, "/api/admin/pages/about");
  assertEquals(
    (await (await test.admin("POST", "/api/admin/pages/about/restore")).json()).title,
    "Written anew",
  );
});

Deno.test("Roles see in the bin what they may read elsewhere", async () => {
  await using test = await testApp();
  await test.category();
  const id = await make(test, PRODUCTS, aProduct());
  await test.request("/api/contact", { json: HOME_MESSAGE });
  const [{ id: inquiry }] = await (await test.admin("GET", INQUIRIES)).json();
  await remove(test, `${PRODUCTS}/${id}`);
  await remove(test, `${INQUIRIES}/${inquiry}`);
  const kindsOf = async (role: "editor" | "sales" | "viewer") => {
    const account = await test.accounts.create(`a ${role}`, "an amber heron over the neem", { role });
    const sessions = sessionStore(test.store, test.accounts, () => test.clock.now);
    const headers = { cookie: `roost_session=${(await sessions.open(account)).token}` };
    const entries: BinEntry[] = await (await test.request("/api/admin/bin", { headers })).json();
    return entries.map(({ kind }) => kind).sort();
  };
  assertEquals(await kindsOf("editor"), ["products"]);
  assertEquals(await kindsOf("sales"), ["contact-submissions"]);
  assertEquals(await kindsOf("viewer"), ["contact-submissions", "products"]);
});

Deno.test("A restoration of many that fails halfway leaves them all in the bin", async () => {
  await using test = await testApp();
  await test.category();
  const ids = [];
  for (const name of ["A", "B"]) ids.push(await make(test, PRODUCTS, aProduct({ name })));
  const { batch } = await (await test.admin("POST", `${PRODUCTS}/bulk`, { action: "delete", ids })).json();
  const { bin, products } = test.stores;
  const [a, b] = await bin.of<ProductRecord>("products").ofBatch(batch);
  const back = ({ id, value, entry, by }: NonNullable<typeof a>) => ({
    kind: "create" as const,
    id,
    record: value,
    from: { entry, by, batch },
  });
  await assertRejects(() => products.many((write) => write([back(a!), back({ ...b!, entry: "none" })])));
  assertEquals((await binned(test)).map(({ name }) => name).sort(), ["A", "B"]);
  assertEquals(await (await test.admin("GET", PRODUCTS)).json(), []);
  const undone = await test.admin("POST", `${PRODUCTS}/undo`, { batch });
  assertEquals(await undone.json(), { undone: 2, left: 0 });
});
