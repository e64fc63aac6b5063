import "./testing/dom.ts";
import { assertEquals } from "deno-std/assert/equals.js";
import { assertStrictEquals } from "deno-std/assert/strict_equals.js";
import { findScriptTag, settingsOfTag } from "./script_tag.ts";

const PATH = "/widgets/quote.js";

/** A tag on the page, which does not run. */
function addTag(src: string): HTMLScriptElement {
  const tag = document.createElement("script");
  tag.setAttribute("type", "text/plain");
  tag.setAttribute("src", src);
  document.body.append(tag);
  return tag;
}

/** What is found while the browser names this tag as the one that runs. */
function foundWhile(current: HTMLScriptElement | null) {
  Object.defineProperty(Document.prototype, "currentScript", { get: () => current, configurable: true });
  return findScriptTag(PATH);
}

Deno.test("the tag is the one that the browser names, else the one on the page with the script's address", () => {
  document.body.replaceChildren();
  assertStrictEquals(foundWhile(null), null);
  const first = addTag("https://our.example/widgets/quote.js?v=1");
  const second = addTag("https://our.example/widgets/quote.js?v=2");
  const other = addTag("https://cdn.example/all.js");
  assertStrictEquals(foundWhile(second), second);
  for (const current of [null, other]) assertStrictEquals(foundWhile(current), first);
});

Deno.test("a picture named currentScript is not taken for the script", () => {
  document.body.replaceChildren();
  const own = addTag("https://our.example/widgets/quote.js");
  const picture = document.createElement("img");
  picture.setAttribute("src", "https://other.example/widgets/quote.js");
  Object.defineProperty(document, "currentScript", { value: picture, configurable: true });
  for (const current of [own, null]) assertStrictEquals(foundWhile(current), own);
  Reflect.deleteProperty(document, "currentScript");
});

Deno.test("parameters of the address are settings, and the tag's data win", () => {
  const src = "https://our.example/widgets/quote.js?partner=pk_2&lang=te&accent=%23a00";
  assertEquals(settingsOfTag({ src, dataset: { lang: "hi" } }), {
    partner: "pk_2",
    lang: "hi",
    accent: "#a00",
  });
  assertEquals(settingsOfTag(null), {});
});
