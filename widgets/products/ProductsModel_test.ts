import { assertEquals } from "deno-std/assert/equals.js";
import type { ProductRow } from "../../contract/product.ts";
import type { Answer, ApiFailure } from "../kit/api_client.ts";
import { productRow } from "../kit/testing/product_row.ts";
import { createProductsModel } from "./ProductsModel.ts";

const failure: ApiFailure = { status: 503, code: "unavailable", message: "Later", issues: [] };
const many = Array.from(
  { length: 250 },
  (_, i) => productRow({ name: `Product ${String(i).padStart(3, "0")}` }),
);

function model(...answers: Answer<ProductRow[]>[]) {
  const told: unknown[] = [];
  const products = createProductsModel({
    imported: "Imported",
    fetchRows: () => Promise.resolve(answers.shift()!),
    onLoad: (count) => told.push(count),
    onFailure: (why) => told.push(why.code),
  });
  return { products, told };
}

Deno.test("rows load, are shown a hundred at a time, and the page hears how many there are", async () => {
  const { products, told } = model({ value: many });
  assertEquals(products.state.value, "loading");
  await products.load();
  assertEquals(products.state.value, "ready");
  assertEquals([products.visible.value.length, products.matching.value.length, told], [100, 250, [250]]);
  products.showMore();
  products.showMore();
  assertEquals(products.visible.value.length, 250);
});

Deno.test("a search starts again with the first hundred", async () => {
  const { products } = model({ value: many });
  await products.load();
  products.showMore();
  products.search("product 0");
  assertEquals([products.visible.value.length, products.matching.value.length], [100, 100]);
  products.search("");
  assertEquals(products.visible.value.length, 100);
});

Deno.test("a failure is told, and a second try may succeed", async () => {
  const { products, told } = model({ failure }, { value: many });
  await products.load();
  assertEquals([products.state.value, told], ["failed", ["unavailable"]]);
  await products.load();
  assertEquals([products.state.value, products.rows.value.length], ["ready", 250]);
});
