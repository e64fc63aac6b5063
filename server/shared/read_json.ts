/** Reads a JSON file: to parse a large one takes longer than a start may, so it is not imported. */
export function readJson(address: string): unknown {
  return JSON.parse(Deno.readTextFileSync(new URL(address)));
}
