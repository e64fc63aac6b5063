import { assert } from "deno-std/assert/assert.js";
import { assertEquals } from "deno-std/assert/equals.js";
import { TextShaper } from "./text_shaper.ts";

async function shaper(): Promise<TextShaper> {
  const face = (script: string) =>
    Deno.readFile(
      new URL(
        import.meta.resolve(
          `@expo-google-fonts/anek-${script.toLowerCase()}/600SemiBold/Anek${script}_600SemiBold.ttf`,
        ),
      ),
    );
  const [Latin, Devanagari, Telugu] = await Promise.all([face("Latin"), face("Devanagari"), face("Telugu")]);
  return new TextShaper({ Latin: Latin!, Devanagari: Devanagari!, Telugu: Telugu! });
}

Deno.test("Signs and joined letters take the room that their script gives them", async () => {
  const text = await shaper();
  // A vowel sign stands beside its letter; two joined consonants are narrower than two apart.
  assert(text.width("की", 100) > text.width("क", 100) + 10);
  assert(text.width("క్ష", 100) < text.width("క", 100) + text.width("ష", 100));
  assert(text.width("Amprolium अम्प्रोलियम ఆంప్రోలియం", 100) > 1_000);
  assertEquals(text.width("", 100), 0);
});

Deno.test("Lines break between words, and within a word that is too long alone", async () => {
  const text = await shaper();
  const long = "Sulfaquinoxaline".repeat(4);
  for (const words of ["Chronic Respiratory Disease in broilers", "कॉक्सीडियोसिस का उपचार और बचाव", long]) {
    const lines = text.lines(words, 400, 60);
    assert(lines.length > 1);
    for (const line of lines) assert(text.width(line, 60) <= 400, line);
    assertEquals(lines.join("").replaceAll(" ", ""), words.replaceAll(" ", ""));
  }
});

Deno.test("What is too long for its line ends between words, with an ellipsis", async () => {
  const text = await shaper();
  assertEquals(text.clip("Short", 400, 60), "Short");
  const clipped = text.clip("Living With Mycoplasma, or Living Without It", 700, 50);
  assert(/^Living With Mycoplasma, or( Living)?…$/.test(clipped), clipped);
  assert(text.width(text.clip("क्षेत्रीय".repeat(20), 300, 50), 50) <= 300);
});
