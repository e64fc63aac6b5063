/** Reads a JSON file when it is first needed: to parse a large one takes longer than a start may. */
export function jsonTable(address: string): () => unknown {
  let value: unknown;
  return () => value ??= JSON.parse(Deno.readTextFileSync(new URL(address)));
}
