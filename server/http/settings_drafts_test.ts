import { assertEquals } from "deno-std/assert/equals.js";
import { assertStringIncludes } from "deno-std/assert/string_includes.js";
import { EMPTY_FRAME } from "../../contract/frame.ts";
import { OWNER, type TestApp, testApp } from "../testing/test_app.ts";

const HOME = {
  title: "Home",
  description: "Birds",
  keywords: "hens",
  ogType: "website",
  schemaType: "WebPage",
};

const read = async (test: TestApp, path: string) => {
  const answer = await test.admin("GET", path);
  return { etag: answer.headers.get("etag")!, value: await answer.json() };
};

Deno.test("Changes of the company, the menu, the look and the titles wait until they are published", async () => {
  await using test = await testApp();
  const cases = [
    ["/api/admin/company", { tagline: "Waiting words" }],
    ["/api/admin/frame", { footerText: "Waiting words" }],
    ["/api/admin/look", { colour: "#123456" }],
    ["/api/admin/seo/general", { siteTitle: "Waiting words" }],
    ["/api/admin/seo/pages", { home: { ...HOME, title: "Waiting words" } }],
    ["/api/admin/seo/social", { facebook: "https://waiting.example/words" }],
  ] as const;
  const atFirst = await (await test.request("/")).text();
  for (const [path, change] of cases) {
    const { etag, value } = await read(test, path);
    const kept = await test.admin("PUT", `${path}/draft`, { ...value, ...change }, { "if-match": etag });
    assertEquals(kept.status, 200, path);
    const { draft, ...shown } = await kept.json();
    assertEquals([shown, draft.username], [value, OWNER.username], path);
    const { draft: again, ...same } = (await read(test, path)).value;
    assertEquals([same, again], [value, draft], path);
  }
  assertEquals(await (await test.request("/")).text(), atFirst);

  for (const [path, change] of cases) {
    const { etag, value: { draft } } = await read(test, path);
    // A draft of somebody else is not overwritten by a form that did not see it.
    const stale = await test.admin("PUT", path, draft.value, { "if-match": etag.replace(/\..*"/, '"') });
    assertEquals(stale.status, 409, path);
    assertEquals((await test.admin("PUT", path, draft.value, { "if-match": etag })).status, 200, path);
    const { value } = await read(test, path);
    assertEquals([value.draft, { ...value, ...change }], [undefined, value], path);
    const versions = await (await test.admin("GET", `${path}/versions`)).json();
    assertEquals(versions.map(({ isDraft = false }) => isDraft), [false, true, false], path);
  }
  const published = await (await test.request("/")).text();
  for (const words of ["Waiting words", "https://waiting.example/words"]) {
    assertStringIncludes(published, words);
  }
});

Deno.test("A discarded draft of the menu leaves what visitors see", async () => {
  await using test = await testApp();
  await test.admin("PUT", "/api/admin/frame", { ...EMPTY_FRAME, footerText: "As before" });
  await test.admin("PUT", "/api/admin/frame/draft", { ...EMPTY_FRAME, footerText: "Not yet" });
  const { etag } = await read(test, "/api/admin/frame");
  const left = await test.admin("DELETE", "/api/admin/frame/draft", undefined, { "if-match": etag });
  assertEquals([left.status, (await left.json()).draft], [200, undefined]);
  assertEquals((await read(test, "/api/admin/frame")).value.footerText, "As before");
});

Deno.test("A company profile can be looked at on the contact page before it is saved", async () => {
  await using test = await testApp();
  const { value } = await read(test, "/api/admin/company");
  const preview = await test.admin("POST", "/api/admin/company/preview?lang=hi", {
    ...value,
    contact: { ...value.contact, phones: ["+91 40 2222 3333"] },
  });
  const page = await preview.text();
  assertStringIncludes(page, "40 2222 3333");
  assertEquals((await (await test.request("/contact")).text()).includes("2222 3333"), false);
});
