/** A dotted path in a document: `name`, `usage.instructions`, `packs.0.code`. */
export type Path<T> = NonNullable<T> extends readonly (infer Item)[] ? `${number}` | `${number}.${Path<Item>}`
  : NonNullable<T> extends object ? PathOf<NonNullable<T>>
  : never;
type PathOf<T> = {
  [Name in keyof T & string]: Name | `${Name}.${Path<T[Name]>}`;
}[keyof T & string];

/** The value at a path, or undefined. */
export function valueAt(document: unknown, path: string): unknown {
  return path.split(".").reduce<unknown>((value, name) => Object(value)[name], document);
}

/** A copy of the document with another value at the path. Missing objects on the way are created. */
export function withValue<T>(document: T, path: string, value: unknown): T;
export function withValue(document: unknown, path: string, value: unknown): unknown {
  const [name = "", ...rest] = path.split(".");
  const inner = rest.length === 0 ? value : withValue(Object(document)[name], rest.join("."), value);
  const copy = Array.isArray(document) ? [...document] : { ...Object(document) };
  return Object.assign(copy, { [name]: inner });
}

/** Whether a value is nothing but blank texts. A number or a boolean is never blank. */
export function isBlank(value: unknown): boolean {
  if (value === null || value === undefined) return true;
  if (typeof value === "string") return value.trim() === "";
  return typeof value === "object" && Object.values(value).every(isBlank);
}

/** A copy without the blank items of its lists. */
export function withoutBlankRows<T>(value: T): T;
export function withoutBlankRows(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((row) => !isBlank(row)).map(withoutBlankRows);
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withoutBlankRows(inner)]));
}

/** A copy without blank properties. */
export function withoutBlanks(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutBlanks);
  if (value === null || typeof value !== "object") return value;
  const filled = Object.entries(value).filter(([, inner]) => !isBlank(inner));
  return Object.fromEntries(filled.map(([name, inner]) => [name, withoutBlanks(inner)]));
}
