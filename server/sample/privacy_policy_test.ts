import { assertEquals } from "deno-std/assert/equals.js";
import { LANGUAGES } from "../../contract/language.ts";
import { CHAT_KEPT_DAYS, RETENTION_DAYS } from "../../contract/retention.ts";
import { testApp } from "../testing/test_app.ts";
import { loadSample } from "./load_sample.ts";

const DAYS = [...Object.values(RETENTION_DAYS), CHAT_KEPT_DAYS];

Deno.test("The privacy policy says in every language after how many days each kind of data is deleted", async () => {
  await using test = await testApp();
  await loadSample(test.stores);
  for (const language of LANGUAGES) {
    const { pages } = await test.read(language);
    const text = pages.find(({ slug }) => slug === "privacy-policy")!.blocks[0]!.text!;
    for (const days of DAYS) {
      const number = days > 365 ? days / 365 : days;
      assertEquals(text.includes(` ${number} `), true, `${number} in ${text}`);
    }
    assertEquals(/2023/.test(text), true, "it names the law");
    assertEquals(text.includes("Roost Poultry Healthcare"), true, "it names the company");
  }
});
