import { assert } from "deno-std/assert/assert.js";
import { assertEquals } from "deno-std/assert/equals.js";
import { assertStringIncludes } from "deno-std/assert/string_includes.js";
import { BatchDocumentsSchema, type FoundBatch } from "../../contract/batch_documents.ts";
import { LIMITS } from "../http/limits.ts";
import { pdf } from "../media/testing/pictures.ts";
import { readPage } from "../pages/testing/read_page.ts";
import { aProduct } from "../testing/fixtures.ts";
import { type TestApp, testApp } from "../testing/test_app.ts";

const PATH = "/api/admin/batch-documents";
const files = [{ kind: "analysis", url: "/media/coa.pdf" }, { kind: "safety", url: "/media/sds.pdf" }];

async function filled() {
  const test = await testApp();
  await test.category();
  const made = async (fields: Record<string, unknown>) =>
    (await (await test.admin("POST", "/api/admin/products", aProduct(fields))).json()).id;
  return {
    test,
    shown: await made({ name: "Shown powder" }),
    draft: await made({ name: "Hidden draft", status: "draft" }),
  };
}

const found = async (test: TestApp, query: string): Promise<FoundBatch[]> =>
  await (await test.request(`/api/batch-documents${query}`)).json();

Deno.test("who has a pack finds its documents, however the number is written", async () => {
  const { test, shown } = await filled();
  await using _ = test;
  const made = await test.admin("POST", PATH, { number: "AMP 2301", products: [shown], files });
  assertEquals(made.status, 201);
  assertEquals(BatchDocumentsSchema.parse(await made.json()).productNames, ["Shown powder"]);
  for (const batch of ["AMP 2301", "amp2301", " Amp  2301 "]) {
    const [batchFound, ...more] = await found(test, `?batch=${encodeURIComponent(batch)}`);
    assertEquals(
      [batchFound?.product.name, batchFound?.files, more],
      ["Shown powder", files as never, []],
      batch,
    );
  }
});

Deno.test("no call lists numbers, and no part of one finds it", async () => {
  const { test, shown } = await filled();
  await using _ = test;
  await test.admin("POST", PATH, { number: "AMP 2301", products: [shown], files });
  for (const query of ["", "?batch=", "?batch=%20", "?batch=AMP", "?batch=AMP230", "?batch=*"]) {
    assertEquals(await found(test, query), [], query);
  }
});

Deno.test("a product that is not public is not told of", async () => {
  const { test, draft, shown } = await filled();
  await using _ = test;
  await test.admin("POST", PATH, { number: "X1", products: [draft, "gone", shown], files });
  assertEquals((await found(test, "?batch=x1")).map(({ product }) => product.name), ["Shown powder"]);
});

Deno.test("a batch without number, product or document is refused beside the field", async () => {
  const { test, shown } = await filled();
  await using _ = test;
  const refused = async (body: object) => {
    const answer = await test.admin("POST", PATH, body);
    assertEquals(answer.status, 422);
    return (await answer.json()).issues.map(({ path }: { path: string }) => path);
  };
  assertEquals(await refused({ number: " - ", products: [], files: [] }), ["number", "products", "files"]);
  assertEquals(
    await refused({ number: "1", products: [shown], files: [{ kind: "secret", url: "javascript:1" }] }),
    [
      "files.0.kind",
      "files.0.url",
    ],
  );
});

Deno.test("the library says which batch a file belongs to, before it is deleted", async () => {
  const { test, shown } = await filled();
  await using _ = test;
  const body = new FormData();
  body.set("file", new File([pdf()], "coa.pdf"));
  const headers = { cookie: await test.login() };
  const file = await (await test.request("/api/admin/upload", { method: "POST", body, headers })).json();
  const { id } = await (await test.admin("POST", PATH, {
    number: "AMP 2301",
    products: [shown],
    files: [{ kind: "analysis", url: file.url }],
  })).json();
  const uses = await (await test.admin("GET", `/api/admin/media/${file.id}/uses`)).json();
  assertEquals(uses, [{ kind: "batch", id, title: "AMP 2301" }]);
});

Deno.test("the page answers in each language, and a change is seen at once", async () => {
  const { test, shown } = await filled();
  await using _ = test;
  const visit = async (path: string) => (await readPage(await test.request(path))).html;
  assertStringIncludes(await visit("/te/documents?batch=amp2301"), "బ్యాచ్ “amp2301” పత్రాలు మా దగ్గర లేవు");
  const { id } = await (await test.admin("POST", PATH, { number: "AMP 2301", products: [shown], files }))
    .json();
  const page = await visit("/hi/documents?batch=amp2301");
  for (const text of ["जाँच प्रमाणपत्र", "/media/coa.pdf", "/media/sds.pdf", "AMP 2301", "noindex"]) {
    assertStringIncludes(page, text);
  }
  assert(!(await visit("/documents")).includes("AMP 2301"));
  assertEquals((await test.admin("DELETE", `${PATH}/${id}`)).status, 204);
  assertStringIncludes(await visit("/documents?batch=amp2301"), "We have no documents for batch");
});

Deno.test("a product's page asks for the batch number without scripts", async () => {
  const { test } = await filled();
  await using _ = test;
  const { html } = await readPage(await test.request("/hi/product/shown-powder"));
  assertStringIncludes(html, `action="/hi/documents" method="get"`);
});

Deno.test("who guesses numbers is stopped, on the page too, and who reads the empty page is not", async () => {
  const { test } = await filled();
  await using _ = test;
  const { limit } = LIMITS.batch.address;
  const guess = (path: string) => test.request(path, { from: "203.0.113.7" });
  for (let at = 0; at < limit; at++) {
    assertEquals((await guess(`/api/batch-documents?batch=G${at}`)).status, 200);
  }
  for (
    const path of ["/api/batch-documents?batch=last", "/documents?batch=last", "/te/documents?batch=last"]
  ) {
    assertEquals((await guess(path)).status, 429, path);
  }
  assertEquals((await guess("/documents")).status, 200);
  assertEquals((await test.request("/api/batch-documents?batch=last", { from: "203.0.113.8" })).status, 200);
});
