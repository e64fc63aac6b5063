import { assertEquals } from "deno-std/assert/equals.js";
import type { FacetKey } from "../../../contract/facet.ts";
import { choosing, type Chosen, countFacets, FacetIndex } from "./facet_index.ts";

/** Products by id, with their values as `form:powder`. */
function indexOf(products: Record<string, string[]>) {
  const index = new FacetIndex();
  for (const [id, values] of Object.entries(products)) set(index, id, values);
  return index;
}

function set(index: FacetIndex, id: string, values: string[]): void {
  index.set(id, values.map((value) => index.numberOf(...value.split(":") as [FacetKey, string])));
}

const INDEX = indexOf({
  a: ["form:powder", "animal:layers", "animal:broilers", "pack:1kg"],
  b: ["form:powder", "animal:broilers", "pack:25kg"],
  c: ["form:liquid", "animal:layers", "pack:1l"],
  d: ["form:liquid"],
});

function counted(chosen: Chosen, among?: string[], index = INDEX) {
  const { total, counts } = countFacets(index, chosen, among);
  const named = index.all.map(({ id }, number) => [id, counts[number]] as const).filter(([, count]) => count);
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

Deno.test("A product that changes or goes is counted as it is now, after any number of changes", () => {
  const index = indexOf({ a: ["form:powder"], b: ["form:liquid"], c: ["form:liquid", "pack:1l"] });
  for (let turn = 0; turn < 2_000; turn++) set(index, "a", ["form:powder", `pack:${turn % 3}kg`]);
  index.set("b", undefined);
  index.set("nobody", undefined);
  assertEquals(counted({}, undefined, index), { total: 2, powder: 1, "1kg": 1, liquid: 1, "1l": 1 });
  assertEquals(index.all.filter(({ total }) => total > 0).map(({ id }) => id), [
    "powder",
    "liquid",
    "1l",
    "1kg",
  ]);
  assertEquals(["a", "b", "c"].filter(choosing(index, { form: ["liquid"] })), ["c"]);
  index.set("a", undefined);
  index.set("c", undefined);
  assertEquals(counted({}, undefined, index), { total: 0 });
});
