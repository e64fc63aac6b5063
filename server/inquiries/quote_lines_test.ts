import { assertEquals } from "deno-std/assert/equals.js";
import type { Inquiry } from "../../contract/inquiry.ts";
import { LINE_MAX, NOTE_MAX, QUANTITY_MAX, QUOTE_LINES_MAX } from "../../contract/limits.ts";
import { assertError } from "../testing/assert_error.ts";
import { aProduct, QUOTE_REQUEST } from "../testing/fixtures.ts";
import { type TestApp, testApp } from "../testing/test_app.ts";

async function newest(test: TestApp): Promise<Inquiry> {
  return (await (await test.admin("GET", "/api/admin/contact-submissions")).json())[0];
}

function send(test: TestApp, fields: Record<string, unknown>): Promise<Response> {
  return test.request("/api/contact", { json: { ...QUOTE_REQUEST, ...fields } });
}

Deno.test("A quote list is one inquiry whose lines carry the catalogue's names, or the sent one of what is gone", async () => {
  await using test = await testApp();
  await test.category();
  const { id } = await (await test.admin("POST", "/api/admin/products", aProduct())).json();
  const response = await send(test, {
    subject: "Quote Request: 3 products",
    lines: [
      { productId: id, product: "एम्प्रोलियम", quantity: " 25 kg × 4 ", note: "before Friday" },
      { productId: id },
      { productId: "gone", product: "Old Powder", quantity: "", note: null, price: 7 },
    ],
  });
  assertEquals(response.status, 201);
  const { subject, lines, source } = await newest(test);
  assertEquals([subject, source.kind], ["Quote Request: 3 products", "quote"]);
  assertEquals(lines, [
    { productId: id, product: "Amprolium 20%", quantity: "25 kg × 4", note: "before Friday" },
    { productId: id, product: "Amprolium 20%", quantity: null, note: null },
    { productId: "gone", product: "Old Powder", quantity: null, note: null },
  ]);
});

Deno.test("A list without a subject gets one, and an empty list is no list", async () => {
  await using test = await testApp();
  const line = { product: "Levamisole" };
  assertEquals((await send(test, { subject: undefined, lines: [line] })).status, 201);
  assertEquals((await newest(test)).subject, "Quote Request: 1 product");
  assertEquals((await send(test, { subject: undefined, lines: [line, line] })).status, 201);
  assertEquals((await newest(test)).subject, "Quote Request: 2 products");
  assertEquals((await send(test, { lines: [] })).status, 201);
  assertEquals((await newest(test)).lines, undefined);
});

Deno.test("Lines that cannot be are refused by their path, and nothing is stored", async () => {
  await using test = await testApp();
  const line = { product: "Levamisole" };
  const cases: [lines: unknown, path: string][] = [
    ["Levamisole", "lines"],
    [[line, {}], "lines.1.product"],
    [[line, "Levamisole"], "lines.1"],
    [[{ ...line, quantity: 4 }], "lines.0.quantity"],
    [[{ ...line, quantity: "4".repeat(QUANTITY_MAX + 1) }], "lines.0.quantity"],
    [[{ ...line, note: "n".repeat(NOTE_MAX + 1) }], "lines.0.note"],
    [[{ product: "p".repeat(LINE_MAX + 1) }], "lines.0.product"],
    [Array(QUOTE_LINES_MAX + 1).fill(line), "lines"],
  ];
  for (const [lines, path] of cases) {
    const error = await assertError(await send(test, { lines }), 422, "invalid");
    assertEquals(error.issues?.map((issue) => issue.path), [path]);
  }
  assertEquals(await test.stores.inquiries.inquiries.count(), 0);
});

Deno.test("Fifty lines of long Telugu notes are stored and read back whole", async () => {
  await using test = await testApp();
  const note = "గమనిక ".repeat(18).trim();
  const lines = Array.from({ length: QUOTE_LINES_MAX }, (_, at) => ({ product: `Powder ${at}`, note }));
  assertEquals((await send(test, { lines })).status, 201);
  assertEquals((await newest(test)).lines?.map((line) => line.note), lines.map(() => note));
});
