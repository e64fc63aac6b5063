import { assertEquals } from "deno-std/assert/equals.js";
import { readFlock } from "./flock_told.ts";

Deno.test("Birds, their weight, water and feed are read in all languages, with thousands and slips", () => {
  assertEquals(readFlock("60 desi hens abt 1.5 kg each"), { birds: 60, weight: 1.5 });
  assertEquals(readFlock("2.5k birds of 900 gm"), { birds: 2500, weight: 0.9 });
  assertEquals(readFlock("1,500 broiler 25 din ke, tanki 500 ltr ki"), { birds: 1500, litres: 500 });
  assertEquals(readFlock("4000 కోళ్లు, ఒక్కోటి 1.4 కేజీ"), { birds: 4000, weight: 1.4 });
  assertEquals(readFlock("2 हजार चूजे, 200 लीटर पानी"), { birds: 2000, litres: 200 });
  assertEquals(readFlock("DCP for 1 quintal layer feed"), { feed: 100 });
});

Deno.test("An age, a rate and a pack are no birds, no litres and no weight", () => {
  assertEquals(readFlock("24 days broilers, 2 gm per litre"), {});
  assertEquals(readFlock("liver tonic ml per 100 birds"), {});
  assertEquals(readFlock("levamisole 100 gm pack, 5 litre can"), {});
});
