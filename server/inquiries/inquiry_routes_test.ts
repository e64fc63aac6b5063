import { assert } from "deno-std/assert/assert.js";
import { assertEquals } from "deno-std/assert/equals.js";
import { UNNAMED_COMPANY } from "../../contract/shared/unnamed_company.ts";
import { SPECIFIED_FORMS } from "../../contract/specified_forms.ts";
import { thanks } from "../../contract/shared/thanks.ts";
import type { InquiryReceipt } from "../../contract/inquiry_input.ts";
import { URL_MAX } from "../../contract/limits.ts";
import { assertError } from "../testing/assert_error.ts";
import { CONTACT_MESSAGE, HOME_MESSAGE, QUOTE_REQUEST } from "../testing/fixtures.ts";
import { type TestApp, testApp } from "../testing/test_app.ts";

const SHAPES = { home: HOME_MESSAGE, contact: CONTACT_MESSAGE, quote: QUOTE_REQUEST } as const;

/** What a program reads, and what a person does, word for word as the owner wrote it. */
const NAME = {
  code: "too_short",
  params: { min: 2 },
  message: "Name must be at least 2 characters",
} as const;
const EMAIL = { code: "invalid_email", message: "Please enter a valid email address" } as const;
const MESSAGE = {
  code: "too_short",
  params: { min: 10 },
  message: "Message must be at least 10 characters",
} as const;
const REFUSALS = {
  home: { name: NAME, email: EMAIL, message: MESSAGE },
  contact: {
    name: NAME,
    email: EMAIL,
    phone: { code: "invalid_phone", message: "Please enter a valid phone number" },
    subject: { code: "not_selected", message: "Please select a subject" },
    message: MESSAGE,
  },
  quote: {
    name: NAME,
    email: EMAIL,
    phone: {
      code: "too_few_digits",
      params: { min: 10 },
      message: "Phone number must be at least 10 digits",
    },
    message: {
      code: "details_required",
      params: { min: 10 },
      message: "Please provide some details about your requirements",
    },
  },
} as const;

async function newest(test: TestApp) {
  return (await test.stores.inquiries.inquiries.list({ reverse: true })).items[0]!;
}

for (const [kind, shape] of Object.entries(SHAPES)) {
  Deno.test(`POST /api/contact stores the ${kind} form's JSON, pending, and answers 201`, async () => {
    await using test = await testApp();
    const response = await test.request("/api/contact", { json: shape });
    assertEquals(response.status, 201);
    assertEquals(response.headers.get("cache-control"), "no-store");
    const receipt: InquiryReceipt = await response.json();
    assertEquals(
      receipt.message,
      thanks.en[kind === "quote" ? "quote" : "message"],
    );
    const { id, value } = await newest(test);
    assertEquals(receipt.id, id);
    assertEquals(receipt.reference, id.slice(-8));
    const { key, ...stored } = value;
    assert(receipt.address?.endsWith(`/request/${id}/${key}`));
    assertEquals(stored, {
      phone: null,
      company: null,
      subject: null,
      ...shape,
      createdAt: test.clock.now.toISOString(),
      isResolved: false,
      language: "en",
      source: { kind: kind as keyof typeof SHAPES, page: null, partner: null },
    });
  });

  for (const type of ["urlencoded", "multipart"]) {
    Deno.test(`POST /api/contact stores the ${kind} form as a plain HTML form, ${type}`, async () => {
      await using test = await testApp();
      const body = type === "multipart" ? new FormData() : new URLSearchParams();
      for (const [name, value] of Object.entries(shape)) body.append(name, value);
      const response = await test.request("/api/contact", { method: "POST", body });
      assert(response.ok, `status ${response.status}`);
      assert(!response.headers.get("content-type")?.includes("json"));
      const { value } = await newest(test);
      assertEquals(value.source.kind, kind as keyof typeof SHAPES);
      assertEquals([value.name, value.message], [shape.name, shape.message]);
    });
  }

  Deno.test(`Each field of the ${kind} form is refused with its own words, and nothing is stored`, async () => {
    await using test = await testApp();
    for (const [field, refusal] of Object.entries(REFUSALS[kind as keyof typeof SHAPES])) {
      for (const wrong of [7, true, null, [], ["a long enough list"], {}, { length: 20 }, "", " \t\n "]) {
        const response = await test.request("/api/contact", { json: { ...shape, [field]: wrong } });
        const error = await assertError(response, 422, "invalid");
        assertEquals(error.issues, [{ path: field, ...refusal }], `${field}: ${JSON.stringify(wrong)}`);
        assertEquals(error.message, refusal.message);
      }
    }
    for (const field of ["company", "page", "partner"]) {
      if (field === "company" && kind === "home") continue;
      const response = await test.request("/api/contact", { json: { ...shape, [field]: 7 } });
      assertEquals((await assertError(response, 422, "invalid")).issues, [
        { path: field, code: "wrong_type", params: { expected: "string" }, message: "Must be text" },
      ]);
    }
    assertEquals(await test.stores.inquiries.inquiries.count(), 0);
  });
}

Deno.test("A missing field is named, all of them at once", async () => {
  await using test = await testApp();
  const error = await assertError(await test.request("/api/contact", { json: {} }), 422, "invalid");
  assertEquals(error.issues, Object.entries(REFUSALS.home).map(([path, refusal]) => ({ path, ...refusal })));
});

Deno.test("Where the owner says so, one of email and telephone is enough, in every form", async () => {
  await using test = await testApp();
  const forms = { ...SPECIFIED_FORMS, contact: "either" as const };
  await test.stores.company.put({ ...UNNAMED_COMPANY, forms });
  const send = (json: Record<string, unknown>) => test.request("/api/contact", { json });
  for (const [kind, shape] of Object.entries(SHAPES)) {
    const given = { kind, phone: CONTACT_MESSAGE.phone, ...shape };
    assertEquals((await send({ ...given, email: " " })).status, 201);
    assertEquals((await newest(test)).value.email, "");
    assertEquals((await newest(test)).value.phone, CONTACT_MESSAGE.phone);
    assertEquals((await send({ ...given, phone: null })).status, 201);
    assertEquals((await newest(test)).value.phone, null);
    // Neither is refused once, together with what is wrong elsewhere.
    const neither = await assertError(
      await send({ ...given, email: "", phone: "", name: 7 }),
      422,
      "invalid",
    );
    assertEquals(neither.issues?.map(({ path, code }) => [path, code]), [
      ["name", "too_short"],
      ["phone", "phone_or_email"],
    ]);
    // What is filled in must be right, in the specified words.
    const wrong = await assertError(await send({ ...given, email: "asha", phone: "12" }), 422, "invalid");
    assertEquals(wrong.issues?.map(({ message }) => message), [
      "Please enter a valid email address",
      kind === "quote" ? "Phone number must be at least 10 digits" : "Please enter a valid phone number",
    ]);
  }
});

Deno.test("What kind of inquiry it is is told by its form or its fields, in no language", async () => {
  await using test = await testApp();
  const { subject: _, ...unnamed } = CONTACT_MESSAGE;
  const kinds: [string, Record<string, unknown>][] = [
    ["home", HOME_MESSAGE],
    ["contact", CONTACT_MESSAGE],
    ["contact", { ...CONTACT_MESSAGE, subject: " order_status " }],
    ["quote", { ...QUOTE_REQUEST, subject: "कोटेशन चाहिए: एम्प्रोलियम" }],
    ["quote", { ...QUOTE_REQUEST, subject: "ధర కావాలి" }],
    ["quote", { ...QUOTE_REQUEST, subject: "Amprolium, a price" }],
    ["quote", { ...unnamed, lines: [{ product: "Amprolium" }] }],
    ["contact", { ...CONTACT_MESSAGE, subject: "Quote Request: Amprolium", kind: "contact" }],
    ["quote", { ...CONTACT_MESSAGE, kind: "quote" }],
    ["home", { ...HOME_MESSAGE, kind: "fax" }],
  ];
  for (const [kind, json] of kinds) {
    const response = await test.request("/api/contact", { json });
    assertEquals([response.status, (await response.json()).issues], [201, undefined]);
    assertEquals((await newest(test)).value.source.kind, kind);
  }
  const error = await assertError(await test.request("/api/contact", { json: unnamed }), 422, "invalid");
  assertEquals(error.issues?.map(({ path }) => path), ["subject"]);
});

Deno.test("Lengths are counted without the blanks around them", async () => {
  await using test = await testApp();
  const short = { ...QUOTE_REQUEST, name: " A ", phone: "123456789 ", message: " too short" };
  const error = await assertError(await test.request("/api/contact", { json: short }), 422, "invalid");
  assertEquals(error.issues?.map(({ path }) => path), ["name", "phone", "message"]);
  const spaced = { ...QUOTE_REQUEST, name: " Al ", email: "  asha@farm.example ", company: "  " };
  assertEquals((await test.request("/api/contact", { json: spaced })).status, 201);
  const { value } = await newest(test);
  assertEquals([value.name, value.email, value.company], ["Al", "asha@farm.example", null]);
});

Deno.test("A plain form with mistakes gets a page with status 422, and nothing is stored", async () => {
  await using test = await testApp();
  const body = new URLSearchParams({ ...CONTACT_MESSAGE, email: "nobody" });
  const response = await test.request("/api/contact", { method: "POST", body });
  assertEquals(response.status, 422);
  assert(!response.headers.get("content-type")?.includes("json"));
  assertEquals(await test.stores.inquiries.inquiries.count(), 0);
});

Deno.test("An inquiry cannot choose its id, its date or its state", async () => {
  await using test = await testApp();
  const json = {
    ...HOME_MESSAGE,
    id: "mine",
    isResolved: true,
    createdAt: "1999-01-01T00:00:00Z",
    source: { kind: "chat" },
  };
  assertEquals((await test.request("/api/contact", { json })).status, 201);
  const { id, value } = await newest(test);
  assert(id !== "mine");
  assertEquals([value.isResolved, value.createdAt, value.source.kind], [
    false,
    test.clock.now.toISOString(),
    "home",
  ]);
});

Deno.test("The source says which page the form stood on, if the browser's origin vouches for it", async () => {
  await using test = await testApp();
  const partner = "https://dealer.example";
  const { value: { key } } = await test.stores.partners.create({
    name: "Sample Dealer",
    origins: [partner],
    note: null,
    isActive: true,
  });
  const cases: [headers: Record<string, string>, page: unknown, stored: string | null][] = [
    [{ origin: partner }, `${partner}/reset?token=1&utm_source=mela#otp`, `${partner}/reset?utm_source=mela`],
    [{ origin: partner }, "https://liar.example/", partner],
    [{ origin: partner, referer: `${partner}/from` }, "https://liar.example/", `${partner}/from`],
    [{ origin: partner, referer: "https://liar.example/" }, null, partner],
    [{ origin: "null" }, "https://liar.example/", "https://liar.example/"],
    [{ referer: `${partner}/from` }, undefined, `${partner}/from`],
    [{}, "javascript:alert(1)", null],
    [{}, "not an address", null],
    [{}, `${partner}/${"x".repeat(URL_MAX * 2)}`, null],
    [{ referer: `${partner}/${"x".repeat(URL_MAX * 2)}` }, undefined, null],
    [{ origin: partner }, `${partner}/${"x".repeat(URL_MAX * 2)}`, partner],
  ];
  for (const [headers, page, stored] of cases) {
    // A page without an origin is no partner's.
    const named = headers.origin === "null" ? null : key;
    const json = { ...HOME_MESSAGE, page, partner: named };
    const response = await test.request("/api/contact", { json, headers });
    assertEquals(response.status, 201, `${JSON.stringify(headers)} ${page}`);
    const counted = headers.origin === partner ? key : null;
    assertEquals((await newest(test)).value.source, { kind: "home", page: stored, partner: counted });
  }
});

Deno.test("Any page may send an inquiry and read the answer, refusals too, without cookies", async () => {
  await using test = await testApp();
  const headers = { origin: "https://dealer.example" };
  const preflight = await test.request("/api/contact", {
    method: "OPTIONS",
    headers: { ...headers, "access-control-request-method": "POST" },
  });
  assertEquals(preflight.status, 204);
  assertEquals(preflight.headers.get("access-control-allow-methods"), "POST");
  assert(preflight.headers.get("access-control-allow-headers")?.includes("content-type"));
  for (const json of [HOME_MESSAGE, {}]) {
    const response = await test.request("/api/contact", { json, headers });
    assertEquals(response.headers.get("access-control-allow-origin"), "*");
    assertEquals(response.headers.get("access-control-allow-credentials"), null);
  }
});

Deno.test("One address may send sixty inquiries a minute", async () => {
  await using test = await testApp({ trustProxy: true });
  const send = (address: string) =>
    test.request("/api/contact", { json: HOME_MESSAGE, headers: { "x-forwarded-for": address } });
  for (let count = 0; count < 60; count++) assertEquals((await send("203.0.113.7")).status, 201);
  const refused = await send("203.0.113.7");
  assertEquals(refused.headers.get("retry-after"), "1");
  assertEquals(refused.headers.get("access-control-allow-origin"), "*");
  await assertError(refused, 429, "too_many_requests");
  assertEquals((await send("203.0.113.8")).status, 201);
  test.clock.now = new Date(test.clock.now.getTime() + 1_000);
  assertEquals((await send("203.0.113.7")).status, 201);
});
