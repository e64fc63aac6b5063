import { assert } from "deno-std/assert/assert.js";
import { assertEquals } from "deno-std/assert/equals.js";
import { brandCss, HOUSE_COLOURS, leastContrast, paletteOf } from "./brand_palette.ts";
import { contrast, hexOf, oklchOf } from "./oklch.ts";

Deno.test("The house's colours are those of its style sheet", async () => {
  const sheet = await Deno.readTextFile(new URL("../../site/styles/tokens.css", import.meta.url));
  for (const [name, [light, dark]] of Object.entries(HOUSE_COLOURS)) {
    const value = new RegExp(`--${name}: ([^;]+);`).exec(sheet)![1];
    assertEquals(value, light === dark ? light : `light-dark(${light}, ${dark})`, name);
  }
});

Deno.test("A colour is the same after it was taken apart", () => {
  for (const hex of ["#12663e", "#ffffff", "#000000", "#f0a93b", "#0b57d0"]) {
    assertEquals(hexOf(oklchOf(hex)), hex);
  }
  assertEquals(Math.round(contrast("#ffffff", "#000000")), 21);
});

Deno.test("Whatever colours an owner chooses, every text can be read in both themes", () => {
  const hues = Array.from({ length: 24 }, (_, turn) => turn * Math.PI / 12);
  const colours = hues.flatMap((h) =>
    [[0.95, 0.05], [0.85, 0.15], [0.6, 0.2], [0.3, 0.1], [0.1, 0.02]].map(([l, c]) =>
      hexOf({ l: l!, c: c!, h })
    )
  );
  for (const [at, colour] of colours.entries()) {
    const palette = paletteOf(colour, colours[(at * 7 + 3) % colours.length]!);
    for (const theme of [0, 1] as const) {
      const least = leastContrast(palette, theme);
      assert(least >= 4.5, `${colour}: ${least.toFixed(2)} in theme ${theme}`);
    }
  }
});

Deno.test("A colour that white can be read on is used as it was chosen, another one is darkened", () => {
  assertEquals(paletteOf("#0B3D91", null).fill[0], "#0b3d91");
  const yellow = paletteOf("#FFD400", null).fill[0];
  assert(yellow !== "#ffd400" && contrast(yellow, "#ffffff") >= 4.5, yellow);
});

Deno.test("Only what an owner chose is written", () => {
  assertEquals(brandCss(null, null), "");
  assertEquals(brandCss("#0b3d91", null).includes("--accent"), false);
  assertEquals(brandCss(null, "#c2185b").includes("--fill"), false);
  assert(/^:root\{--[^}]+\}:root\[data-theme="dark"\]\{--[^}]+\}$/.test(brandCss("#0b3d91", "#c2185b")));
});
