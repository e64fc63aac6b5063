import { assertEquals } from "deno-std/assert/equals.js";
import { routes } from "../../site/app/routes.ts";

Deno.test("Every page of the route table is imported statically", async () => {
  const imports = await Deno.readTextFile(new URL("all_pages.ts", import.meta.url));
  const sources = Object.values(routes).map(({ source }) => source);
  assertEquals(sources.filter((source) => !imports.includes(`import "../../${source}";`)), []);
});
