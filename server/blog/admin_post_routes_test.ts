import { assertEquals } from "deno-std/assert/equals.js";
import { assertStringIncludes } from "deno-std/assert/string_includes.js";
import { assertError } from "../testing/assert_error.ts";
import { type TestApp, testApp } from "../testing/test_app.ts";
import { publishDue } from "./publish_due.ts";

const POST = {
  title: "Litter care in the rains",
  excerpt: "Dry litter, healthy feet.",
  content: "<p>Turn it daily.</p>",
  imageUrl: "/assets/pictures/hero.svg",
  author: "Asha Rao",
  category: "Housing",
  tags: ["litter", " ", "monsoon"],
};

async function blog(): Promise<TestApp> {
  const test = await testApp();
  await test.admin("POST", "/api/admin/blog/categories", {
    name: "Housing",
    description: "Sheds and litter.",
  });
  return test;
}

const make = async (test: TestApp, fields: object = {}) =>
  await (await test.admin("POST", "/api/admin/blog/posts", { ...POST, ...fields })).json();
const shown = async (test: TestApp): Promise<string[]> =>
  (await (await test.request("/api/blog/posts")).json()).map(({ title }: { title: string }) => title);

Deno.test("The owner writes, changes and deletes an article, and readers see it at the next request", async () => {
  await using test = await blog();
  const post = await make(test, { content: `<p onclick="x()">Turn it<script>alert(1)</script> daily.</p>` });
  assertEquals([post.slug, post.content, post.tags], [
    "litter-care-in-the-rains",
    "<p>Turn it daily.</p>",
    ["litter", "monsoon"],
  ]);
  assertEquals(post.date, test.clock.now.toISOString());
  assertEquals(await shown(test), [POST.title]);

  const path = `/api/admin/blog/posts/${post.id}`;
  await test.admin("PUT", path, { ...POST, title: "Litter care", slug: "litter-care" });
  assertEquals(await shown(test), ["Litter care"]);
  assertEquals(
    (await (await test.request("/api/blog/post/litter-care-in-the-rains")).json()).slug,
    "litter-care",
  );
  assertEquals((await test.admin("DELETE", path)).status, 204);
  assertEquals(await shown(test), []);
  await assertError(await test.request("/api/blog/post/litter-care"), 404, "not_found");
});

Deno.test("What an article must have is said field by field", async () => {
  await using test = await blog();
  const error = await assertError(await test.admin("POST", "/api/admin/blog/posts", {}), 422, "invalid");
  assertEquals(error.issues?.map(({ path }) => path).sort(), [
    "author",
    "category",
    "content",
    "excerpt",
    "imageUrl",
    "title",
  ]);
  const response = await test.admin("POST", "/api/admin/blog/posts", { ...POST, category: "Nowhere" });
  assertEquals((await assertError(response, 422, "invalid")).issues?.[0]?.path, "category");
});

Deno.test("A draft is nobody's but the owner's, and an article with a date to come publishes itself", async () => {
  await using test = await blog();
  await make(test, { title: "A draft", status: "draft" });
  const later = new Date(test.clock.now.getTime() + 60_000);
  await make(test, { title: "Tomorrow", date: later.toISOString() });
  assertEquals(await shown(test), []);
  await assertError(await test.request("/api/blog/post/a-draft"), 404, "not_found");
  const list = async (status: string) =>
    (await (await test.admin("GET", `/api/admin/blog/posts?status=${status}`)).json())
      .map(({ title }: { title: string }) => title);
  assertEquals([await list("draft"), await list("scheduled")], [["A draft"], ["Tomorrow"]]);

  const before = test.clock.now;
  test.clock.now = later;
  assertEquals(await publishDue(test.stores, test.read, before), 1);
  assertEquals(await publishDue(test.stores, test.read, later), 0);
  assertEquals(await shown(test), ["Tomorrow"]);
  assertEquals(await list("published"), ["Tomorrow"]);
});

Deno.test("An article that was public when it was saved is not touched, so that nobody's next save is refused", async () => {
  await using test = await blog();
  const before = new Date(test.clock.now.getTime() - 30_000);
  const { id } = await make(test);
  const path = `/api/admin/blog/posts/${id}`;
  const etag = (await test.admin("GET", path)).headers.get("etag")!;
  assertEquals(await publishDue(test.stores, test.read, before), 0);
  assertEquals((await test.admin("PUT", path, POST, { "if-match": etag })).status, 200);
});

Deno.test("A blog category with articles is not deleted, and a renamed one shows on them", async () => {
  await using test = await blog();
  await make(test);
  const [category] = await (await test.admin("GET", "/api/admin/blog/categories")).json();
  const path = `/api/admin/blog/categories/${category.id}`;
  const refused = await assertError(await test.admin("DELETE", path), 409, "conflict");
  assertEquals(refused.message, "Cannot delete the category: 1 article uses it");
  await test.admin("PUT", path, { name: "Sheds", description: "Sheds and litter." });
  assertEquals((await (await test.request("/api/blog/posts")).json())[0].category, "Sheds");
  await assertError(
    await test.admin("POST", "/api/admin/blog/categories", { name: "Feeding" }),
    422,
    "invalid",
  );
});

Deno.test("A title is enough for a draft, and what is missing is said when it is published", async () => {
  await using test = await blog();
  const path = "/api/admin/blog/posts";
  const created = await test.admin("POST", path, { title: "An idea", status: "draft", excerpt: "" });
  assertEquals(created.status, 201);
  const { id, category, imageUrl } = await created.json();
  assertEquals([category, imageUrl], ["", null]);
  const error = await assertError(
    await test.admin("PUT", `${path}/${id}`, { title: "An idea", excerpt: "Two lines", status: "published" }),
    422,
    "invalid",
  );
  assertEquals(error.issues?.map(({ message }) => message), [
    "Content is required",
    "Featured image URL is required",
    "Author is required",
    "Category is required",
  ]);
  assertEquals((await test.admin("PUT", `${path}/${id}`, POST)).status, 200);
  assertEquals(await shown(test), [POST.title]);
});

Deno.test("An article can be looked at before it is finished or its day has come, in each language", async () => {
  await using test = await blog();
  const preview = async (fields: object, lang = "en") => {
    const answer = await test.admin("POST", `/api/admin/blog/posts/preview?lang=${lang}`, fields);
    assertEquals(answer.status, 200, await answer.clone().text());
    return await answer.text();
  };
  assertStringIncludes(await preview({ title: "An idea" }), "<h1>An idea</h1>");
  const later = { ...POST, date: "2030-01-01T00:00:00Z", translations: { te: { title: "వానలో లిట్టర్" } } };
  const html = await preview({ ...later, content: "<p>Turn<script>alert(1)</script> it</p>" }, "te");
  assertStringIncludes(html, "వానలో లిట్టర్");
  assertStringIncludes(html, "<p>Turn it</p>");
  assertEquals(await shown(test), []);
});

Deno.test("A category that has articles is deleted once they are moved, drafts too", async () => {
  await using test = await blog();
  const PATH = "/api/admin/blog/categories";
  const other = await (await test.admin("POST", PATH, { name: "Feeding", description: "Feed." })).json();
  const { id } = await make(test);
  await make(test, { title: "An idea", status: "draft" });
  const all = await (await test.admin("GET", PATH)).json();
  const housing = all.find(({ name }: { name: string }) => name === "Housing");
  await assertError(await test.admin("DELETE", `${PATH}/${housing.id}`), 409, "conflict");
  for (const to of [housing.id, "nobody"]) {
    await assertError(await test.admin("POST", `${PATH}/${housing.id}/move`, { to }), 422, "invalid");
  }
  const moved = await test.admin("POST", `${PATH}/${housing.id}/move`, { to: other.id });
  assertEquals(await moved.json(), { moved: 2 });
  assertEquals((await test.admin("DELETE", `${PATH}/${housing.id}`)).status, 204);
  assertEquals((await (await test.admin("GET", `/api/admin/blog/posts/${id}`)).json()).category, "Feeding");
});
