import { assert } from "deno-std/assert/assert.js";
import { assertEquals } from "deno-std/assert/equals.js";
import type { Dose } from "../../contract/dose.ts";
import { type ProductInput, ProductInputSchema } from "../../contract/product.ts";

const FOLDER = new URL("./products/", import.meta.url);
/** How a label writes what the amount is for. */
const WRITTEN: Record<Dose["per"], RegExp> = {
  "litre of water": /per litre/,
  "kg of feed": /per kg of feed/,
  "tonne of feed": /per tonne/,
  "kg live weight": /per kg/,
  "100 kg live weight": /per 100 kg/,
  "bird": /per bird/,
  "100 birds": /per 100 birds/,
};
const UNITS: Record<Dose["unit"], string> = {
  g: "g",
  kg: "kg",
  ml: "mL",
  l: "L",
  tablets: "tablets?",
  capsules: "capsules?",
  boluses: "bolus(?:es)?",
};

const products: ProductInput[] = [];
for (const { name } of Deno.readDirSync(FOLDER)) {
  for (const each of JSON.parse(Deno.readTextFileSync(new URL(name, FOLDER)))) {
    products.push(ProductInputSchema.parse(each));
  }
}
const doses = products.flatMap((product) =>
  (product.doses ?? []).map((dose) => ({
    product,
    dose,
    line: product.usage.dosage[(dose.line ?? 0) - 1] ?? "",
  }))
);

/** `3 to 5` and `500–1,000` as a dose has them: `3-5`, `500-1000`. */
const figures = (line: string) =>
  line.replace(/(?<=\d),(?=\d{3})/g, "").replace(/(\d)(?: to |–)(?=\d)/g, "$1-");

Deno.test("the sample has doses to reckon with, each with its line of the label", () => {
  assert(doses.length > 100);
  for (const { product, dose } of doses) assert(dose.line !== null, product.name);
});

Deno.test("each dose has the amount, the unit and the measure of its line", () => {
  for (const { product, dose, line } of doses) {
    const written = new RegExp(
      `(?<![\\d.-])${RegExp.escape(dose.amount)} ${UNITS[dose.unit]} (?:of (?:this|these) [^,)]*?)?${
        WRITTEN[dose.per].source
      }`,
    );
    assert(written.test(figures(line)), `${product.name}: ${JSON.stringify(dose)} is not in: ${line}`);
  }
});

Deno.test("each dose has the days of its line, and none where the line has none", () => {
  for (const { product, dose, line } of doses) {
    const [, days] = /(?:for|on) (\d+(?:-\d+)?) (?:consecutive )?days/.exec(figures(line)) ?? [];
    assertEquals(dose.days, / once /.test(line) ? "1" : days ?? null, `${product.name}: ${line}`);
  }
});

Deno.test("each dose is for species and a purpose of its line", () => {
  for (const { product, dose, line } of doses) {
    const [head = ""] = line.split(/: /);
    for (const name of dose.species) {
      assert(head.toLowerCase().includes(name.toLowerCase()), `${product.name}: ${name} is not in: ${head}`);
    }
    assertEquals(dose.purpose === "prevention", /prevention/.test(head), `${product.name}: ${head}`);
  }
});

Deno.test("where labels differ, nothing is reckoned", () => {
  for (const { product, line } of doses) assert(!/labels differ/.test(line), product.name);
});

Deno.test("what may not be sold at all is a period of the label, not left to its note", () => {
  const untold = products.filter(({ withdrawal }) =>
    withdrawal && !withdrawal.periods?.length && (withdrawal.meatDays === null || withdrawal.eggDays === null)
  );
  assertEquals(untold.map(({ name }) => name), []);
});
