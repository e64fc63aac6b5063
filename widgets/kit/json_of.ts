/** Gives JSON of plain data. Old libraries define `toJSON` on arrays, which would turn them into strings. */
export function jsonOf(body: unknown): string {
  return JSON.stringify(body, function (this: Record<string, unknown>, key) {
    return this[key];
  });
}
