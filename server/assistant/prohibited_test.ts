import { assertEquals } from "deno-std/assert/equals.js";
import { assertMatch } from "deno-std/assert/match.js";
import type { AssistantAnswer } from "../../contract/assistant.ts";
import type { ProhibitedList } from "../../contract/health.ts";
import { TRANSLATION_LANGUAGES } from "../../contract/language.ts";
import type { KeptProhibited } from "../../contract/prohibited.ts";
import { loadProhibited } from "../knowledge/kept_knowledge.ts";
import { type TestApp, testApp } from "../testing/test_app.ts";

const PATH = "/api/admin/prohibited";

async function ask(test: TestApp, query: string): Promise<AssistantAnswer> {
  test.clock.now = new Date(test.clock.now.getTime() + 60_000);
  const response = await test.request("/api/assistant/chat", { json: { query, chatHistory: [] } });
  return await response.json();
}

const prohibitedIn = async (test: TestApp, q: string): Promise<string[]> =>
  (await (await test.request(`/api/search?${new URLSearchParams({ q })}`)).json()).prohibited
    .map(({ name }: { name: string }) => name);

Deno.test("What comes with the software names the notice that prohibits it, and when", () => {
  const unnamed = loadProhibited().filter(({ sources }) => sources.length === 0).map(({ id }) => id);
  assertEquals(unnamed, ["arsenicals", "other-human-medicines"]);
  for (const { id, sources } of loadProhibited()) {
    assertEquals(sources.filter(({ date }) => !date), [], id);
  }
});

Deno.test("What comes with the software says why in each language, and the list and the refusal say it", async () => {
  for (const { id, reason, translations } of loadProhibited()) {
    const all = [reason, ...TRANSLATION_LANGUAGES.map((language) => translations?.[language]?.reason)];
    assertEquals(all.filter((text) => !text), [], id);
  }
  await using test = await testApp();
  const list: ProhibitedList = await (await test.request("/api/prohibited?lang=hi")).json();
  const diclofenac = list.find(({ id }) => id === "banned-painkillers");
  assertMatch(diclofenac?.reason ?? "", /गिद्ध/);
  assertMatch((await ask(test, "diclofenac injection for my buffalo")).answer, /ultures/);
  const { answer } = await ask(test, "colistin powder kitna dena hai murgi ko");
  assertMatch(answer, /mcr-1/);
});

Deno.test("What the owner prohibits is refused by its name and left out of the search, from the next request on", async () => {
  await using test = await testApp();
  assertEquals(await prohibitedIn(test, "zorbamycin"), []);
  await test.admin("POST", PATH, {
    name: "Zorbamycin",
    translations: { hi: { name: "ज़ोरबामाइसिन" } },
    words: ["zorbamycin", "zorba plus", "ज़ोरबामाइसिन"],
    sources: [{ title: "S.O. 1(E)", publisher: "CDSCO", date: "2026-01-01", url: "" }],
  });
  for (const query of ["zorbamycin dose for broilers", "can I give zorba plus to hens", "ज़ोरबामाइसिन दे दूं?"]) {
    const { kind, answer } = await ask(test, query);
    assertEquals(kind, "refused", query);
    assertMatch(answer, /Zorbamycin|ज़ोरबामाइसिन/, query);
    // Where no reason is written the general one is said.
    assertMatch(answer, /can harm people|लोगों को नुकसान/, query);
  }
  assertEquals(await prohibitedIn(test, "zorbamycin"), ["Zorbamycin"]);
});

Deno.test("A hidden substance is prohibited no more, and the supplied list is there again", async () => {
  await using test = await testApp();
  assertEquals(await prohibitedIn(test, "dapsone"), ["Dapsone"]);
  const dapsone: KeptProhibited = await (await test.admin("GET", `${PATH}/dapsone`)).json();
  await test.admin("PUT", `${PATH}/dapsone`, { ...dapsone, hidden: true });
  assertEquals(await prohibitedIn(test, "dapsone"), []);
  await test.admin("DELETE", `${PATH}/dapsone`);
  assertEquals(await prohibitedIn(test, "dapsone"), ["Dapsone"]);
});

Deno.test("A brand that holds what is prohibited is refused", async () => {
  await using test = await testApp();
  await test.admin("POST", "/api/admin/brands", { name: "Zorfuran", ingredients: ["furazolidone"] });
  const { kind, answer } = await ask(test, "zorfuran for broilers");
  assertEquals(kind, "refused");
  assertMatch(answer, /[Nn]itrofuran/);
});
