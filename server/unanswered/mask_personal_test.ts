import { assertEquals } from "deno-std/assert/equals.js";
import { maskPersonal } from "./mask_personal.ts";

Deno.test("telephone numbers and email addresses are masked in every script, amounts stay", () => {
  for (
    const [text, masked] of [
      ["call me on +91 98480 12345 today", "call me on [number] today"],
      ["call 09848012345.", "call [number]."],
      ["(040) 2345-6789 is my number", "[number] is my number"],
      ["मेरा नंबर ९८४८०१२३४५ है", "मेरा नंबर [number] है"],
      ["నా నంబర్ ౯౮౪౮౦౧౨౩౪౫", "నా నంబర్ [number]"],
      ["write to asha.rao@farm.example, please", "write to [email], please"],
      ["pay 9848012345@upi", "pay [email]"],
      ["for 10,000 birds of 35 days, 2.5 kg feed", "for 10,000 birds of 35 days, 2.5 kg feed"],
      ["25 kg bag, 1000 birds, 500 ml", "25 kg bag, 1000 birds, 500 ml"],
    ] as const
  ) assertEquals(maskPersonal(text), masked);
});
