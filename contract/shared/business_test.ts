import { assertEquals } from "deno-std/assert/equals.js";
import { yearsInBusiness } from "./business.ts";

Deno.test("Years in business are rounded down to five", () => {
  assertEquals(yearsInBusiness(1989, 2024), "35+");
  assertEquals(yearsInBusiness(1989, 2026), "35+");
  assertEquals(yearsInBusiness(1989, 2029), "40+");
  assertEquals(yearsInBusiness(2005, 2026), "20+");
});

Deno.test("A young company tells its years as they are", () => {
  assertEquals(yearsInBusiness(2024, 2026), "2");
  assertEquals(yearsInBusiness(2027, 2026), "0");
});
