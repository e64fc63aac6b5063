import { assertEquals } from "deno-std/assert/equals.js";
import { CHAT_KEPT_DAYS, RETENTION_DAYS } from "../../contract/retention.ts";
import { en } from "./en.ts";
import { hi } from "./hi.ts";
import { te } from "./te.ts";

const DAYS = [...Object.values(RETENTION_DAYS), CHAT_KEPT_DAYS];

Deno.test("The privacy policy says in every language after how many days each kind of data is deleted", () => {
  for (const { legal } of [en, hi, te]) {
    const text = legal.privacy.sections("Roost").map(({ text }) => text).join("\n");
    for (const days of DAYS) {
      const number = days > 365 ? days / 365 : days;
      assertEquals(text.includes(` ${number} `), true, `${number} in ${text}`);
    }
    assertEquals(/2023/.test(text), true, "it names the law");
  }
});
