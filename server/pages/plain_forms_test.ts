import { assert } from "deno-std/assert/assert.js";
import { assertEquals } from "deno-std/assert/equals.js";
import { assertStringIncludes } from "deno-std/assert/string_includes.js";
import { LANGUAGES } from "../../contract/language.ts";
import { thanks } from "../../contract/shared/thanks.ts";
import { allTexts } from "../../site/texts/all_texts.ts";
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
  assertStringIncludes(page.html, thanks.en.message);
  assert(!page.html.includes("<textarea"), "the form is still there");
  assertEquals((await stored(site)).map(({ name, email }) => [name, email]), [[
    CONTACT_MESSAGE.name,
    CONTACT_MESSAGE.email,
  ]]);
});

Deno.test("The home form, posted without JavaScript, comes back to the home page", async () => {
  await using site = await testApp();
  const sent = await readPage(await post(site, HOME_MESSAGE));
  assertEquals([sent.status, sent.headings], [201, ["New website"]]);
  assertStringIncludes(sent.html, "Message Sent");
  const refused = await readPage(await post(site, { ...HOME_MESSAGE, email: "asha" }));
  assertEquals([refused.status, refused.headings], [422, ["New website"]]);
  assertStringIncludes(refused.html, "Please enter a valid email address");
});

Deno.test("What a page of another site posts is not shown in ours", async () => {
  await using site = await testApp();
  const words = { ...CONTACT_MESSAGE, name: "A", message: "Your account is closed: pay at evil.example" };
  const sent = async (headers: Record<string, string>) =>
    await readPage(
      await site.request("/api/contact", { method: "POST", headers, body: new URLSearchParams(words) }),
    );
  const foreign: Record<string, string>[] = [
    { origin: "https://evil.example" },
    { origin: "null" },
    { "sec-fetch-site": "cross-site" },
  ];
  for (const headers of foreign) {
    const page = await sent(headers);
    assertEquals(page.status, 422);
    assert(!page.html.includes("evil.example"), "another site's words stand in our page");
    assert(!page.html.includes(CONTACT_MESSAGE.email));
    assertStringIncludes(page.html, "Name must be at least 2 characters");
  }
  const own: Record<string, string>[] = [{ origin: "http://localhost:8000" }, {
    "sec-fetch-site": "same-origin",
  }];
  for (const headers of own) assertStringIncludes((await sent(headers)).html, words.message);
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

const WRONG = { name: "A", email: "asha", phone: "12", subject: "", message: "Hi" };

/** What stands beside each of these fields, in their order. */
const REFUSED = {
  en: [
    "Name must be at least 2 characters",
    "Please enter a valid email address",
    "Please enter a valid phone number",
    "Please select a subject",
    "Message must be at least 10 characters",
  ],
  hi: [
    "नाम में कम से कम 2 अक्षर होने चाहिए",
    "कृपया सही ई-मेल पता लिखें",
    "कृपया सही फ़ोन नंबर लिखें",
    "कृपया विषय चुनें",
    "संदेश में कम से कम 10 अक्षर होने चाहिए",
  ],
  te: [
    "పేరులో కనీసం 2 అక్షరాలు ఉండాలి",
    "దయచేసి సరైన ఈ-మెయిల్ చిరునామా రాయండి",
    "దయచేసి సరైన ఫోన్ నంబరు రాయండి",
    "దయచేసి విషయం ఎంచుకోండి",
    "సందేశంలో కనీసం 10 అక్షరాలు ఉండాలి",
  ],
};

Deno.test("A plain form is answered in the language of its page: thanks, and what is wrong beside the fields", async () => {
  await using test = await testApp();
  const post = (fields: Record<string, string>) =>
    test.request("/api/contact", { method: "POST", body: new URLSearchParams(fields) });
  for (const lang of LANGUAGES) {
    const sent = await post({ ...HOME_MESSAGE, message: `${HOME_MESSAGE.message} (${lang})`, lang });
    assertEquals(sent.status, 201);
    const html = await sent.text();
    assert(html.includes(`<html lang="${lang}"`));
    assert(html.includes(thanks[lang].message));
    const page = await (await post({ ...CONTACT_MESSAGE, ...WRONG, lang })).text();
    // What is shown; the data for the browser follows it, with the API's own words.
    const [refused] = page.split(`<script id="data"`) as [string];
    for (const words of REFUSED[lang]) assert(refused.includes(words), words);
    if (lang !== "en") assert(!refused.includes("Name must be"));
    assert(refused.includes(`name="lang" value="${lang}"`));
  }
});

Deno.test("Each form says in its language what the data is for, with a link to the privacy policy", async () => {
  await using site = await testApp();
  for (const language of LANGUAGES) {
    const base = language === "en" ? "" : `/${language}`;
    for (const path of ["/", "/contact"]) {
      const { html } = await readPage(await site.request(`${base}${path}`.replace(/(.)\/$/, "$1")));
      const form = /<form[^>]*class="form"[\s\S]*?<\/form>/.exec(html)?.[0] ?? "";
      assertStringIncludes(form, allTexts[language].contact.form.purpose);
      assertStringIncludes(form, `href="${base}/privacy-policy"`);
    }
  }
});
