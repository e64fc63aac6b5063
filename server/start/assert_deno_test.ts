import { assertThrows } from "deno-std/assert/throws.js";
import { StartError } from "../start_error.ts";
import { assertDeno } from "./assert_deno.ts";

Deno.test("A Deno that is too old stops the start with a sentence, a later one does not", () => {
  for (const version of ["1.46.3", "2.4.0", "2.8.9"]) {
    assertThrows(
      () => assertDeno(version),
      StartError,
      `Cannot start with Deno ${version}: Roost needs 2.9.6`,
    );
  }
  for (const version of ["2.9.6", "2.10.0", "3.0.0", "2.9.7+abc"]) assertDeno(version);
});
