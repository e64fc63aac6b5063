import "./testing/dom.ts";
import { assertEquals } from "deno-std/assert/equals.js";
import { applyLook, rememberSettings, settingsOf } from "./settings.ts";

function elementIn(html: string) {
  document.body.innerHTML = html;
  return document.querySelector("#at")!;
}

Deno.test("the first script tag's settings stay, a second one adds what is missing", () => {
  rememberSettings({ base: "https://our.example/", partner: "pk_1" }, "roost-chat");
  rememberSettings({ partner: "pk_2", lang: "hi" }, "roost-chat");
  assertEquals(settingsOf(elementIn(`<roost-chat id="at"></roost-chat>`)), {
    base: "https://our.example",
    api: "https://our.example/partner/pk_1",
    partner: "pk_1",
    lang: "hi",
    theme: undefined,
    accent: undefined,
  });
});

Deno.test("the language of one tag is that of its widget alone, whatever the other tags say", () => {
  document.body.lang = "te";
  assertEquals(settingsOf(elementIn(`<roost-products id="at"></roost-products>`)).lang, "te");
  rememberSettings({ lang: "en" }, "roost-products");
  const langs = ["chat", "products", "quote"].map((name) =>
    settingsOf(elementIn(`<roost-${name} id="at"></roost-${name}>`)).lang
  );
  assertEquals(langs, ["hi", "en", "te"]);
  document.body.lang = "";
});

Deno.test("a widget's own script tag wins over the others', whichever came first", () => {
  rememberSettings({ partner: "pk_7" }, "roost-quote");
  assertEquals(settingsOf(elementIn(`<roost-chat id="at"></roost-chat>`)).partner, "pk_1");
  assertEquals(settingsOf(elementIn(`<roost-quote id="at"></roost-quote>`)).partner, "pk_7");
  assertEquals(settingsOf(elementIn(`<a id="at"></a>`)).partner, "pk_7");
  assertEquals(settingsOf(elementIn(`<roost-products id="at"></roost-products>`)).partner, "pk_1");
  assertEquals(settingsOf(elementIn(`<roost-quote id="at" partner="pk_8"></roost-quote>`)).partner, "pk_8");
});

Deno.test("an attribute of a widget around the element wins, another element's does not count", () => {
  const inside = elementIn(
    `<roost-products partner="pk_3" lang="te"><p partner="pk_4"><a id="at"></a></p></roost-products>`,
  );
  assertEquals(settingsOf(inside).partner, "pk_3");
  assertEquals(settingsOf(inside).lang, "te");
});

Deno.test("no element names the server, which a script's tag does", () => {
  const inside = elementIn(
    `<roost-products base="https://other.example"><roost-quote id="at" base="https://other.example"></roost-quote></roost-products>`,
  );
  const { base, api } = settingsOf(inside);
  assertEquals([base, new URL(api).origin], ["https://our.example", "https://our.example"]);
});

Deno.test("attributes are found from inside a shadow root", () => {
  const host = elementIn(`<roost-products id="at" partner="pk_5"></roost-products>`);
  const link = host.attachShadow({ mode: "open" }).appendChild(document.createElement("a"));
  assertEquals(settingsOf(link).partner, "pk_5");
});

Deno.test("the page's theme and accent are given to an element that has none of its own", () => {
  rememberSettings({ theme: "dark", accent: "#a30000" }, "roost-chat");
  const plain = elementIn(`<roost-products id="at"></roost-products>`) as HTMLElement;
  applyLook(plain);
  assertEquals([plain.getAttribute("theme"), plain.style.getPropertyValue("--roost-accent")], [
    "dark",
    "#a30000",
  ]);
  const own = elementIn(
    `<roost-products id="at" theme="light" accent="blue"></roost-products>`,
  ) as HTMLElement;
  applyLook(own);
  assertEquals([own.getAttribute("theme"), own.style.getPropertyValue("--roost-accent")], ["light", "blue"]);
});

Deno.test("what a template left empty is not said", () => {
  rememberSettings({ base: "", lang: "" }, "roost-quote");
  document.body.lang = "hi";
  const { base, lang } = settingsOf(elementIn(`<roost-quote id="at"></roost-quote>`));
  assertEquals([base !== "", lang], [true, "hi"]);
});

Deno.test("a language is known however a page writes it", () => {
  const langs = ["hi", "HI", " hi ", "hi-Deva-IN", "hi_IN"].map((lang) =>
    settingsOf(elementIn(`<roost-quote id="at" lang="${lang}"></roost-quote>`)).lang
  );
  assertEquals(langs, Array(5).fill("hi"));
});
