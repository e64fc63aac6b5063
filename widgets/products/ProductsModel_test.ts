import { effect } from "@preact/signals";
import { assertEquals } from "deno-std/assert/equals.js";
import type { ProductRow } from "../../contract/product.ts";
import type { ApiFailure, ApiResult } from "../kit/api_client.ts";
import { productRow } from "../kit/testing/product_row.ts";
import { productRows, productServer } from "../kit/testing/product_server.ts";
import { createProductsModel, type ProductsModel, type ProductsOptions, type Rows } from "./ProductsModel.ts";

const failure: ApiFailure = { status: 503, code: "unavailable", message: "Later", issues: [] };

function modelOf(rows: readonly ProductRow[], options: Partial<ProductsOptions> = {}) {
  const told: unknown[] = [];
  const server = productServer(rows);
  const model = createProductsModel({
    lang: "en",
    fetchRows: server.fetchRows,
    onLoad: (count) => told.push(count),
    onFailure: (why) => told.push(why.code),
    ...options,
  });
  return { model, told, asked: server.asked };
}

/** Resolves when the condition on the model's signals holds. */
async function until(condition: () => boolean): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const stop = effect(() => {
    if (condition()) resolve();
  });
  await promise;
  stop();
}

const names = (model: ProductsModel) => model.found.value.rows.map(({ name }) => name);

/** Page, rows and total that are shown. */
function shown({ found: { value } }: ProductsModel) {
  return [value.page, value.rows.length, value.total];
}

Deno.test("a category of exactly one page is searched where it is", async () => {
  const { model, told, asked } = modelOf(productRows(50));
  await model.load();
  assertEquals([shown(model), told], [[1, 50, 50], [50]]);
  model.search(" PRODUCT 01 ");
  assertEquals([shown(model), model.all.value], [[1, 10, 10], 50]);
  model.search("");
  assertEquals([shown(model), asked], [[1, 50, 50], ["1"]]);
});

Deno.test("of one row more the server is asked for pages", async () => {
  const { model, told, asked } = modelOf(productRows(51));
  await model.load();
  assertEquals([shown(model), told], [[1, 50, 51], [51]]);
  assertEquals(await model.showMore(), 50);
  assertEquals([shown(model), asked], [[1, 51, 51], ["1", "2"]]);
});

Deno.test("a search of many rows asks the server once the term rests, and old rows stay until then", async () => {
  const { model, asked } = modelOf(productRows(200));
  await model.load();
  model.search("product 1", 0);
  model.search("product 11", 0);
  assertEquals([shown(model), model.answered.value], [[1, 50, 200], ""]);
  await until(() => model.answered.value === "product 11");
  assertEquals([shown(model), asked], [[1, 10, 10], ["1", "1 product 11"]]);
  model.search("", 0);
  await until(() => model.answered.value === "");
  assertEquals(shown(model), [1, 50, 200]);
});

Deno.test("a page in the middle comes back when a search is given up, a search begins with its first page", async () => {
  const { model, asked } = modelOf(productRows(200), { page: 3 });
  await model.load();
  assertEquals([shown(model), names(model)[0]], [[3, 50, 200], "Product 100"]);
  model.search("product", 0);
  await until(() => model.answered.value === "product");
  assertEquals(shown(model), [1, 50, 200]);
  model.search("", 0);
  await until(() => model.answered.value === "");
  assertEquals([shown(model), asked], [[3, 50, 200], ["3", "1 product", "3"]]);
});

Deno.test("a term typed while the first rows are on their way is searched when they are here", async () => {
  const { model } = modelOf(productRows(20));
  const loaded = model.load();
  model.search("product 00");
  await loaded;
  assertEquals(shown(model), [1, 10, 10]);
});

Deno.test("what no row here holds the server may find all the same", async () => {
  const rows = [productRow({ name: "Amprolium" }), productRow({ name: "Toltrazuril" })];
  const { model, asked } = modelOf(rows, {
    fetchRows: ({ q }) => {
      asked.push(q);
      return Promise.resolve({ value: q ? { rows: rows.slice(1), total: 1 } : { rows, total: 2 } });
    },
  });
  await model.load();
  model.search("toltrazurl", 0);
  assertEquals(names(model), ["Amprolium", "Toltrazuril"]);
  await until(() => model.answered.value === "toltrazurl");
  assertEquals([names(model), asked], [["Toltrazuril"], ["", "toltrazurl"]]);
});

Deno.test("an answer that a later question has overtaken is not shown", async () => {
  const answers = [Promise.withResolvers<ApiResult<Rows>>(), Promise.withResolvers<ApiResult<Rows>>()];
  const rows = productRows(60);
  const { model } = modelOf(rows, {
    fetchRows: ({ page }) =>
      page === 1 ? productServer(rows).fetchRows({ q: "", page }) : answers[page - 2]!.promise,
  });
  await model.load();
  model.turnTo({ q: "", page: 2 });
  model.turnTo({ q: "", page: 3 });
  answers[1]!.resolve({ value: { rows: rows.slice(3, 4), total: 60 } });
  await until(() => model.found.value.page === 3);
  answers[0]!.resolve({ value: { rows: rows.slice(2, 3), total: 60 } });
  await answers[0]!.promise;
  assertEquals(names(model), ["Product 003"]);
});

Deno.test("a row that moved to the next page meanwhile is shown once", async () => {
  const rows = productRows(60);
  const { model } = modelOf(rows, {
    fetchRows: ({ page }) =>
      Promise.resolve({ value: { rows: page === 1 ? rows.slice(0, 50) : rows.slice(49), total: 60 } }),
  });
  await model.load();
  await model.showMore();
  assertEquals(new Set(names(model)).size, names(model).length);
});

Deno.test("a failure is told, and a second try may succeed", async () => {
  const answers: ApiResult<Rows>[] = [{ failure }, { value: { rows: productRows(3), total: 3 } }];
  const { model, told } = modelOf([], { fetchRows: () => Promise.resolve(answers.shift()!) });
  await model.load();
  assertEquals([model.state.value, told], ["failed", ["unavailable"]]);
  await model.load();
  assertEquals([model.state.value, shown(model)], ["ready", [1, 3, 3]]);
});

Deno.test("without the server a small category is still searched", async () => {
  const answers: ApiResult<Rows>[] = [{ value: { rows: productRows(3), total: 3 } }, { failure }];
  const { model, told } = modelOf([], { fetchRows: () => Promise.resolve(answers.shift()!) });
  await model.load();
  model.search("zzz", 0);
  await until(() => model.answered.value === "zzz");
  assertEquals([model.state.value, shown(model), told], ["ready", [1, 0, 0], [3]]);
});
