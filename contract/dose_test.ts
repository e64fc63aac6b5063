import { assertEquals } from "deno-std/assert/equals.js";
import { issuesOf } from "./issue.ts";
import { ProductInputSchema } from "./product.ts";

const powder = {
  name: "Powder",
  category: "Anticoccidials",
  species: ["Broilers", "Layers"],
  usage: { instructions: null, dosage: ["Broilers: 1.2 g per litre"] },
};
const dose = { amount: "1.2", unit: "g", per: "litre of water", species: ["Broilers"], purpose: "treatment" };
const faults = (doses: unknown[], more: object = {}) => {
  const { error } = ProductInputSchema.safeParse({ ...powder, ...more, doses });
  return error ? issuesOf(error).map(({ path, message }) => `${path}: ${message}`) : [];
};

Deno.test("a dose is taken as people write it", () => {
  const { doses } = ProductInputSchema.parse({
    ...powder,
    doses: [{
      ...dose,
      amount: "3 to 4",
      species: "Broilers, layers",
      days: "3–5",
      line: "1",
      timesADay: "",
    }],
  });
  assertEquals(doses, [{
    ...dose,
    amount: "3-4",
    species: ["Broilers", "layers"],
    purpose: "treatment",
    days: "3-5",
    line: 1,
    timesADay: null,
    note: null,
  } as never]);
});

Deno.test("what was stored parses to the same", () => {
  const once = ProductInputSchema.parse({ ...powder, doses: [dose] });
  assertEquals(ProductInputSchema.parse(once), once);
});

Deno.test("a product without doses stores none", () => {
  assertEquals(ProductInputSchema.parse({ ...powder, doses: [] }).doses, undefined);
  assertEquals(ProductInputSchema.parse(powder).doses, undefined);
});

Deno.test("nonsense is refused beside its cell", () => {
  assertEquals(faults([{ ...dose, amount: "a little" }]), [
    "doses.0.amount: Must be a number, such as 1.2, or 3-5",
  ]);
  assertEquals(faults([{ ...dose, amount: "5-3" }]).length, 1);
  assertEquals(faults([{ ...dose, amount: "0" }]).length, 1);
  assertEquals(faults([{ ...dose, days: "1.5" }]), ["doses.0.days: Must be whole days, such as 5, or 3-5"]);
  assertEquals(faults([{ ...dose, species: "" }]), ["doses.0.species: Species is required"]);
  assertEquals(faults([{ ...dose, per: "shed" }]).length, 1);
});

Deno.test("a dose is for species of the label, and for a line that there is", () => {
  assertEquals(faults([{ ...dose, species: ["Turkeys"] }]), [
    `doses.0.species: "Turkeys" is not among the product's species`,
  ]);
  assertEquals(faults([{ ...dose, line: 2 }]), ["doses.0.line: The label has 1 lines of dosage"]);
});

Deno.test("where eggs have no days, no dose is for layers", () => {
  const withdrawal = { meatDays: 5, eggDays: null, note: null };
  assertEquals(faults([{ ...dose, species: ["Layers"] }], { withdrawal }), [
    "doses.0.species: Not for layers: the page gives no days for eggs",
  ]);
  assertEquals(faults([dose], { withdrawal }), []);
});
