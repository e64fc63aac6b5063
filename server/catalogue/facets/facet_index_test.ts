import { assertEquals } from "deno-std/assert/equals.js";
import type { FacetKey } from "../../../contract/facet.ts";
import { choosing, type Chosen, countFacets, facetIndex, valueNumbers } from "./facet_index.ts";

/** Products by id, with their values as `form:powder`. */
function indexOf(products: Record<string, string[]>) {
  const numbers = valueNumbers();
  const rows = Object.entries(products).map(([id, values]) =>
    [id, values.map((value) => numbers.of(...value.split(":") as [FacetKey, string]))] as const
  );
  return facetIndex(rows, numbers.all);
}

const INDEX = indexOf({
  a: ["form:powder", "animal:layers", "animal:broilers", "pack:1kg"],
  b: ["form:powder", "animal:broilers", "pack:25kg"],
  c: ["form:liquid", "animal:layers", "pack:1l"],
  d: ["form:liquid"],
});

function counted(chosen: Chosen, among?: string[]) {
  const { total, counts } = countFacets(INDEX, chosen, among);
  const named = INDEX.all.map(({ id }, number) => [id, counts[number]] as const).filter(([, count]) => count);
  return { total, ...Object.fromEntries(named) };
}

Deno.test("Without a choice every value counts its products", () => {
  assertEquals(counted({}), {
    total: 4,
    powder: 2,
    layers: 2,
    broilers: 2,
    "1kg": 1,
    "25kg": 1,
    liquid: 2,
    "1l": 1,
  });
});

Deno.test("A facet counts what another choice of its own would give, and the others what is left", () => {
  assertEquals(counted({ form: ["powder"] }), {
    total: 2,
    powder: 2,
    liquid: 2,
    layers: 1,
    broilers: 2,
    "1kg": 1,
    "25kg": 1,
  });
  assertEquals(counted({ form: ["powder"], animal: ["layers"] }), {
    total: 1,
    powder: 1,
    liquid: 1,
    layers: 1,
    broilers: 2,
    "1kg": 1,
  });
});

Deno.test("Any id of one facet will do, and each facet must be met", () => {
  const isWanted = choosing(INDEX, { form: ["powder", "liquid"], animal: ["layers"] });
  assertEquals(["a", "b", "c", "d", "nobody"].filter(isWanted), ["a", "c"]);
  assertEquals(counted({ form: ["powder", "liquid"], animal: ["layers"] }).total, 2);
});

Deno.test("An id that no product has chooses nothing, and a search is counted among what it found", () => {
  assertEquals(counted({ form: ["paste"] }), { total: 0, powder: 2, liquid: 2 });
  assertEquals(counted({}, ["c", "d", "nobody"]), { total: 2, liquid: 2, layers: 1, "1l": 1 });
});
