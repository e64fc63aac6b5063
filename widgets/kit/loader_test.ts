import { assertEquals } from "deno-std/assert/equals.js";
import { loaderFor } from "./loader.ts";

type Import = (address: URL | string) => Promise<{ start: (settings: unknown) => void }>;

interface Tag {
  src: string;
  dataset: Record<string, string>;
}

/** What the loader imports and passes on, with the script tag that the browser would name and those of the page. */
async function run(currentScript: Tag | null, onPage?: Tag) {
  const seen: unknown[] = [];
  const document = Object.assign(new EventTarget(), {
    currentScript,
    querySelector(selector: string) {
      const [, path] = /^script\[src\*="(.+)"\]$/.exec(selector)!;
      return onPage?.src.includes(path!) ? onPage : null;
    },
  });
  document.addEventListener("roost-error", ({ type }) => seen.push(type));
  const load: Import = async (address) => {
    seen.push(String(address));
    if (onPage?.dataset.offline) throw new TypeError("Failed to fetch");
    return await { start: (settings) => seen.push(settings) };
  };
  new Function("load", "document", loaderFor("quote", "quote-ABC.js").replace("import(", "load("))(
    load,
    document,
  );
  await new Promise((done) => setTimeout(done));
  return seen;
}

const hashed = "https://our.example/widgets/quote-ABC.js";
const tag = { src: "https://our.example/widgets/quote.js?v=1", dataset: { partner: "pk_1" } };

Deno.test("as a classic script it imports from where its tag points, and hands over the tag's data", async () => {
  assertEquals(await run(tag), [hashed, { v: "1", partner: "pk_1" }]);
});

Deno.test("parameters of its address are settings too, and the tag's data win", async () => {
  const src = "https://our.example/widgets/quote.js?partner=pk_2&lang=te&accent=%23a00";
  assertEquals(await run({ src, dataset: { lang: "hi" } }), [
    hashed,
    { partner: "pk_2", lang: "hi", accent: "#a00" },
  ]);
});

Deno.test("where the browser names no tag, or another script's, it finds its own on the page", async () => {
  const others = { src: "https://cdn.example/all.js", dataset: { partner: "theirs" } };
  for (const current of [null, others]) {
    assertEquals(await run(current, tag), [hashed, { v: "1", partner: "pk_1" }]);
  }
});

Deno.test("as a module without a tag it imports from beside itself", async () => {
  assertEquals(await run(null), ["./quote-ABC.js", {}]);
});

Deno.test("what cannot be loaded is an event on the document, not an exception", async () => {
  assertEquals(await run(null, { ...tag, dataset: { offline: "yes" } }), [hashed, "roost-error"]);
});
