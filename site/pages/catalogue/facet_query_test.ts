import { assertEquals } from "deno-std/assert/equals.js";
import { chosenQuery, countChosen, facetsPath, isChosen, readChosen } from "./facet_query.ts";

const read = (query: string) => readChosen(new URLSearchParams(query));

Deno.test("A choice is written the same, whether ticks repeat the parameter or commas stand between", () => {
  for (
    const query of ["animal=layers&animal=broilers&form=powder", "form=powder&animal=broilers,layers,,layers"]
  ) {
    assertEquals(chosenQuery(read(query)), "animal=broilers,layers&form=powder");
    assertEquals(countChosen(read(query)), 3);
    assertEquals([isChosen(read(query), "animal", "layers"), isChosen(read(query), "animal", "ducks")], [
      true,
      false,
    ]);
  }
});

Deno.test("The usual order, an unknown one and an empty choice leave no trace in an address", () => {
  for (const query of ["sort=featured", "sort=price", "animal=", "animal=,", "colour=red", ""]) {
    assertEquals(chosenQuery(read(query)), "", query);
  }
  assertEquals(chosenQuery(read("sort=eggs&make=a%26b")), "make=a%26b&sort=eggs");
});

Deno.test("Counts are asked for without the order, which does not change them", () => {
  assertEquals(facetsPath(new URLSearchParams("sort=name"), ""), "/api/products/facets");
  assertEquals(
    facetsPath(new URLSearchParams("eggs=0&sort=name&page=2"), "crd", "dewormers"),
    "/api/products/facets?eggs=0&category=dewormers&q=crd",
  );
});
