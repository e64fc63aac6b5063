import { assertEquals } from "deno-std/assert/equals.js";
import { openingHours } from "./opening_hours.ts";

Deno.test("Business hours that are a span of time are read, whatever way they are written", () => {
  const hours = (weekday: string, saturday = "", sunday = "") =>
    openingHours({ businessHours: { weekday, saturday, sunday } });
  assertEquals(
    hours("9:00 AM to 6:00 PM", "9:00 AM to 2:00 PM", "Closed"),
    "Mo-Fr 09:00-18:00, Sa 09:00-14:00",
  );
  assertEquals(hours("10-19"), "Mo-Fr 10:00-19:00");
  assertEquals(
    hours("10 to 7", "10 to 7.30", "10 pm to 6 am"),
    "Mo-Fr 10:00-19:00, Sa 10:00-19:30, Su 22:00-06:00",
  );
  assertEquals(hours("9.30 a.m. – 12 pm", "12 am - 11:59 pm"), "Mo-Fr 09:30-12:00, Sa 00:00-23:59");
  assertEquals(hours("by appointment", "25 to 26", ""), null);
});
