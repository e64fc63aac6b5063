/** A place in a document: `name`, `usage.instructions`, `packs.0.code`. */
export type Path<T> = NonNullable<T> extends readonly (infer Item)[] ? `${number}` | `${number}.${Path<Item>}`
  : NonNullable<T> extends object ? PathOf<NonNullable<T>>
  : never;
type PathOf<T> = {
  [Name in keyof T & string]: Name | `${Name}.${Path<T[Name]>}`;
}[keyof T & string];

/** What stands at a path, undefined where nothing does. */
export function valueAt(document: unknown, path: string): unknown {
  return path.split(".").reduce<unknown>((value, name) => Object(value)[name], document);
}

/** A copy with another value at the path; objects on the way that are missing are made. */
export function withValue<T>(document: T, path: string, value: unknown): T;
export function withValue(document: unknown, path: string, value: unknown): unknown {
  const [name = "", ...rest] = path.split(".");
  const inner = rest.length === 0 ? value : withValue(Object(document)[name], rest.join("."), value);
  const copy = Array.isArray(document) ? [...document] : { ...Object(document) };
  return Object.assign(copy, { [name]: inner });
}

/** Whether there is nothing in it but blank texts. A number or a flag is something. */
export function isBlank(value: unknown): boolean {
  if (value === null || value === undefined) return true;
  if (typeof value === "string") return value.trim() === "";
  return typeof value === "object" && Object.values(value).every(isBlank);
}

/** A copy whose lists have no blank rows. */
export function withoutBlankRows<T>(value: T): T;
export function withoutBlankRows(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((row) => !isBlank(row)).map(withoutBlankRows);
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withoutBlankRows(inner)]));
}

/** A copy that names only what holds something. */
export function withoutBlanks(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutBlanks);
  if (value === null || typeof value !== "object") return value;
  const filled = Object.entries(value).filter(([, inner]) => !isBlank(inner));
  return Object.fromEntries(filled.map(([name, inner]) => [name, withoutBlanks(inner)]));
}
