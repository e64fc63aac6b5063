import { assertEquals } from "deno-std/assert/equals.js";
import { emptyDist } from "../testing/empty_dist.ts";
import { testApp } from "../testing/test_app.ts";

const LATIN = "/assets/anek-latin-latin-wght-normal-ABCDEFGH.woff2";
const TELUGU = "/assets/telugu_400-ABCDEFGH.woff2";
const HINDI = "/assets/devanagari_400-ABCDEFGH.woff2";
const FILE = { path: "", type: "font/woff2" };

Deno.test("A page names the face of its own script for devices that have none, and no other", async () => {
  await using site = await testApp({
    dist: { ...emptyDist(), files: { [LATIN]: FILE, [HINDI]: FILE, [TELUGU]: FILE } },
  });
  const named = async (path: string) => {
    const html = await (await site.request(path)).text();
    return [LATIN, HINDI, TELUGU].filter((face) => html.includes(face));
  };
  assertEquals(await named("/"), []);
  assertEquals(await named("/hi"), [HINDI]);
  assertEquals(await named("/te"), [TELUGU]);
});

Deno.test("The script in the head asks the device for the faces that the style sheet takes from it", async () => {
  await using site = await testApp({ dist: { ...emptyDist(), files: { [HINDI]: FILE } } });
  const locals = (text: string) => [...text.matchAll(/local\("([^"]+)"\)/g)].map(([, name]) => name);
  const html = await (await site.request("/hi")).text();
  const css = await Deno.readTextFile(`${import.meta.dirname}/../../site/styles/fonts.css`);
  const face = css.split("@font-face").find((rule) => rule.includes("devanagari_400"))!;
  assertEquals(locals(html), locals(face));
});
