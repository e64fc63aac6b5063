/** JSON of plain data. On old pages lists have a `toJSON` that makes texts of them, before a replacer sees the value. */
export function jsonOf(body: unknown): string {
  return JSON.stringify(body, function (this: Record<string, unknown>, key) {
    return this[key];
  });
}
