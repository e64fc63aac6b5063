import { assertEquals } from "deno-std/assert/equals.js";
import { assertStringIncludes } from "deno-std/assert/string_includes.js";
import { thanks } from "../../contract/shared/thanks.ts";
import { allTexts } from "../../site/texts/all_texts.ts";
import { readPage } from "./testing/read_page.ts";
import { CONTACT_MESSAGE, HOME_MESSAGE, QUOTE_REQUEST } from "../testing/fixtures.ts";
import { type TestApp, testApp } from "../testing/test_app.ts";

const PAGES = "/api/admin/pages";

async function write(test: TestApp, part: string, texts: object): Promise<void> {
  assertEquals((await test.admin("PUT", `${PAGES}/${part}`, texts)).status, 200);
}

Deno.test("A missing page says what the owner wrote, wherever the address leads nowhere", async () => {
  await using test = await testApp();
  const missing = ["/nowhere", "/no/where", "/products/none", "/not-found", "/thanks"];
  for (const path of missing) {
    const page = await readPage(await test.request(path));
    assertEquals([page.status, page.headings], [404, [allTexts.en.shell.notFound.title]], path);
  }
  const texts = {
    title: "Lost?",
    lead: "{short} has moved",
    translations: { hi: { title: "रास्ता भूल गए?" } },
  };
  await write(test, "not-found/draft", texts);
  assertEquals((await readPage(await test.request("/nowhere"))).headings, ["Page Not Found"]);
  await write(test, "not-found", texts);
  const { shortName } = (await test.read()).company;
  for (const path of missing) {
    const page = await readPage(await test.request(path));
    assertEquals([page.status, page.headings], [404, ["Lost?"]], path);
    assertStringIncludes(page.html, `${shortName} has moved`);
  }
  assertEquals((await readPage(await test.request("/hi/nowhere"))).headings, ["रास्ता भूल गए?"]);
  const pages = await (await test.request("/api/pages")).json();
  assertEquals(pages.filter(({ slug }: { slug: string }) => slug === "not-found"), []);
});

Deno.test("After a form comes what the owner wrote for it, in its language", async () => {
  await using test = await testApp();
  const said = async (json: object) => (await (await test.request("/api/contact", { json })).json()).message;
  assertEquals(await said({ ...HOME_MESSAGE, lang: "te" }), thanks.te.message);
  assertEquals(await said(QUOTE_REQUEST), thanks.en.quote);
  await write(test, "thanks", {
    lead: "We call you today.",
    translations: { hi: { lead: "आज ही फ़ोन करेंगे।" } },
  });
  await write(test, "quote-thanks", { lead: "Your quote is on its way." });
  assertEquals(await said(CONTACT_MESSAGE), "We call you today.");
  assertEquals(await said({ ...CONTACT_MESSAGE, lang: "hi" }), "आज ही फ़ोन करेंगे।");
  assertEquals(await said(QUOTE_REQUEST), "Your quote is on its way.");
});

Deno.test("What stands elsewhere than on a page is previewed there", async () => {
  await using test = await testApp();
  const preview = async (page: object) =>
    await (await test.admin("POST", `${PAGES}/preview?lang=hi`, page)).text();
  const texts = { translations: { hi: { lead: "यह पता नहीं मिला" } } };
  assertStringIncludes(await preview({ slug: "not-found", lead: "Nothing", ...texts }), "यह पता नहीं मिला");
  const sent = await preview({ slug: "quote-thanks", lead: "We write today" });
  assertStringIncludes(sent, "We write today");
  assertStringIncludes(sent, allTexts.hi.contact.page.sentTitle);
});

Deno.test("The chat's words are public in each language, and none where nobody wrote any", async () => {
  await using test = await testApp();
  const words = async (query = "") => await (await test.request(`/api/parts/chat${query}`)).json();
  assertEquals(await words(), { slug: "chat", blocks: [] });
  const texts = { name: "Ask {short}", lead: "Good day!", keywords: ["Doses", "Prices"] };
  await write(test, "chat", { ...texts, translations: { hi: { lead: "नमस्ते!" } } });
  const { shortName } = (await test.read()).company;
  const { name, lead, keywords } = await words("?lang=hi");
  assertEquals([name, lead, keywords], [`Ask ${shortName}`, "नमस्ते!", ["Doses", "Prices"]]);
  assertEquals((await test.request("/api/parts/about")).status, 404);
});
