import { assertEquals } from "deno-std/assert/equals.js";
import { PRODUCT_ROW_FIELDS } from "../../contract/product.ts";
import { ROW_FIELDS } from "./row_fields.ts";

Deno.test("the table asks for the fields of a row, as the contract lists them", () => {
  assertEquals(ROW_FIELDS, PRODUCT_ROW_FIELDS.join());
});
