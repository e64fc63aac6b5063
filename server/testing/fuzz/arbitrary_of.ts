import fc from "fast-check";
import type { JsonSchema as DocumentedSchema } from "../../openapi/type_text.ts";

export interface JsonSchema extends DocumentedSchema {
  format?: string;
  pattern?: string;
  items?: JsonSchema;
  minLength?: number;
  minItems?: number;
  minimum?: number;
  maximum?: number;
}

/** Strings that have broken parsers, stores, logs and pages elsewhere. */
const STRANGE_STRINGS = [
  "",
  " ",
  "null",
  "__proto__",
  "constructor",
  "..",
  "../../etc/passwd",
  "%00",
  "%",
  "\0",
  "\0".repeat(1_100),
  "\ud800",
  "\u202e\u2066",
  "e\u0301".repeat(500),
  "👩‍🌾".repeat(300),
  "\r\nSet-Cookie: x=1",
  "'; DROP TABLE products; --",
  "<script>alert(1)</script>",
  "[x](javascript:alert(1))",
  "=HYPERLINK(1)",
  "//evil.example",
  "javascript:alert(1)",
  "http://[::1",
  "https://user:word@evil.example:99999/",
  "9999-99-99",
  "+275760-09-13T00:00:00.001Z",
  "-0",
  "1e999",
  "NaN",
  "9007199254740993",
  ">".repeat(4_000),
  "1. ".repeat(1_333),
  "(".repeat(2_000),
  "a".repeat(2_000),
  "क्".repeat(1_000),
];

/** Any string: a strange one, any letters, or any code units, lone surrogates among them. */
export const anyString = fc.oneof(
  fc.constantFrom(...STRANGE_STRINGS),
  fc.string({ unit: "grapheme", maxLength: 60 }),
  fc.string({ unit: "binary", maxLength: 60 }),
  fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 20 })
    .map((units) => String.fromCharCode(...units)),
);

const nested = fc.integer({ min: 1, max: 2_000 }).map((depth) => {
  let value: unknown = 1;
  for (let level = 0; level < depth; level++) value = level % 2 ? [value] : { a: value };
  return value;
});

/** Any JSON value, with sizes and shapes that no schema of ours allows. */
const anyJson: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: anyString },
  { weight: 4, arbitrary: fc.jsonValue() },
  { weight: 2, arbitrary: fc.constantFrom(-1, -0, 0.1, 1e308, 2 ** 53, -(2 ** 63), true, false, null) },
  { weight: 1, arbitrary: fc.constant(Array.from({ length: 3_000 }, () => "x")) },
  { weight: 1, arbitrary: nested },
);

/**
 * Values for a JSON schema: most of them fit, and at any place one may be hostile. `known` are ids and slugs
 * that exist, so that some calls reach what is stored.
 */
export function arbitraryOf(schema: JsonSchema, known: readonly string[]): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 12, arbitrary: valueOf(schema, known, arbitraryOf) },
    { weight: 1, arbitrary: anyJson },
  );
}

/** Values that fit a JSON schema at every place, as far as a schema tells. */
export function fittingValue(schema: JsonSchema, known: readonly string[]): fc.Arbitrary<unknown> {
  return valueOf(schema, known, fittingValue);
}

/** Values that fit at the outermost place. `inner` gives those of the parts. */
function valueOf(
  schema: JsonSchema,
  known: readonly string[],
  inner: typeof fittingValue,
): fc.Arbitrary<unknown> {
  const { enum: choices, const: constant, anyOf, oneOf, type } = schema;
  if (choices) return fc.constantFrom<unknown>(...choices);
  if (constant !== undefined) return fc.constant(constant);
  const alternatives = anyOf ?? oneOf;
  if (alternatives) return fc.oneof(...alternatives.map((each) => inner(each, known)));
  if (Array.isArray(type)) return fc.oneof(...type.map((one) => inner({ ...schema, type: one }, known)));
  switch (type) {
    case "string":
      return textOf(schema, known);
    case "number":
    case "integer":
      return numberOf(schema);
    case "boolean":
      return fc.boolean();
    case "array":
      return fc.array(inner(schema.items ?? {}, known), {
        minLength: Math.min(schema.minItems ?? 0, 20),
        maxLength: Math.max(schema.minItems ?? 0, 3),
      });
    case "object":
      return objectOf(schema, known, inner);
    case "null":
      return fc.constant(null);
    default:
      return anyJson;
  }
}

const PLAIN = [
  "Sample Farm",
  "farm@sample.example",
  "+91 90000 00001",
  "Do you keep vaccines in stock?",
  "/somewhere",
  "https://dealer.example",
  "#1b5e20",
  "{title} | {site}",
  "2026-01-01T00:00:00.000Z",
];

function textOf({ minLength = 0, maxLength = 200, pattern }: JsonSchema, known: readonly string[]) {
  const fits = (text: string) => text.length <= maxLength && (!pattern || new RegExp(pattern).test(text));
  const plain = [...PLAIN, "a".repeat(Math.min(maxLength, 20_000))].filter(fits);
  const choices = [...plain.length > 0 ? [fc.constantFrom(...plain)] : []];
  const names = known.filter(fits);
  if (names.length > 0) choices.push(fc.constantFrom(...names));
  if (pattern && choices.length > 0) return fc.oneof(...choices);
  const letters = fc.string({
    unit: "grapheme",
    minLength,
    maxLength: Math.min(Math.max(minLength, 40), maxLength),
  });
  return fc.oneof(letters, ...choices);
}

function numberOf({ type, minimum, maximum }: JsonSchema) {
  const range = { min: Math.max(minimum ?? -1e6, -1e6), max: Math.min(maximum ?? 1e6, 1e6) };
  return type === "integer"
    ? fc.integer({ min: Math.ceil(range.min), max: Math.floor(range.max) })
    : fc.double({ ...range, noNaN: true });
}

function objectOf(
  { properties = {}, required = [], additionalProperties }: JsonSchema,
  known: readonly string[],
  inner: typeof fittingValue,
) {
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, field]) => [name, inner(field, known)]),
  );
  const named = fc.record(fields, { requiredKeys: required.filter((name) => name in fields) });
  if (typeof additionalProperties !== "object") return named;
  const others = fc.dictionary(anyString, inner(additionalProperties, known), { maxKeys: 3 });
  return fc.tuple(named, others).map(([fields, others]) => ({ ...others, ...fields }));
}
