import { pageAddress } from "./page_address.ts";
import { assertEquals } from "deno-std/assert/equals.js";
import { SEARCH_QUERY_MAX } from "../../contract/limits.ts";
import { rowsPath } from "./rows_path.ts";

function asked(question: Parameters<typeof rowsPath>[0]) {
  const { fields: _, ...query } = Object.fromEntries(new URL(rowsPath(question), "http://a").searchParams);
  return query;
}

Deno.test("the rows of a page are asked for in the table's order", () => {
  const plain = { sort: "featured", limit: "50" };
  assertEquals(asked({ q: "", page: 1 }), plain);
  assertEquals(asked({ q: "zinc & co", page: 3, category: "minerals" }), {
    ...plain,
    q: "zinc & co",
    page: "3",
    category: "minerals",
  });
});

Deno.test("a search longer than the server takes is cut, as the page cuts it", () => {
  assertEquals(asked({ q: "w".repeat(750), page: 1 }).q, "w".repeat(SEARCH_QUERY_MAX));
});

Deno.test("products come in the widget's language, in English where they have no such one", () => {
  assertEquals(asked({ q: "", page: 1, lang: "te" }).lang, "te");
  assertEquals(asked({ q: "", page: 1, lang: "en" }).lang, undefined);
  assertEquals(asked({ q: "", page: 1, lang: "fr" }).lang, undefined);
});

Deno.test("a filter comes first, so that its order counts, and stays in the links of the pages", () => {
  const path = rowsPath({ q: "", page: 2, filter: "animal=layers&sort=name" });
  assertEquals(path.startsWith("/api/products?animal=layers&sort=name&fields="), true);
  assertEquals(new URL(path, "http://localhost").searchParams.get("sort"), "name");
  assertEquals(
    pageAddress("/products", "worms", 2, "animal=layers"),
    "/products?q=worms&page=2&animal=layers#search",
  );
});
