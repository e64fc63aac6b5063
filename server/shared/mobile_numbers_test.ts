import { assertEquals } from "deno-std/assert/equals.js";
import { mobileNumbers } from "./mobile_numbers.ts";

Deno.test("A mobile number is the same in every spelling", () => {
  for (
    const text of [
      "9000012345",
      "+91 90000 12345",
      "0091-90000-12345",
      "(0) 90000.12345",
      "९०००० १२३४५",
      "౯౦౦౦౦ ౧౨౩౪౫",
      "９００００12345",
      "9000 0123 45 ext 2",
      "90000/12345",
      "call 90000 12345, evenings",
    ]
  ) assertEquals(mobileNumbers(text), ["9000012345"], text);
});

Deno.test("Of two numbers in one field both are found", () => {
  for (const text of ["90000 12345 / 90000 54321", "9000012345 9000054321", "9000012345,9000054321"]) {
    assertEquals(mobileNumbers(text).sort(), ["9000012345", "9000054321"], text);
  }
});

Deno.test("What is too short or too long for a number is none", () => {
  for (const text of ["", "12345", "no number", "1".repeat(40)]) assertEquals(mobileNumbers(text), []);
});
