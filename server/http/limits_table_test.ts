import { assertEquals } from "deno-std/assert/equals.js";
import { type Limit, LIMITS } from "./limits.ts";
import type { Rate } from "./throttle.ts";

const PAGE = new URL("../../docs/limits.md", import.meta.url);
const PERIODS: Record<number, string> = { 60_000: "a minute", 3_600_000: "an hour", 86_400_000: "a day" };

function numberOf(value: number): string {
  const megabytes = value / 1024 / 1024;
  return megabytes >= 1 && Number.isInteger(megabytes) ? `${megabytes} MB` : value.toLocaleString("en");
}

function textOf(rate: Rate | undefined): string {
  return rate ? `${numberOf(rate.limit)} ${PERIODS[rate.perMs]}` : "";
}

function rowOf({ what, address, together, bytes, stored }: Limit): string[] {
  return [what, textOf(address), textOf(together), textOf(bytes), stored ? numberOf(stored) : ""];
}

Deno.test("docs/limits.md shows the limits of the code", async () => {
  const [, table = ""] = /<!-- table -->([^]*)<!-- \/table -->/.exec(await Deno.readTextFile(PAGE)) ?? [];
  const shown = table.trim().split("\n").slice(2).map((line) =>
    line.split("|").slice(1, -1).map((cell) => cell.trim())
  );
  assertEquals(shown, Object.values(LIMITS).map(rowOf));
});
