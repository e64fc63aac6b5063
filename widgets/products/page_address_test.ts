import { assertEquals } from "deno-std/assert/equals.js";
import { namedPages, pageAddress } from "./page_address.ts";

Deno.test("each page has an address, the first one the table's own", () => {
  assertEquals(pageAddress("/products", "", 1), "/products#search");
  assertEquals(pageAddress("/hi/products/dewormers", "", 3), "/hi/products/dewormers?page=3#search");
  assertEquals(pageAddress("/products", "a & b", 2), "/products?q=a+%26+b&page=2#search");
});

Deno.test("a pager names the ends and what is around the page shown", () => {
  assertEquals(namedPages(1, 2), [1, 2]);
  assertEquals(namedPages(1, 200), [1, 2, 0, 200]);
  assertEquals(namedPages(2, 200), [1, 2, 3, 0, 200]);
  assertEquals(namedPages(100, 200), [1, 0, 99, 100, 101, 0, 200]);
  assertEquals(namedPages(200, 200), [1, 0, 199, 200]);
});

Deno.test("one page left out would take the room that its number takes", () => {
  assertEquals(namedPages(4, 7), [1, 2, 3, 4, 5, 6, 7]);
});
