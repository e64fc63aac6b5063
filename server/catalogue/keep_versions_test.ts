import { assertEquals } from "deno-std/assert/equals.js";
import { writeProgress } from "./keep_versions.ts";

Deno.test("A large write has come half the way when its products are written, and all of it with their versions", () => {
  const told: number[] = [];
  const progress = writeProgress((done) => told.push(done));
  progress.written(100);
  progress.written(300);
  progress.kept(1);
  progress.kept(299);
  progress.kept(300);
  assertEquals(told, [50, 150, 150, 299, 300]);
});
