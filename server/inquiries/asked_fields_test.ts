import { assertEquals } from "deno-std/assert/equals.js";
import { assertStringIncludes } from "deno-std/assert/string_includes.js";
import type { QuoteLine } from "../../contract/inquiry.ts";
import { askedTexts } from "../../contract/shared/asked_texts.ts";
import { askedValues } from "../../contract/shared/asked_values.ts";
import { lineQuantity } from "../../contract/shared/line_quantity.ts";
import { AHEAD_MS } from "../../contract/time_zone.ts";
import { UNNAMED_COMPANY } from "../../contract/shared/unnamed_company.ts";
import { SPECIFIED_FORMS } from "../../contract/specified_forms.ts";
import { assertError } from "../testing/assert_error.ts";
import { CONTACT_MESSAGE, QUOTE_REQUEST } from "../testing/fixtures.ts";
import { testApp } from "../testing/test_app.ts";

const DAY_MS = 24 * 60 * 60 * 1_000;
const dayIn = (days: number) => new Date(Date.now() + AHEAD_MS + days * DAY_MS).toISOString().slice(0, 10);
const WANTED = dayIn(7);
const ASKED = { pin: "500 001", gstin: "27aapfu0939f1zv", unit: "bag", wantedBy: WANTED };
const STORED = { pin: "500001", gstin: "27AAPFU0939F1ZV", unit: "bag", wantedBy: WANTED };
const ALL = { ...SPECIFIED_FORMS, pin: true, gstin: true, unit: true, wantedBy: true };

Deno.test("What the owner's forms ask is stored as it should be written, searched for and exported", async () => {
  await using test = await testApp();
  await test.stores.company.put({ ...UNNAMED_COMPANY, forms: ALL });
  const send = (json: Record<string, unknown>) => test.request("/api/contact", { json });
  assertEquals((await send({ ...QUOTE_REQUEST, ...ASKED })).status, 201);
  const list = async (query = "") =>
    await (await test.admin("GET", `/api/admin/contact-submissions${query}`)).json();
  const [{ pin, gstin, unit, wantedBy }] = await list();
  assertEquals({ pin, gstin, unit, wantedBy }, STORED);
  assertEquals([(await list("?q=27AAPFU0939F1ZV")).length, (await list("?q=600001")).length], [1, 0]);
  const csv = await (await test.admin("GET", "/api/admin/contact-submissions/export.csv")).text();
  assertStringIncludes(csv, `"PIN code","GSTIN","Unit","Wanted by"`);
  assertStringIncludes(csv, `"500001","27AAPFU0939F1ZV","bag","${WANTED}"`);
  const wrong = await assertError(
    await send({ ...QUOTE_REQUEST, ...ASKED, gstin: "27x", pin: "1" }),
    422,
    "invalid",
  );
  assertEquals(wrong.issues?.map(({ path, code }) => [path, code]), [
    ["pin", "invalid_pin"],
    ["gstin", "invalid_gstin"],
  ]);
  // The contact form is not about quantities.
  assertEquals((await send({ ...CONTACT_MESSAGE, ...ASKED })).status, 201);
  const [contact] = await list();
  assertEquals(contact.pin + contact.gstin, STORED.pin + STORED.gstin);
  assertEquals("unit" in contact || "wantedBy" in contact, false);
});

Deno.test("While the owner asks nothing more, a form neither shows it nor stores it", async () => {
  await using test = await testApp();
  assertEquals(
    (await test.request("/api/contact", { json: { ...QUOTE_REQUEST, ...ASKED, pin: 7 } })).status,
    201,
  );
  const { items: [stored] } = await test.stores.inquiries.inquiries.list();
  assertEquals(Object.keys(stored!.value).filter((name) => name in ASKED), []);
  assertEquals((await (await test.request("/contact")).text()).includes('name="pin"'), false);
  await test.stores.company.put({ ...UNNAMED_COMPANY, forms: ALL });
  const html = await (await test.request("/contact")).text();
  assertEquals([html.includes('name="pin"'), html.includes('name="wantedBy"')], [true, false]);
});

Deno.test("The owner reads the state of a GSTIN, and days and units in words", () => {
  assertEquals(askedValues({ ...STORED, wantedBy: "2026-12-01" }), [
    ["PIN code", "500001"],
    ["GSTIN", "27AAPFU0939F1ZV (Maharashtra)"],
    ["Unit of the quantities", "bags"],
    ["Wanted by", "1 Dec 2026"],
  ]);
  assertEquals(askedValues({ gstin: "of old" }), [["GSTIN", "of old"]]);
});

Deno.test("A day that is over in India is refused", async () => {
  await using test = await testApp();
  await test.stores.company.put({ ...UNNAMED_COMPANY, forms: ALL });
  const send = (wantedBy: string) => test.request("/api/contact", { json: { ...QUOTE_REQUEST, wantedBy } });
  for (const day of [dayIn(0), dayIn(400)]) assertEquals((await send(day)).status, 201, day);
  const { issues } = await assertError(await send(dayIn(-1)), 422, "invalid");
  assertEquals(issues?.map(({ path, code }) => [path, code]), [["wantedBy", "past_day"]]);
  await assertError(await send("2099-02-31"), 422, "invalid");
});

Deno.test("Each product of a list has its own unit, in the mail's and the sheet's words, where the owner asks for it", async () => {
  await using test = await testApp();
  const lines = [
    { product: "Levamisole", quantity: "25", unit: "bag" },
    { product: "Neem oil of ours", quantity: "5", unit: "litre", note: "soon" },
    { product: "Amprolium", unit: "" },
  ];
  const send = (lines: object[]) => test.request("/api/contact", { json: { ...QUOTE_REQUEST, lines } });
  assertEquals((await send(lines)).status, 201);
  const newest = async () => (await (await test.admin("GET", "/api/admin/contact-submissions")).json())[0];
  assertEquals("unit" in (await newest()).lines[0], false);
  await test.stores.company.put({ ...UNNAMED_COMPANY, forms: ALL });
  const receipt = await (await send(lines)).json();
  const stored = await newest();
  assertEquals(stored.lines.map(({ unit }: { unit: unknown }) => unit), ["bag", "litre", null]);
  assertEquals(stored.lines.map((line: QuoteLine) => lineQuantity(line, askedTexts.te.units)), [
    "25 బస్తాలు",
    "5 లీటర్లు",
    null,
  ]);
  const csv = await (await test.admin("GET", "/api/admin/contact-submissions/export.csv")).text();
  assertStringIncludes(csv, "Levamisole | 25 bags");
  const page = await (await test.request(new URL(receipt.address).pathname)).text();
  assertStringIncludes(page, "5 litres");
  const { issues } = await assertError(await send([{ product: "Levamisole", unit: "ton" }]), 422, "invalid");
  assertEquals(issues?.map(({ path }) => path), ["lines.0.unit"]);
});
