import { assertEquals } from "deno-std/assert/equals.js";
import { ProductInputSchema } from "./product.ts";

const withdrawalOf = (withdrawal: unknown) =>
  ProductInputSchema.parse({ name: "A", category: "B", withdrawal }).withdrawal;
const period = (animal: string, food: string, days: unknown) => ({ animal, food, days });

Deno.test("the days of a product are the longest of its periods, and none where one is forbidden", () => {
  const periods = [
    period("chickens", "meat", "7"),
    period("turkeys", "meat", 13),
    period("chickens", "eggs", ""),
  ];
  const { meatDays, eggDays, periods: kept } = withdrawalOf({
    meatDays: 1,
    eggDays: 3,
    note: null,
    periods,
  })!;
  assertEquals([meatDays, eggDays], [13, null]);
  assertEquals(kept!.map(({ days }) => days), [7, 13, null]);
});

Deno.test("days without periods stay as they were given, and a blank withdrawal is none", () => {
  const { meatDays, eggDays } = withdrawalOf({ meatDays: 5, eggDays: null, note: null, periods: [] })!;
  assertEquals([meatDays, eggDays], [5, null]);
  assertEquals(withdrawalOf({ meatDays: null, eggDays: null, note: "", periods: [] }), null);
  // A period of meat says nothing of eggs.
  assertEquals(withdrawalOf({ meatDays: 0, eggDays: 0, periods: [period("ducks", "meat", 9)] })!.eggDays, 0);
});

Deno.test("days of a period that are no number are refused where they stand", () => {
  const parsed = ProductInputSchema.safeParse({
    name: "A",
    category: "B",
    withdrawal: { periods: [period("chickens", "meat", "soon")] },
  });
  assertEquals(parsed.error!.issues.map(({ path }) => path.join(".")), ["withdrawal.periods.0.days"]);
});
