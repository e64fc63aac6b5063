import { assertEquals } from "deno-std/assert/equals.js";
import { loaderFor } from "./loader.ts";

type Import = (address: URL | string) => Promise<{ start: (settings: unknown) => void }>;

/** What the loader imports and passes on, with the script tag that the browser would name. */
async function run(currentScript: { src: string; dataset: Record<string, string> } | null) {
  const seen: unknown[] = [];
  const load: Import = (address) => {
    seen.push(String(address));
    return Promise.resolve({ start: (settings) => seen.push(settings) });
  };
  const text = loaderFor("quote-ABC.js").replace("import(", "load(");
  await new Function("load", "document", `return ${text}`)(load, { currentScript });
  return seen;
}

Deno.test("as a classic script it imports from where its tag points, and hands over the tag's data", async () => {
  const tag = { src: "https://our.example/widgets/quote.js?v=1", dataset: { partner: "pk_1" } };
  assertEquals(await run(tag), ["https://our.example/widgets/quote-ABC.js", { partner: "pk_1" }]);
});

Deno.test("as a module it imports from beside itself", async () => {
  assertEquals(await run(null), ["./quote-ABC.js", {}]);
});
