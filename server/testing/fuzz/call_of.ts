import fc from "fast-check";
import { anyString, arbitraryOf, fittingValue, type JsonSchema } from "./arbitrary_of.ts";
import { EXAMPLES, PATH_EXAMPLES, QUERY_EXAMPLES } from "./examples.ts";
import type { Operation } from "./operations.ts";
import type { Seen } from "./Seen.ts";

export interface Call {
  method: string;
  url: string;
  headers: [string, string][];
  body?: string | Uint8Array<ArrayBuffer> | FormData;
}

type BodyContent = Exclude<Call["body"], undefined>;

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

/** Header values with letters that HTTP allows: others never reach an application. */
const headerValue = fc.oneof(
  fc.constantFrom(
    "*",
    "hi",
    "te-IN,te;q=0.9,*;q=0",
    "gzip;q=0, br;q=x, *",
    "bytes=0-",
    "bytes=-1",
    "bytes=5-2",
    "bytes=0-0,".repeat(500),
    '"x", W/"y"',
    "https://evil.example",
    "http://localhost:8000",
    "null",
    "application/json; charset=utf-7",
    "text/plain",
    "multipart/form-data",
    "127.0.0.1, ::1",
  ),
  fc.string({ unit: "binary-ascii", maxLength: 40 }).map((text) => text.replace(/[^\x20-\x7e]/g, "~")),
);
const headerName = fc.constantFrom(
  "accept",
  "accept-encoding",
  "accept-language",
  "content-type",
  "cookie",
  "if-match",
  "if-none-match",
  "if-modified-since",
  "origin",
  "range",
  "sec-fetch-site",
  "x-forwarded-for",
  "x-forwarded-host",
);

/** A call of an operation: two of five should succeed, the others have something hostile at any place. */
export function callOf(operation: Operation, seen: Seen, number: number): fc.Arbitrary<Call> {
  return fc.oneof(
    { weight: 2, arbitrary: fittingCall(operation, seen, number) },
    { weight: 3, arbitrary: hostileCall(operation, seen, number) },
  );
}

interface Parts {
  method: string;
  segments: string[];
  query: Record<string, unknown>;
  stray?: [string, string] | null;
  headers?: [string, string][];
  body?: Body | undefined;
}

function fittingCall(operation: Operation, seen: Seen, number: number): fc.Arbitrary<Call> {
  const { method, path, body } = operation;
  const query = Object.entries(operation.query).map(([name, schema]) => {
    const examples = name === "cursor" ? seen.ids(path) : QUERY_EXAMPLES[name]?.(seen);
    const value = examples
      ? fc.constantFrom<unknown>(...examples, undefined)
      : fittingValue(schema, seen.allNames.slice(0, 20));
    return [name, fc.option(value, { freq: 3, nil: undefined })];
  });
  return fc.record({
    segments: fc.tuple(...segmentsOf(path, seen)),
    query: fc.record(Object.fromEntries(query) as Record<string, fc.Arbitrary<unknown>>),
    body: body ? fittingBody(operation, body, seen, number) : fc.constant(undefined),
  }).map((parts) => assemble(operation, { method, ...parts }));
}

function hostileCall(operation: Operation, seen: Seen, number: number): fc.Arbitrary<Call> {
  const { method, path, query, body } = operation;
  const known = seen.allNames.slice(0, 20);
  return fc.record({
    method: fc.oneof(
      { weight: 30, arbitrary: fc.constant(method) },
      { weight: 1, arbitrary: fc.constantFrom(...METHODS) },
    ),
    segments: fc.tuple(
      ...segmentsOf(path, seen).map((segment) => fc.oneof(anyString, { weight: 3, arbitrary: segment })),
    ),
    query: fc.record(
      Object.fromEntries(Object.entries(query).map(([name, schema]) => [name, arbitraryOf(schema, known)])),
      { requiredKeys: [] },
    ),
    stray: fc.option(fc.tuple(anyString, anyString), { freq: 10 }),
    headers: fc.array(fc.tuple(headerName, headerValue), { maxLength: 2 }),
    body: body ? hostileBody(operation, body, seen, number) : fc.constant(undefined),
  }).map((parts) => assemble(operation, parts));
}

/** For each parameter of a path the names that stand in the list before it, else any that are known. */
function segmentsOf(path: string, seen: Seen): fc.Arbitrary<string>[] {
  return [...path.matchAll(/\/\{(\w+)\}/g)].map(({ index, 1: parameter }) => {
    const list = path.slice(0, index);
    const names = PATH_EXAMPLES[list] ?? (/id$/i.test(parameter!) ? seen.ids(list) : seen.names(list));
    const known = names.length > 0 ? names : seen.allNames;
    return known.length > 0 ? fc.constantFrom(...known) : anyString;
  });
}

function assemble({ path }: Operation, { method, segments, query, stray, headers = [], body }: Parts): Call {
  let at = 0;
  const filled = path.replace(/\{\w+\}/g, () => encodeURIComponent(segments[at++]!.toWellFormed()));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) search.append(name, textOf(value));
  }
  if (stray) search.append(...stray);
  const bodied = method !== "GET" && method !== "HEAD" && body !== undefined;
  return {
    method,
    url: filled + (search.size > 0 ? `?${search}` : ""),
    headers: [...bodied && body.type ? [["content-type", body.type] as [string, string]] : [], ...headers],
    ...bodied && { body: body.content },
  };
}

const textOf = (value: unknown) => typeof value === "string" ? value : JSON.stringify(value) ?? "";

interface Body {
  /** None for a form: `Request` adds the boundary. */
  type?: string;
  content: BodyContent;
}
type Described = NonNullable<Operation["body"]>;

const json = (value: unknown): Body => ({
  type: "application/json",
  content: JSON.stringify(value) ?? "null",
});

/** A body that succeeds, or that of the document to be changed; undefined where neither is known. */
function exampleOf({ name, path }: Operation, { schema }: Described, seen: Seen, number: number): unknown {
  const made = EXAMPLES[name]?.(seen, number);
  if (made !== undefined) return made;
  const stored = seen.rows(path.replace(/\/\{\w+\}$/, ""))[0];
  if (!stored || !schema.properties) return undefined;
  return Object.fromEntries(Object.entries(stored).filter(([name]) => name in schema.properties!));
}

function fittingBody(operation: Operation, body: Described, seen: Seen, number: number): fc.Arbitrary<Body> {
  if (body.type === "multipart/form-data") return fileOf(operation, number);
  const example = exampleOf(operation, body, seen, number);
  const known = seen.allNames.slice(0, 20);
  return (example === undefined ? fittingValue(body.schema, known) : fc.constant(example)).map(json);
}

function hostileBody(operation: Operation, body: Described, seen: Seen, number: number): fc.Arbitrary<Body> {
  const types = [body.type, "application/json", "text/csv", "application/x-www-form-urlencoded"];
  const broken = fc.record({ type: fc.constantFrom(...types), content: bytes });
  if (body.type === "multipart/form-data") {
    return fc.oneof({ weight: 6, arbitrary: anyForm }, { weight: 1, arbitrary: broken });
  }
  const known = seen.allNames.slice(0, 20);
  const made = arbitraryOf(body.schema, known);
  const example = exampleOf(operation, body, seen, number);
  const changed = example === undefined ? made : changedOf(example, body.schema, known);
  const text = fc.oneof(made, { weight: 2, arbitrary: changed }).map((value) =>
    JSON.stringify(value) ?? "null"
  );
  const polluted = text.map((text) => text.replace("{", '{"__proto__":{"isAdmin":true},"constructor":1,'));
  const cut = fc.tuple(text, fc.nat(200)).map(([text, end]) => text.slice(0, end));
  const as = (content: fc.Arbitrary<string>) =>
    content.map((content): Body => ({ type: "application/json", content }));
  return fc.oneof(
    { weight: 12, arbitrary: as(text) },
    { weight: 1, arbitrary: as(polluted) },
    { weight: 1, arbitrary: as(cut) },
    { weight: 1, arbitrary: broken },
  );
}

/** The example with a few of its fields as anything. */
function changedOf(example: unknown, { properties = {} }: JsonSchema, known: readonly string[]) {
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, field]) => [name, arbitraryOf(field, known)]),
  );
  const some = fc.subarray(Object.keys(fields), { maxLength: Math.min(3, Object.keys(fields).length) });
  return some.chain((names) => fc.record(Object.fromEntries(names.map((name) => [name, fields[name]!]))))
    .map((changes) => ({ ...example as object, ...changes }));
}

const bytes = fc.uint8Array({ maxLength: 400 }).map((array) => new Uint8Array(array));

const anyForm: fc.Arbitrary<Body> = fc.record({
  field: anyString,
  name: fc.constantFrom("a.csv", "a.xlsx", "a.png", "a.pdf", ""),
  content: bytes,
  text: anyString,
}).map(({ field, name, content, text }) =>
  formOf(content, name || text.toWellFormed().slice(0, 50), [field, text])
);

/** A file that the operation takes: a table of products, or a PDF. */
function fileOf({ path }: Operation, number: number): fc.Arbitrary<Body> {
  const isTable = path.endsWith("/import");
  const text = isTable
    ? `name,category\nImported ${number},Anticoccidials`
    : "%PDF-1.4\nstartxref\n9\n%%EOF\n";
  return fc.constant(formOf(new TextEncoder().encode(text), isTable ? "a.csv" : `a-${number}.pdf`));
}

function formOf(content: Uint8Array<ArrayBuffer>, name: string, other?: [string, string]): Body {
  const form = new FormData();
  form.append("file", new File([content], name));
  if (other) form.append(other[0].toWellFormed(), other[1].toWellFormed());
  return { content: form };
}
