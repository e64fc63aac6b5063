import { assertEquals } from "deno-std/assert/equals.js";
import { assertStringIncludes } from "deno-std/assert/string_includes.js";
import { UNNAMED_COMPANY } from "../../contract/shared/unnamed_company.ts";
import { assertError } from "../testing/assert_error.ts";
import { testApp } from "../testing/test_app.ts";

const PATH = "/api/admin/company";

Deno.test("A changed company profile is on the site at the next request, in its languages", async () => {
  await using test = await testApp();
  const before = await test.admin("GET", PATH);
  assertEquals([await before.json(), before.headers.get("etag")], [UNNAMED_COMPANY, '"0"']);
  const profile = {
    ...UNNAMED_COMPANY,
    name: "Amber Poultry Care",
    yearEstablished: 2001,
    latitude: 17.5,
    longitude: 78.25,
    contact: { ...UNNAMED_COMPANY.contact, phones: ["+91 40 5550 0101"], emails: ["care@amber.example"] },
    description: "We supply feed mills.",
    gstin: "27AAPFU0939F1ZV",
    drugLicence: "20B/TS/HYD/2024-1234",
    translations: {
      hi: {
        name: "अंबर पोल्ट्री केयर",
        tagline: "मुर्गियों की सेहत",
        description: "हम फीड मिलों को माल देते हैं।",
        address: "हैदराबाद",
      },
    },
  };
  const saved = await test.admin("PUT", PATH, profile, { "if-match": '"0"' });
  assertEquals([saved.status, await saved.json()], [200, profile]);
  const html = await (await test.request("/contact")).text();
  for (const fact of ["Amber Poultry Care", "+91 40 5550 0101", "care@amber.example", "17.5"]) {
    assertStringIncludes(html, fact);
  }
  const hindi = await (await test.request("/api/company?lang=hi")).json();
  assertEquals([hindi.name, hindi.tagline, hindi.description, hindi.contact.address], [
    "अंबर पोल्ट्री केयर",
    "मुर्गियों की सेहत",
    "हम फीड मिलों को माल देते हैं।",
    "हैदराबाद",
  ]);
  const about = await (await test.request("/about")).text();
  for (const number of ["27AAPFU0939F1ZV", "20B/TS/HYD/2024-1234"]) assertStringIncludes(about, number);
});

Deno.test("Earlier states of the company profile can be read again, with who saved them", async () => {
  await using test = await testApp();
  const put = (name: string, etag: string) =>
    test.admin("PUT", PATH, { ...UNNAMED_COMPANY, name }, { "if-match": etag });
  const first = await put("First", '"0"');
  await put("Second", first.headers.get("etag")!);
  const versions: { id: string; username: string }[] = await (await test.admin("GET", `${PATH}/versions`))
    .json();
  const names = versions.map(async ({ id }) =>
    (await (await test.admin("GET", `${PATH}/versions/${id}`)).json()).value.name
  );
  assertEquals(await Promise.all(names), ["Second", "First", UNNAMED_COMPANY.name]);
});

Deno.test("A stale save of the company profile is refused, the first one too", async () => {
  await using test = await testApp();
  const put = (name: string, etag: string) =>
    test.admin("PUT", PATH, { ...UNNAMED_COMPANY, name }, { "if-match": etag });
  const first = await put("First", '"0"');
  await assertError(await put("Second", '"0"'), 409, "conflict");
  assertEquals((await put("Third", first.headers.get("etag")!)).status, 200);
  await assertError(await put("Fourth", first.headers.get("etag")!), 409, "conflict");
  assertEquals((await (await test.admin("GET", PATH)).json()).name, "Third");
});

Deno.test("What a company profile requires is said field by field", async () => {
  await using test = await testApp();
  const bad = {
    ...UNNAMED_COMPANY,
    name: " ",
    yearEstablished: 12,
    latitude: 91,
    gstin: "27AAPFU0939F1ZX",
    contact: { ...UNNAMED_COMPANY.contact, phones: ["1", "2", "3", "4"], emails: ["nobody"] },
  };
  const { issues } = await assertError(await test.admin("PUT", PATH, bad), 422, "invalid");
  assertEquals(issues?.map(({ path }) => path), [
    "name",
    "yearEstablished",
    "contact.phones",
    "contact.emails.0",
    "latitude",
    "gstin",
  ]);
});
