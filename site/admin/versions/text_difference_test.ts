import { assertEquals } from "deno-std/assert/equals.js";
import { textDifference } from "./text_difference.ts";

/** One string per line of the diff: `-removed- +added+ same`. */
function told(before: string, after: string): string[] {
  return textDifference(before, after).map(({ kind, pieces }) =>
    `${kind}: ${
      pieces.map(({ kind, text }) => kind === "same" ? text : kind === "added" ? `+${text}+` : `-${text}-`)
        .join("")
    }`
  );
}

Deno.test("A changed sentence marks the words that went and that came", () => {
  assertEquals(told("1 g in 2 litres of water", "1 g in 4 litres of clean water"), [
    "changed: 1 g in -2-+4+ litres of +clean +water",
  ]);
});

Deno.test("A list shows its entries: a new one, one that is gone, one that was changed", () => {
  assertEquals(told("Broilers\nLayers\nTurkeys", "Broilers\nLayers and breeders\nTurkeys\nDucks"), [
    "same: Broilers",
    "changed: Layers+ and breeders+",
    "same: Turkeys",
    "added: +Ducks+",
  ]);
  assertEquals(told("Broilers\nDucks", "Broilers"), ["same: Broilers", "removed: -Ducks-"]);
});

Deno.test("A line with hardly a word in common was written anew", () => {
  assertEquals(told("Store in a cool dry place", "Shake well"), [
    "removed: -Store in a cool dry place-",
    "added: +Shake well+",
  ]);
});

Deno.test("Nothing becomes something, words of every script are words, and long texts do not hang", () => {
  assertEquals(told("", "One"), ["added: +One+"]);
  assertEquals(told("पानी में मिलाएँ", "दाने में मिलाएँ"), ["changed: -पानी-+दाने+ में मिलाएँ"]);
  const long = (word: string) => Array.from({ length: 5_000 }, (_, at) => `${word} ${at}`).join("\n");
  assertEquals(textDifference(long("a"), long("b")).length > 0, true);
});
