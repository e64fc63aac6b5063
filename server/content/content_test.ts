import { assertEquals } from "deno-std/assert/equals.js";
import { aProduct } from "../testing/fixtures.ts";
import { testApp } from "../testing/test_app.ts";

Deno.test("content is given in the asked-for language, and says what is still English", async () => {
  await using test = await testApp();
  await test.admin("POST", "/api/admin/product-categories", {
    name: "Dewormers",
    translations: { hi: { name: "कृमिनाशक" } },
  });
  await test.admin("POST", "/api/admin/products", {
    ...aProduct({ category: "Dewormers", name: "Levamisole 30%", shortDescription: "Against roundworms." }),
    translations: { hi: { name: "लेवामिसोल 30%" } },
  });
  const read = async (lang: string) =>
    await (await test.request(`/api/products/levamisole-30${lang}`)).json();

  const { name, category, shortDescription, untranslated } = await read("?lang=hi");
  assertEquals([name, category, shortDescription], ["लेवामिसोल 30%", "कृमिनाशक", "Against roundworms."]);
  assertEquals(untranslated.includes("name"), false);
  assertEquals(untranslated.includes("shortDescription"), true);

  const english = await read("");
  assertEquals([english.name, english.category], ["Levamisole 30%", "Dewormers"]);
  assertEquals("translations" in english || "untranslated" in english, false);
  assertEquals((await read("?lang=te")).untranslated.includes("name"), true);
});

Deno.test("a withdrawal period's note is translated, and its days stay the label's", async () => {
  await using test = await testApp();
  await test.admin("POST", "/api/admin/product-categories", { name: "Dewormers" });
  await test.admin("POST", "/api/admin/products", {
    ...aProduct({ category: "Dewormers", name: "Levamisole 30%" }),
    withdrawal: { meatDays: 28, eggDays: null, note: "Labels differ." },
    translations: { hi: { withdrawalNote: "लेबल अलग-अलग हैं।" } },
  });
  const read = async (lang: string) =>
    await (await test.request(`/api/products/levamisole-30?lang=${lang}`)).json();

  const hindi = await read("hi");
  assertEquals(hindi.withdrawal, { meatDays: 28, eggDays: null, note: "लेबल अलग-अलग हैं।" });
  assertEquals(hindi.untranslated.includes("withdrawalNote"), false);
  const telugu = await read("te");
  assertEquals(telugu.withdrawal, { meatDays: 28, eggDays: null, note: "Labels differ." });
  assertEquals(telugu.untranslated.includes("withdrawalNote"), true);
});

Deno.test("the company's profile is given in the asked-for language, its hours too", async () => {
  await using test = await testApp();
  const profile = { ...await (await test.request("/api/company")).json(), tagline: "Care for flocks" };
  const businessHours = { weekday: "9:00 నుంచి 6:00", saturday: "9:00 నుంచి 2:00", sunday: "సెలవు" };
  await test.admin("PUT", "/api/admin/company", {
    ...profile,
    translations: { te: { tagline: "కోళ్లకు మేలైన ఆరోగ్య సంరక్షణ", businessHours } },
  });
  const read = async (lang: string) => await (await test.request(`/api/company${lang}`)).json();

  const telugu = await read("?lang=te");
  assertEquals(telugu.tagline, "కోళ్లకు మేలైన ఆరోగ్య సంరక్షణ");
  assertEquals(telugu.contact, { ...profile.contact, businessHours });
  assertEquals((await read("?lang=hi")).untranslated.includes("tagline"), true);
  assertEquals(await read(""), profile);
});

Deno.test("a language that we do not speak is refused by name", async () => {
  await using test = await testApp();
  const response = await test.request("/api/products?lang=fr");
  assertEquals(response.status, 422);
  assertEquals((await response.json()).issues, [{
    path: "lang",
    code: "not_an_option",
    params: { options: "en, hi, te" },
    message: "Must be en, hi or te",
  }]);
});
