import { assertEquals } from "deno-std/assert/equals.js";
import { assertStringIncludes } from "deno-std/assert/string_includes.js";
import { askedValues } from "../../contract/shared/asked_values.ts";
import { UNNAMED_COMPANY } from "../../contract/shared/unnamed_company.ts";
import { SPECIFIED_FORMS } from "../../contract/specified_forms.ts";
import { assertError } from "../testing/assert_error.ts";
import { CONTACT_MESSAGE, QUOTE_REQUEST } from "../testing/fixtures.ts";
import { testApp } from "../testing/test_app.ts";

const ASKED = { pin: "500 001", gstin: "27aapfu0939f1zv", unit: "bag", wantedBy: "2026-12-01" };
const STORED = { pin: "500001", gstin: "27AAPFU0939F1ZV", unit: "bag", wantedBy: "2026-12-01" };
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
  assertStringIncludes(csv, `"500001","27AAPFU0939F1ZV","bag","2026-12-01"`);
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
  assertEquals(askedValues(STORED), [
    ["PIN code", "500001"],
    ["GSTIN", "27AAPFU0939F1ZV (Maharashtra)"],
    ["Unit of the quantities", "bags"],
    ["Wanted by", "1 Dec 2026"],
  ]);
  assertEquals(askedValues({ gstin: "of old" }), [["GSTIN", "of old"]]);
});
