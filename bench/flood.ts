/**
 * `deno task bench:flood` floods a store for a simulated day at the limits, from many addresses, and prints
 * what is left of it. Then it reads the catalogue of a real server that is attacked meanwhile.
 */
import { floodDay } from "./flood_day.ts";
import { floodReaders } from "./flood_readers.ts";
import { seed } from "./seed.ts";
import { tempFolder } from "../tests/temp_folder.ts";

await using folder = await tempFolder();
await floodDay(folder.path);
const file = `${folder.path}/shop.kv`;
await seed(file);
await floodReaders(file);
