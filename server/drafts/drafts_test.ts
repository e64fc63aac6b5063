import { assertEquals } from "deno-std/assert/equals.js";
import type { KeptDraft } from "../../contract/kept_draft.ts";
import { publishDue } from "../blog/publish_due.ts";
import { deleteOld } from "../personal_data/delete_old.ts";
import { RETENTION_DAYS } from "../../contract/retention.ts";
import { assertError } from "../testing/assert_error.ts";
import { aProduct } from "../testing/fixtures.ts";
import { OWNER, type TestApp, testApp } from "../testing/test_app.ts";

const PRODUCTS = "/api/admin/products";
const POSTS = "/api/admin/blog/posts";

interface Document {
  id: string;
  draft?: KeptDraft;
  [field: string]: unknown;
}

async function call(test: TestApp, method: string, path: string, body?: object): Promise<Document> {
  const answer = await test.admin(method, path, body);
  assertEquals(answer.ok, true, `${method} ${path}: ${answer.status}`);
  return await answer.json();
}

async function product(test: TestApp, fields: object = {}): Promise<string> {
  return (await call(test, "POST", PRODUCTS, aProduct({ make: "Old", ...fields }))).id;
}

const shownMake = async (test: TestApp, id: string) =>
  (await (await test.request(`/api/products/${id}`)).json()).make;

Deno.test("Changes of a published product wait beside it, and nobody outside the panel sees them", async () => {
  await using test = await testApp();
  await test.category();
  const id = await product(test, { indications: ["Coccidiosis"] });
  const path = `${PRODUCTS}/${id}`;
  const changed = aProduct({
    name: "Zebrol",
    make: "New",
    slug: "zebrol",
    indications: ["Coccidiosis"],
    imageUrl: "/secret.png",
  });
  const kept = await call(test, "PUT", `${path}/draft`, changed);
  assertEquals([kept.make, kept.draft?.username, kept.draft?.value?.make], ["Old", OWNER.username, "New"]);
  assertEquals((await call(test, "GET", path)).draft, kept.draft);
  for (
    const address of [
      "/api/products",
      `/api/products/${id}`,
      "/api/products/search?q=zebrol",
      "/product/amprolium-20",
      "/products",
      "/sitemap.xml",
      "/sitemap",
    ]
  ) {
    const answer = await test.request(address);
    assertEquals(/zebrol|"New"|"draft"|secret\.png/i.test(await answer.text()), false, address);
  }
  const json = { query: "Do you have Zebrol?", chatHistory: [] };
  const asked = await (await test.request("/api/assistant/chat", { json })).json();
  assertEquals(JSON.stringify(asked.sources).includes("zebrol"), false);
  const file = await test.admin("GET", `${PRODUCTS}/export?format=csv`);
  assertEquals((await file.text()).includes("Zebrol"), false);

  const published = await call(test, "PUT", path, kept.draft!.value);
  assertEquals([published.name, published.draft], ["Zebrol", undefined]);
  assertEquals((await test.request("/product/amprolium-20")).headers.get("location"), "/product/zebrol");
});

Deno.test("The list tells which products have a draft beside them, and shows only those", async () => {
  await using test = await testApp();
  await test.category();
  const id = await product(test);
  await product(test, { name: "Other" });
  await call(test, "PUT", `${PRODUCTS}/${id}/draft`, aProduct({ make: "New" }));
  const list = async (query: string): Promise<Document[]> =>
    await (await test.admin("GET", `${PRODUCTS}${query}`)).json();
  assertEquals((await list("")).map(({ draft }) => [draft?.username, draft?.value]), [
    [OWNER.username, undefined],
    [undefined, undefined],
  ]);
  assertEquals((await list("?status=changed")).map((row) => row.id), [id]);

  const discarded = await call(test, "DELETE", `${PRODUCTS}/${id}/draft`);
  assertEquals([discarded.make, discarded.draft], ["Old", undefined]);
  assertEquals(await list("?status=changed"), []);
});

Deno.test("A save of what was read before a draft was saved is refused, and so is a draft of it", async () => {
  await using test = await testApp();
  await test.category();
  const path = `${PRODUCTS}/${await product(test)}`;
  const etag = async () => (await test.admin("GET", path)).headers.get("etag")!;
  const send = (method: string, to: string, tag: string, body?: object) =>
    test.admin(method, to, body, { "if-match": tag });
  const first = await etag();
  assertEquals((await send("PUT", `${path}/draft`, first, aProduct({ make: "Mine" }))).status, 200);
  const second = await etag();
  for (
    const [method, to, body] of [
      ["PUT", path, aProduct()],
      ["PUT", `${path}/draft`, aProduct({ make: "Theirs" })],
      ["DELETE", path],
      ["DELETE", `${path}/draft`],
    ] as const
  ) {
    await assertError(await send(method, to, first, body), 409, "conflict");
  }
  assertEquals((await call(test, "GET", path)).draft?.value?.make, "Mine");
  assertEquals((await send("PUT", path, second, aProduct({ make: "Mine" }))).status, 200);
  await assertError(await send("PUT", `${path}/draft`, second, aProduct()), 409, "conflict");
});

Deno.test("What an import or a bulk action changes meanwhile is not undone by publishing the draft", async () => {
  await using test = await testApp();
  await test.category();
  const id = await product(test, { packaging: "1 kg" });
  const path = `${PRODUCTS}/${id}`;
  await call(test, "PUT", `${path}/draft`, aProduct({ make: "New", packaging: "1 kg" }));
  await call(test, "POST", `${PRODUCTS}/bulk`, { action: "feature", ids: [id] });
  const { make, draft } = await call(test, "GET", path);
  assertEquals([make, draft?.value?.make, draft?.value?.isFeatured], ["Old", "New", true]);
  // The same as what is public is no draft.
  const same = await call(
    test,
    "PUT",
    `${path}/draft`,
    aProduct({ make, packaging: "1 kg", isFeatured: true }),
  );
  assertEquals(same.draft, undefined);
});

Deno.test("Publishing many publishes their drafts, and undoing it brings the drafts back", async () => {
  await using test = await testApp();
  await test.category();
  const [id, other] = [await product(test), await product(test, { name: "Other" })];
  await call(test, "PUT", `${PRODUCTS}/${id}/draft`, aProduct({ make: "New" }));
  const bulk = { action: "publish", ids: [id, other] };
  const { changed, unchanged, batch } = await call(test, "POST", `${PRODUCTS}/bulk`, bulk);
  assertEquals([changed, unchanged, await shownMake(test, id)], [1, 1, "New"]);
  assertEquals((await call(test, "GET", `${PRODUCTS}/${id}`)).draft, undefined);
  await call(test, "POST", `${PRODUCTS}/undo`, { batch });
  assertEquals(await shownMake(test, id), "Old");
  assertEquals((await call(test, "GET", `${PRODUCTS}/${id}`)).draft?.value?.make, "New");
});

Deno.test("A draft goes to the bin and comes back with its product, and ends with it for good", async () => {
  await using test = await testApp();
  await test.category();
  const id = await product(test);
  const path = `${PRODUCTS}/${id}`;
  await call(test, "PUT", `${path}/draft`, aProduct({ make: "New" }));
  assertEquals((await test.admin("DELETE", path)).status, 204);
  assertEquals((await call(test, "POST", `${path}/restore`)).draft?.value?.make, "New");
  await test.admin("DELETE", path);
  test.clock.now = new Date(test.clock.now.getTime() + 31 * 24 * 60 * 60 * 1_000);
  await deleteOld(test.stores, RETENTION_DAYS);
  assertEquals(await test.stores.drafts.drafts.count(), 0);
});

Deno.test("History and audit log tell drafts from what was published", async () => {
  await using test = await testApp();
  await test.category();
  const path = `${PRODUCTS}/${await product(test)}`;
  await call(test, "PUT", `${path}/draft`, aProduct({ make: "New" }));
  const versions = await (await test.admin("GET", `${path}/versions`)).json();
  assertEquals(versions.map(({ isDraft }: { isDraft?: boolean }) => isDraft), [true, undefined]);
  await call(test, "DELETE", `${path}/draft`);
  const log = await (await test.admin("GET", "/api/admin/audit?limit=2")).json();
  assertEquals(log.map(({ action, name }: Record<string, string>) => [action, name]), [
    ["discard-draft", "Amprolium 20%"],
    ["save-draft", "Amprolium 20%"],
  ]);
});

Deno.test("An article's draft waits too, and one whose day comes is published without it", async () => {
  await using test = await testApp();
  await call(test, "POST", "/api/admin/blog/categories", { name: "Care", description: "Of birds" });
  const article = {
    title: "Heat",
    excerpt: "Water first",
    content: "<p>Old</p>",
    imageUrl: "/a.png",
    author: "Asha",
    category: "Care",
    date: "2026-03-02T08:00:00.000Z",
  };
  const { id } = await call(test, "POST", POSTS, article);
  const { draft } = await call(test, "PUT", `${POSTS}/${id}/draft`, {
    ...article,
    content: "<p>New</p><script>alert(1)</script>",
  });
  assertEquals(draft?.value?.content, "<p>New</p>");
  const listed: Document[] = await (await test.admin("GET", `${POSTS}?status=changed`)).json();
  assertEquals(listed.map((row) => [row.id, row.draft?.username]), [[id, OWNER.username]]);
  test.clock.now = new Date("2026-03-03T08:00:00.000Z");
  assertEquals(await publishDue(test.stores, test.read, new Date("2026-03-01T08:00:00.000Z")), 1);
  const shown = await (await test.request(`/api/blog/post/heat`)).json();
  assertEquals([shown.content, shown.draft], ["<p>Old</p>", undefined]);
});

/** Everything that is public as soon as it is stored, with a change of one field and where all would see it. */
const ALWAYS_PUBLIC = [
  {
    path: "/api/admin/authors",
    made: { name: "Asha Rao", role: "Veterinarian" },
    change: { role: "Nobody knows this yet" },
    shown: "/api/blog/posts",
  },
  {
    path: "/api/admin/testimonials",
    made: { name: "Asha Rao", position: "Owner", content: "The drums came on time." },
    change: { content: "Nobody knows this yet" },
    shown: "/api/testimonials",
  },
  {
    path: "/api/admin/glossary",
    made: { term: "Drum", note: null },
    change: { term: "Nobody knows this yet" },
    shown: "/",
  },
  {
    path: "/api/admin/conditions",
    id: "coccidiosis",
    change: { name: "Nobody knows this yet" },
    shown: "/api/health/conditions",
  },
];

for (const { path, made, id: known, change, shown } of ALWAYS_PUBLIC) {
  Deno.test(`Changes below ${path} wait until they are published, and go with what they change`, async () => {
    await using test = await testApp();
    const id = known ?? (await call(test, "POST", path, made)).id;
    const before = await call(test, "GET", `${path}/${id}`);
    const kept = await call(test, "PUT", `${path}/${id}/draft`, { ...before, ...change });
    const [[field, value]] = Object.entries(change) as [[string, string]];
    assertEquals([kept[field], kept.draft?.value?.[field]], [before[field], value]);
    const rows: Document[] = await (await test.admin("GET", `${path}?limit=100`)).json();
    assertEquals(rows.find((row) => row.id === id)?.draft?.username, OWNER.username);
    assertEquals((await (await test.request(shown)).text()).includes("Nobody knows"), false);
    const [entry] = await (await test.admin("GET", "/api/admin/audit")).json();
    assertEquals(entry.action, "save-draft");

    const published = await call(test, "PUT", `${path}/${id}`, kept.draft!.value);
    assertEquals([published[field], published.draft], [value, undefined]);
    await call(test, "PUT", `${path}/${id}/draft`, { ...published, [field]: "Another thought" });
    const discarded = await call(test, "DELETE", `${path}/${id}/draft`);
    assertEquals([discarded[field], discarded.draft], [value, undefined]);
    await assertError(
      await test.admin("PUT", `${path}/${id}/draft`, { ...published, name: "", term: "" }),
      422,
      "invalid",
    );
  });
}
