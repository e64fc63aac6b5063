import { assert } from "deno-std/assert/assert.js";
import { assertEquals } from "deno-std/assert/equals.js";
import { foldWord } from "./fold.ts";
import { wordsOf } from "./words_of.ts";
import { skeleton, soundKeys } from "./sound_key.ts";

/** Spellings of one word that must meet. */
const SAME_SOUND = [
  ["khooni", "khuni", "खूनी", "ఖూనీ"],
  ["keede", "kide", "keeda", "कीड़े", "कीड़ा", "कीड़ों"],
  ["dast", "दस्त"],
  ["ranikhet", "raniket", "रानीखेत", "రాణిఖేత్", "రాణికెట్"],
  ["raktha", "rakta", "రక్త"],
  ["virechanalu", "virechanaalu", "విరేచనాలు"],
  ["jukam", "zukaam", "जुकाम", "ज़ुकाम"],
  ["phool", "fool", "फूल"],
  ["purugulu", "పురుగులు"],
];

Deno.test("Spellings of one sound meet, in either script and in Latin letters", () => {
  for (const [first, ...others] of SAME_SOUND) {
    const keys = soundKeys(first!);
    for (const other of others) {
      assert(
        soundKeys(other).some((key) => keys.includes(key)),
        `${first} ${keys}: ${other} ${soundKeys(other)}`,
      );
    }
  }
});

Deno.test("Names of chemistry have the same bones in every script", () => {
  for (
    const names of [
      ["amprolium", "एम्प्रोलियम", "ఆంప్రోలియం"],
      ["oxytetracycline", "ऑक्सीटेट्रासाइक्लिन", "ఆక్సీటెట్రాసైక్లిన్"],
      ["ivermectin", "आइवरमेक्टिन", "ఐవర్‌మెక్టిన్"],
      ["levamisole", "लेवामिसोल"],
    ]
  ) assertEquals(new Set(names.flatMap(wordsOf).map(skeleton)).size, 1, String(names));
  assertEquals(skeleton("zinc"), "");
});

Deno.test("Forms of a word fold into one: plurals, nukta, half nasals, vowel signs", () => {
  for (
    const forms of [
      ["dewormer", "Dewormers"],
      ["sulphate", "sulfates"],
      ["कीड़ा", "कीड़े", "कीड़ों", "कीडा"],
      ["अंडा", "अण्डे", "अंडों"],
      ["హిందీ", "హిన్దీ"],
      ["పురుగు", "పురుగులు", "పురుగుల"],
    ]
  ) assertEquals(new Set(forms.flatMap(wordsOf).map(foldWord)).size, 1, String(forms));
  assertEquals(wordsOf("Marek's 25kg AD3E, 2.5%"), ["marek", "25", "kg", "ad3e", "2", "5"]);
});
