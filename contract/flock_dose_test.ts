import { assertAlmostEquals } from "deno-std/assert/almost_equals.js";
import { assertEquals } from "deno-std/assert/equals.js";
import type { Dose } from "./dose.ts";
import { figureOf, type Flock, flockDose, packSizeOf } from "./flock_dose.ts";

const dose = (fields: Partial<Dose>): Dose => ({
  amount: "1",
  unit: "g",
  per: "litre of water",
  timesADay: null,
  days: "3-5",
  species: ["Broilers"],
  purpose: "treatment",
  line: null,
  note: null,
  ...fields,
});
const flock = (fields: Partial<Flock>): Flock => ({
  birds: NaN,
  weight: NaN,
  litres: NaN,
  feed: NaN,
  days: 5,
  ...fields,
});
const reckoned = (...given: Parameters<typeof flockDose>) => {
  const found = flockDose(...given);
  if (typeof found === "string") throw new Error(found);
  return found;
};

Deno.test("by live weight: the example of the fenbendazole label, 10,000 layers of 1.8 kg need 90 ml a day", () => {
  const label = dose({ amount: "0.5", unit: "ml", per: "100 kg live weight", days: "5" });
  const { unit, daily, total, packs } = reckoned(
    label,
    flock({ birds: 10_000, weight: 1.8 }),
    packSizeOf("1 L bottle"),
  );
  assertEquals(unit, "ml");
  assertAlmostEquals(daily.to, 90);
  assertAlmostEquals(total.to, 450);
  assertEquals(packs, 1);
});

Deno.test("by water and by feed, from the smaller to the larger figure of the label", () => {
  const water = reckoned(dose({ amount: "0.5-1" }), flock({ litres: 400 }), packSizeOf("500 g sachet"));
  assertEquals([water.daily, water.total], [{ from: 200, to: 400 }, { from: 1000, to: 2000 }]);
  assertEquals(water.packs, 4);
  const feed = reckoned(
    dose({ amount: "2.5", unit: "kg", per: "tonne of feed", days: null }),
    flock({ feed: 1200, days: 30 }),
    packSizeOf("25 kg bag"),
  );
  assertEquals([feed.daily.to, feed.total.to, feed.packs], [3000, 90_000, 4]);
});

Deno.test("by the bird, in grams and in pieces, where no weight counts", () => {
  const powder = dose({ amount: "14", per: "100 birds", days: "1" });
  const { daily, packs } = reckoned(powder, flock({ birds: 2500, days: 1 }), packSizeOf("500 g sachet"));
  assertEquals([daily, packs], [{ from: 350, to: 350 }, 1]);
  const tablets = dose({ amount: "1-2", unit: "tablets", per: "bird", days: "3" });
  const strip = reckoned(tablets, flock({ birds: 40, days: 3 }), packSizeOf("100 tablets"));
  assertEquals([strip.unit, strip.total, strip.packs], ["tablets", { from: 120, to: 240 }, 3]);
  assertEquals(reckoned(tablets, flock({ birds: 40, days: 3 }), packSizeOf("100 g")).packs, null);
  assertEquals(flockDose(tablets, flock({ birds: 2.5, days: 3 }), null), "birds");
  assertEquals(flockDose(tablets, flock({ weight: 2, days: 3 }), null), "birds");
});

Deno.test("a binary fraction takes no pack too many", () => {
  assertEquals(
    reckoned(dose({ amount: "0.1", days: "3" }), flock({ litres: 1000, days: 3 }), packSizeOf("100 g")).packs,
    3,
  );
});

Deno.test("what is given several times a day is told for each time", () => {
  assertEquals(reckoned(dose({ timesADay: 2 }), flock({ litres: 100 }), null).each, { from: 50, to: 50 });
  assertEquals(reckoned(dose({}), flock({ litres: 100 }), null).each, null);
});

Deno.test("nonsense is named, not reckoned", () => {
  const weight = dose({ per: "kg live weight" });
  assertEquals(flockDose(weight, flock({ weight: 1.8 }), null), "birds");
  assertEquals(flockDose(weight, flock({ birds: 10.5, weight: 1.8 }), null), "birds");
  assertEquals(flockDose(weight, flock({ birds: -5, weight: 1.8 }), null), "birds");
  // Grams.
  assertEquals(flockDose(weight, flock({ birds: 100, weight: 1800 }), null), "weight");
  assertEquals(flockDose(weight, flock({ birds: 100, weight: 0 }), null), "weight");
  assertEquals(flockDose(dose({}), flock({ litres: Infinity }), null), "litres");
  assertEquals(flockDose(dose({ per: "kg of feed" }), flock({}), null), "feed");
});

Deno.test("only the days of the label are reckoned", () => {
  for (const days of [2, 6, 3.5, NaN]) {
    assertEquals(flockDose(dose({}), flock({ litres: 100, days }), null), "days");
  }
  assertEquals(flockDose(dose({ days: null }), flock({ litres: 100, days: 101 }), null), "days");
});

Deno.test("a pack's size is read in any language, and none is invented", () => {
  assertEquals(packSizeOf("1 kg सैशे"), { size: 1000, unit: "g" });
  assertEquals(packSizeOf("1 L bottle"), { size: 1000, unit: "ml" });
  assertEquals(packSizeOf("150 g sachet"), { size: 150, unit: "g" });
  assertEquals(packSizeOf("20 tablets"), { size: 20, unit: "tablets" });
  for (const text of ["Bag", "10 x 100 g", "0 g", "5 litres can"]) {
    assertEquals(packSizeOf(text), null, text);
  }
});

Deno.test("figures are read as India writes them, and a decimal comma is no thousand", () => {
  assertEquals(["10000", " 1,00,000 ", "10,000", "1.85"].map(figureOf), [10_000, 100_000, 10_000, 1.85]);
  assertEquals(["1,8", "-5", "1e3", "", "five", "1.2.3"].map(figureOf), [NaN, NaN, NaN, NaN, NaN, NaN]);
});
