import { assert } from "deno-std/assert/assert.js";
import { assertEquals } from "deno-std/assert/equals.js";
import { assertStringIncludes } from "deno-std/assert/string_includes.js";
import { CONTACT_MESSAGE, HOME_MESSAGE } from "../testing/fixtures.ts";
import { type TestApp, testApp } from "../testing/test_app.ts";
import { readPage } from "./testing/read_page.ts";

function post(site: TestApp, fields: Record<string, string>) {
  return site.request("/api/contact", { method: "POST", body: new URLSearchParams(fields) });
}

async function stored(site: TestApp): Promise<Record<string, unknown>[]> {
  return await (await site.admin("GET", "/api/admin/contact-submissions")).json();
}

Deno.test("The contact form, posted without JavaScript, is stored and thanked for", async () => {
  await using site = await testApp();
  const page = await readPage(await post(site, CONTACT_MESSAGE));
  assertEquals([page.status, page.headings], [201, ["Contact Us"]]);
  assertStringIncludes(page.html, "Message Sent Successfully");
  assertStringIncludes(page.html, "Thank you for your message! We will get back to you shortly.");
  assert(!page.html.includes("<textarea"), "the form is still there");
  assertEquals((await stored(site)).map(({ name, email }) => [name, email]), [[
    CONTACT_MESSAGE.name,
    CONTACT_MESSAGE.email,
  ]]);
});

Deno.test("The home form, posted without JavaScript, comes back to the home page", async () => {
  await using site = await testApp();
  const sent = await readPage(await post(site, HOME_MESSAGE));
  assertEquals([sent.status, sent.headings], [201, ["Premium Poultry Healthcare"]]);
  assertStringIncludes(sent.html, "Message Sent");
  const refused = await readPage(await post(site, { ...HOME_MESSAGE, email: "asha" }));
  assertEquals([refused.status, refused.headings], [422, ["Premium Poultry Healthcare"]]);
  assertStringIncludes(refused.html, "Please enter a valid email address");
});

Deno.test("A plain form with mistakes keeps what was typed and tells the fields apart", async () => {
  await using site = await testApp();
  const response = await post(site, { ...CONTACT_MESSAGE, name: "A", phone: "12", subject: "" });
  assertEquals(response.headers.get("cache-control"), "no-store");
  const page = await readPage(response);
  assertEquals(page.status, 422);
  for (
    const message of [
      "Name must be at least 2 characters",
      "Please enter a valid phone number",
      "Please select a subject",
    ]
  ) {
    assertStringIncludes(page.html, message);
  }
  assert(!page.html.includes("Please enter a valid email address"));
  assertStringIncludes(page.html, `value="${CONTACT_MESSAGE.email}"`);
  assertStringIncludes(page.html, `value="12"`);
  assertStringIncludes(page.html, `>${CONTACT_MESSAGE.message}</textarea>`);
  assertStringIncludes(page.html, `aria-describedby="contact-phone-error"`);
  assertEquals(await stored(site), []);
});
