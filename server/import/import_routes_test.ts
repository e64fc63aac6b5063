import { assert } from "deno-std/assert/assert.js";
import { assertEquals } from "deno-std/assert/equals.js";
import { assertMatch } from "deno-std/assert/match.js";
import { assertStringIncludes } from "deno-std/assert/string_includes.js";
import { eventually } from "../../tests/eventually.ts";
import { assertError } from "../testing/assert_error.ts";
import { aProduct } from "../testing/fixtures.ts";
import { type TestApp, testApp } from "../testing/test_app.ts";
import { check, PATH, run, upload } from "./testing/import_file.ts";

const list = async (test: TestApp) => await (await test.admin("GET", PATH)).json();

Deno.test("A file is checked row by row without writing, and then written as a whole", async () => {
  await using test = await testApp();
  await test.category();
  const old = await (await test.admin("POST", PATH, aProduct({ name: "Old", make: "India", rating: 5 })))
    .json();
  const csv = [
    "Product Name,category,make,status,featured,composition,name:hi,rating",
    `Old,Anticoccidials,Imported,published,no,,,5`,
    `"New, one",anticoccidials,,draft,yes,"Amprolium | 20% w/w\nEthopabate",नया,"4,5"`,
    "",
  ].join("\n");
  const checked = await check(test, csv);
  assertEquals(checked.counts, { add: 1, change: 1, same: 0, refuse: 0 });
  assertEquals(checked.rows.map(({ row, action, name }) => [row, action, name]), [
    [2, "change", "Old"],
    [3, "add", "New, one"],
  ]);
  assertEquals(checked.rows[0]?.changes, [{ column: "make", from: "India", to: "Imported" }]);
  assertEquals((await list(test)).length, 1);

  const changes = test.store.track(["products"]);
  assertEquals((await run(test, checked.id)).state, "done");
  assertEquals(changes.revision, 1);
  const [added, changed] = await list(test);
  assertEquals([changed.id, changed.make], [old.id, "Imported"]);
  assertEquals(
    [added.status, added.isFeatured, added.rating, added.composition, added.translations, added.category],
    [
      "draft",
      true,
      4.5,
      [{ ingredient: "Amprolium", strength: "20% w/w" }, { ingredient: "Ethopabate", strength: null }],
      { hi: { name: "नया" } },
      "Anticoccidials",
    ],
  );
  // The public side has what is published, and the history the state before.
  assertEquals((await (await test.request("/api/products?fields=make")).json())[0].make, "Imported");
  const versions = await (await test.admin("GET", `${PATH}/${old.id}/versions`)).json();
  assertEquals(versions.length, 2);
  await assertError(await test.admin("POST", `${PATH}/import/${checked.id}/run`), 409, "conflict");
});

Deno.test("An import is undone: what it changed is as before, and what it added is in the bin", async () => {
  await using test = await testApp();
  await test.category();
  const old = await (await test.admin("POST", PATH, aProduct({ name: "Old", make: "India" }))).json();
  const { id } = await check(
    test,
    "name,category,make\nOld,Anticoccidials,Imported\nNew,Anticoccidials,",
  );
  await run(test, id);
  assertEquals((await test.request("/product/new")).status, 200);
  const undone = await test.admin("POST", `${PATH}/undo`, { batch: id });
  assertEquals(await undone.json(), { undone: 2, left: 0 });
  const { updatedAt: _, ...left } = (await list(test))[0];
  const { updatedAt: __, ...before } = old;
  assertEquals(left, before);
  assertEquals([(await list(test)).length, (await test.request("/product/new")).status], [1, 404]);
  const bin = await (await test.admin("GET", "/api/admin/bin")).json();
  assertEquals(bin.map(({ name }: { name: string }) => name), ["New"]);
});

Deno.test("A heading that every object has is a column that is not known", async () => {
  await using test = await testApp();
  for (const heading of ["constructor", "__proto__", "toString"]) {
    const { message } = await assertError(
      await upload(test, `name,category,${heading}\nX,Y,1`),
      422,
      "invalid",
    );
    assertMatch(message, /is not known|cannot be taken/i);
  }
});

Deno.test("An export is imported again unchanged, as CSV and as XLSX, whatever the texts hold", async () => {
  await using test = await testApp();
  await test.category();
  await test.admin(
    "POST",
    PATH,
    aProduct({
      name: '=HYPERLINK("http://evil.example")',
      description: '## Two\n\n- **lines**; with, [all](/a)\n-  "of" it',
      badge: "'=1+1",
      packaging: "007",
      make: "-5 | 3",
      rating: 4.5,
      features: ["+one", "two | with a bar", "three\nin two lines"],
      composition: [{ ingredient: "A | B", strength: null }, { ingredient: "C", strength: "20%" }],
      specifications: { Form: "powder | fine", "Shelf life": "2026-03-01" },
      documents: [{ title: "Label", url: "https://docs.example/a.pdf" }],
      withdrawal: { meatDays: 0, eggDays: null, note: "@home" },
      usage: { instructions: "1 g", dosage: ["Broilers: 1 g"] },
      packs: [{ size: "10 x 100", unit: "g", code: "A-1" }, {
        size: "1",
        unit: "kg",
        barcode: "8901234567890",
      }],
      pictures: [{ url: "/media/b.webp", alt: null, translations: { te: { alt: "సీసా" } } }],
      gstRate: 12,
      schedule: "H1",
      manufacturer: "Sample Labs",
      seoTitle: "A title",
      translations: {
        hi: { name: "नमूना", description: "- **एक**\n- दो", usage: { instructions: "१", dosage: [] } },
        te: { features: ["ఒకటి"] },
      },
    }),
  );
  await test.admin("POST", PATH, aProduct({ name: "Plain", status: "draft" }));
  const before = await list(test);
  for (const format of ["csv", "xlsx"]) {
    const response = await test.admin("GET", `${PATH}/export?format=${format}`);
    assertMatch(response.headers.get("content-disposition")!, /products-2026-03-01\.(csv|xlsx)/);
    const file = new Uint8Array(await response.arrayBuffer());
    if (format === "csv") {
      assert(!/(^|,)"?[=+@]/m.test(new TextDecoder().decode(file)), "a formula is exported");
    }
    const checked = await check(test, file);
    assertEquals([checked.counts, checked.rows.flatMap(({ changes }) => changes)], [
      { add: 0, change: 0, same: 2, refuse: 0 },
      [],
    ]);

    await using empty = await testApp();
    await empty.category();
    const again = await check(empty, file);
    assertEquals(again.counts.add, 2);
    assertEquals((await run(empty, again.id)).state, "done");
    const stripped = (rows: Record<string, unknown>[]) => rows.map(({ id: _, ...row }) => row);
    assertEquals(stripped(await list(empty)), stripped(before));
  }
});

Deno.test("A row that cannot be taken says why, by its row and column, and then nothing is imported", async () => {
  await using test = await testApp();
  await test.category();
  const { slug } = await (await test.admin("POST", PATH, aProduct({ name: "Taken" }))).json();
  const checked = await check(
    test,
    [
      "name;category;rating;featured;slug;composition;specifications;imageUrl",
      "Good;Anticoccidials;;;;;;",
      ";Anticoccidials;;;;;;",
      "B;No such;;;;;;",
      "C;Anticoccidials;9;;;;;",
      "D;Anticoccidials;;perhaps;;;;",
      'E;Anticoccidials;;;;"A | 1\n| 2";;',
      "F;Anticoccidials;;;;;no bar;",
      "G;Anticoccidials;;;;;;javascript:alert(1)",
      "Good;Anticoccidials;;;;;;",
      "H;Anticoccidials;abc;;;;;",
      "Taken;Anticoccidials;;;related;;;",
      "I;No such;9;perhaps;;;;",
    ].join("\r\n"),
  );
  const told = checked.rows.map(({ row, action, problems }) => [
    row,
    action,
    problems.map(({ column, message }) => `${column}: ${message}`).join(),
  ]);
  assertEquals(told, [
    [2, "add", ""],
    [3, "refuse", "name: Product name and category are required"],
    [4, "refuse", "category: There is no category named “No such”"],
    [5, "refuse", "rating: Must be at most 5"],
    [6, "refuse", "featured: Must be yes or no"],
    [7, "refuse", "composition: Name the ingredient (line 2 of the cell)"],
    [8, "refuse", "specifications: “no bar” needs a bar between label and text: Form | powder"],
    [9, "refuse", "imageUrl: Must be an address that starts with https:// or /"],
    [10, "refuse", ": This is the same product as in row 2, by its id, slug or name"],
    [11, "refuse", "rating: Must be a number"],
    [12, "refuse", "slug: The slug “related” is an address of our own"],
    [
      13,
      "refuse",
      "featured: Must be yes or no,rating: Must be at most 5,category: There is no category named “No such”",
    ],
  ]);
  const refused = await test.admin("GET", `${PATH}/import/${checked.id}/rows?action=refuse&limit=3`);
  assertEquals([(await refused.json()).length, refused.headers.get("x-total-count")], [3, "11"]);
  await assertError(await test.admin("POST", `${PATH}/import/${checked.id}/run`), 409, "conflict");
  assertEquals((await list(test)).map((product: { slug: string }) => product.slug), [slug]);
});

Deno.test("Of a column that the file lacks nothing is changed; an empty cell empties the field", async () => {
  await using test = await testApp();
  await test.category();
  const { id } = await (await test.admin(
    "POST",
    PATH,
    aProduct({
      make: "India",
      packaging: "25 kg",
      status: "draft",
      translations: { hi: { name: "ऐम्प्रोलियम" } },
    }),
  )).json();
  const checked = await check(test, `id,packaging\n${id},`);
  assertEquals(checked.rows[0]?.changes, [{ column: "packaging", from: "25 kg", to: "" }]);
  await run(test, checked.id);
  const [product] = await list(test);
  assertEquals(
    [product.make, product.packaging, product.status, product.translations],
    ["India", null, "draft", { hi: { name: "ऐम्प्रोलियम" } }],
  );
});

Deno.test("A product that is changed between check and import makes it fail, with nothing written", async () => {
  await using test = await testApp();
  await test.category();
  const { id } = await (await test.admin("POST", PATH, aProduct({ name: "A" }))).json();
  const checked = await check(
    test,
    `name,category,make\nNew,Anticoccidials,X\nA,Anticoccidials,Y\nNewer,Anticoccidials,Z`,
  );
  await test.admin("PUT", `${PATH}/${id}`, aProduct({ name: "A", make: "Other" }));
  const failed = await run(test, checked.id);
  assertEquals([failed.state, failed.done], ["failed", 0]);
  assertMatch(failed.message!, /Nothing was imported/);
  assertEquals((await list(test)).map(({ name, make }: { name: string; make: string }) => [name, make]), [[
    "A",
    "Other",
  ]]);
});

Deno.test("A file has a limit of its own, ten times that of the library, and one is checked at a time", async () => {
  await using test = await testApp();
  await test.category();
  await test.login();
  const long = `name,category,description\nBig,Anticoccidials,${"x".repeat(11 * 1024 * 1024)}`;
  const both = await Promise.all([upload(test, long), upload(test, "name,category\nA,Anticoccidials")]);
  assertEquals(both.map(({ status }) => status).sort(), [201, 409]);
  for (const response of both) await response.body?.cancel();
  assertEquals((await check(test, "name,category\nA,Anticoccidials")).counts.add, 1);

  const tooLarge = await test.request(`${PATH}/import`, {
    method: "POST",
    headers: {
      cookie: await test.login(),
      "content-type": "multipart/form-data; boundary=x",
      "content-length": String(101 * 1024 * 1024),
    },
    body: "x",
  });
  const { message } = await assertError(tooLarge, 413, "too_large");
  assertEquals(
    message,
    "The file is too large: at most 100 MB can be taken. Saved as XLSX it is smaller, or split it into several",
  );
});

Deno.test("Good rows go in while bad ones come back in a file, which is taken once it is corrected", async () => {
  await using test = await testApp();
  await test.category();
  const checked = await check(
    test,
    `Product name,Category,"Withdrawal, meat (days)",Packs\nA,Anticoccidials,5,500 g | A-500\nB,No such,,\nC,Anticoccidials,many,`,
  );
  assertEquals(checked.counts, { add: 1, change: 0, same: 0, refuse: 2 });
  const file = await (await test.admin("GET", `${PATH}/import/${checked.id}/refused`)).text();
  const [headings, ...rows] = file.replace("\ufeff", "").trim().split("\r\n");
  assertEquals(headings, `"Product name","Category","Withdrawal, meat (days)","Packs","Problem"`);
  assertEquals(rows.length, 2);
  assertStringIncludes(file, "category: There is no category named “No such”");
  const started = await test.admin("POST", `${PATH}/import/${checked.id}/run?refused=skip`);
  assertEquals(started.status, 200);
  await eventually(async () => (await list(test)).length, 1);
  const [{ withdrawal, packs }] = await list(test);
  assertEquals([withdrawal.meatDays, packs], [5, [{ size: "500", unit: "g", code: "A-500", barcode: null }]]);

  const again = await check(test, file.replace(`"No such"`, "Anticoccidials").replace("many", "7"));
  assertEquals(again.counts, { add: 2, change: 0, same: 0, refuse: 0 });
});

Deno.test("Whoever says what the columns are need not rename them, and a template has the names", async () => {
  await using test = await testApp();
  await test.category();
  const body = new FormData();
  body.set("file", new File([`Medicine,Group,MRP\nA,Anticoccidials,120\n`], "price list.csv"));
  const headers = { cookie: await test.login() };
  const asked = await (await test.request(`${PATH}/import?columns=ask`, { method: "POST", headers, body }))
    .json();
  assertEquals([asked.state, asked.columns], ["columns", [
    { heading: "Medicine", column: "", sample: "A" },
    { heading: "Group", column: "", sample: "Anticoccidials" },
    { heading: "MRP", column: "", sample: "120" },
  ]]);
  const choose = (columns: string[]) => test.admin("POST", `${PATH}/import/${asked.id}/columns`, { columns });
  await assertError(await test.admin("POST", `${PATH}/import/${asked.id}/run`), 409, "conflict");
  await assertError(await choose(["name", "name", ""]), 422, "invalid");
  const told = await (await choose(["name", "category", ""])).json();
  assertEquals([told.state, told.counts.add, told.columns[2].column], ["ready", 1, ""]);
  assertEquals((await run(test, asked.id)).state, "done");
  assertEquals((await list(test))[0].name, "A");

  const known = await (await test.admin("GET", `${PATH}/import-columns`)).json();
  const template = await (await test.admin("GET", `${PATH}/import-template`)).text();
  for (const { name, title } of known) assertEquals(template.includes(title), name !== "id", title);
});
