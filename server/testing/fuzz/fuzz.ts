import fc from "fast-check";
import { ApiErrorSchema } from "../../../contract/api_error.ts";
import { openapiDocument } from "../../openapi/openapi_document.ts";
import type { JsonSchema } from "../../openapi/type_text.ts";
import { aProduct, HOME_MESSAGE } from "../fixtures.ts";
import { type TestApp, testApp } from "../test_app.ts";
import { anyString, arbitraryOf } from "./arbitrary_of.ts";

/** A new app after so many calls, so that earlier calls do not refuse or slow all later ones. */
const CALLS_PER_APP = 500;

/** Milliseconds after which an answer counts as a hang. */
const HANG = 2_000;

interface Operation {
  method: string;
  path: string;
  query: Record<string, JsonSchema>;
  body?: { type: string; schema: JsonSchema };
}

interface Call {
  method: string;
  url: string;
  headers: [string, string][];
  body?: string | Uint8Array<ArrayBuffer> | FormData;
}

interface FuzzReport {
  calls: number;
  /** How often each status was the answer. */
  statuses: Record<number, number>;
  /** Milliseconds of the slowest answer, and the call. */
  slowest: { took: number; call: string };
  failures: string[];
}

/**
 * Calls every route of the app in turn with values that are hostile or fit its schema. The same seed makes
 * the same calls. A failure is an answer of 500 or more, one that is late, a refusal of another shape than
 * the contract's, a refused call that wrote something, or an app that does not answer the next request.
 */
export async function fuzz({ calls, seed }: { calls: number; seed: number }): Promise<FuzzReport> {
  const report: FuzzReport = { calls: 0, statuses: {}, slowest: { took: 0, call: "" }, failures: [] };
  while (report.calls < calls) {
    await using test = await filledApp();
    const operations = operationsOf(test);
    const cookie = await test.login();
    const known = new Set<string>();
    const learn = (text: string) => {
      for (const [, value] of text.matchAll(KNOWN)) if (known.size < 60) known.add(value!);
    };
    for (const { method, path } of operations) {
      if (method !== "GET" || !LISTS.test(path)) continue;
      learn(await (await test.request(path, { headers: { cookie } })).text());
    }
    const written = test.store.track(COLLECTIONS);
    const end = Math.min(calls, report.calls + CALLS_PER_APP);
    while (report.calls < end) {
      const number = report.calls++;
      const operation = operations[number % operations.length]!;
      const call = fc.sample(callOf(operation, [...known]), { seed: seed + number, numRuns: 1 })[0]!;
      const before = written.revision;
      const { status, text, took, problem } = await send(test, cookie, call);
      report.statuses[status] = (report.statuses[status] ?? 0) + 1;
      const name = `${number}: ${call.method} ${call.url.slice(0, 200)}`;
      if (took > report.slowest.took) report.slowest = { took, call: name };
      if (problem) report.failures.push(`${name}: ${problem}`);
      else if (took > HANG) report.failures.push(`${name}: took ${Math.round(took)} ms`);
      else if (status >= 400 && written.revision !== before) {
        report.failures.push(`${name}: was refused with ${status} and wrote something`);
      }
      if (status < 300) {
        for (const [, value] of text.matchAll(KNOWN)) if (known.size < 50) known.add(value!);
      }
      // The owner's session may have been ended by one of the calls.
      const isOurs = !call.headers.some(([name]) => name === "cookie");
      if (status === 401 && isOurs && /^\/api\/admin\/(?!login)/.test(call.url)) break;
    }
    const ready = await test.request("/readyz");
    if (ready.status !== 200) report.failures.push(`after ${report.calls} calls: /readyz is ${ready.status}`);
    await ready.body?.cancel();
    report.failures.push(
      ...test.logged.filter((line) => /^\S+ [A-Z]+ \//.test(line)).map((line) => line.slice(0, 600)),
    );
  }
  return report;
}

/** Values in answers by which other calls reach what is stored. */
const KNOWN = /"(?:id|slug|name|key|from)":"([^"\\]{1,80})"/g;

/** Lists whose rows the calls then name. */
const LISTS =
  /^\/api\/admin\/(products|product-categories|blog\/posts|blog\/categories|testimonials|redirects|partners|contact-submissions|chat-users|unanswered|glossary)$/;

/** What a refused call must not change. It may change sessions, the audit and limits. */
const COLLECTIONS = [
  "products",
  "categories",
  "posts",
  "blog-categories",
  "testimonials",
  "redirects",
  "partners",
  "media",
  "staff-answers",
  "inquiries",
  "outbox",
  "chat-users",
  "chat-messages",
  "accounts",
];

async function filledApp(): Promise<TestApp> {
  const test = await testApp();
  await test.category();
  const admin = (path: string, json: unknown) => test.admin("POST", `/api/admin/${path}`, json);
  const strangers = (path: string, json: unknown) => test.request(`/api/${path}`, { json });
  const made = [
    await admin("products", aProduct()),
    await admin("blog/categories", { name: "Feed", description: "Feed" }),
    await admin("testimonials", { name: "Sample Farm", position: "Owner", content: "On time." }),
    await admin("redirects", { from: "/old", to: "/about", isPermanent: true }),
    await admin("partners", { name: "Sample Dealer", origins: ["https://dealer.example"], isActive: true }),
    await strangers("contact", HOME_MESSAGE),
    await strangers("chat/register-user", {
      name: "Sample Farm",
      mobileNumber: "+91 90000 00001",
      location: "Guntur",
    }),
    await strangers("assistant/chat", { query: "Who won the cricket world cup?" }),
  ];
  for (const response of made) {
    if (!response.ok) throw new Error(`Cannot fill the store: ${await response.text()}`);
    await response.body?.cancel();
  }
  return test;
}

function operationsOf(test: TestApp): Operation[] {
  const { paths } = openapiDocument(test.app.routes, { title: "Roost", server: "http://localhost:8000" });
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => {
      const { parameters, requestBody } = operation as {
        parameters: { name: string; in: string; schema: JsonSchema }[];
        requestBody?: { content: Record<string, { schema?: JsonSchema }> };
      };
      const queried = parameters.filter((each) => each.in === "query");
      const [type, content] = Object.entries(requestBody?.content ?? {})[0] ?? [];
      return {
        method: method.toUpperCase(),
        path,
        query: Object.fromEntries(queried.map(({ name, schema }) => [name, schema])),
        ...type && { body: { type, schema: content?.schema ?? {} } },
      };
    })
  );
}

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

function callOf({ method, path, query, body }: Operation, known: readonly string[]): fc.Arbitrary<Call> {
  const segment = fc.oneof(
    anyString,
    ...known.length > 0 ? [{ weight: 4, arbitrary: fc.constantFrom(...known) }] : [],
  );
  const names = path.match(/\{\w+\}/g) ?? [];
  const queryOf = fc.record(
    Object.fromEntries(Object.entries(query).map(([name, schema]) => [name, arbitraryOf(schema, known)])),
    { requiredKeys: [] },
  );
  return fc.record({
    method: fc.oneof({ weight: 30, arbitrary: fc.constant(method) }, {
      weight: 1,
      arbitrary: fc.constantFrom(...METHODS),
    }),
    segments: fc.tuple(...names.map(() => segment)),
    query: queryOf,
    stray: fc.option(fc.tuple(anyString, anyString), { freq: 10 }),
    headers: fc.array(fc.tuple(headerName, headerValue), { maxLength: 2 }),
    body: body ? bodyOf(body, known) : fc.constant(undefined),
  }).map(({ method, segments, query, stray, headers, body }) => {
    let at = 0;
    const filled = path.replace(/\{\w+\}/g, () => encodeURIComponent(segments[at++]!.toWellFormed()));
    const search = new URLSearchParams();
    for (const [name, value] of Object.entries(query)) search.append(name, textOf(value));
    if (stray) search.append(...stray);
    const bodied = method !== "GET" && method !== "HEAD" && body !== undefined;
    return {
      method,
      url: filled + (search.size > 0 ? `?${search}` : ""),
      headers: [...bodied && body.type ? [["content-type", body.type] as [string, string]] : [], ...headers],
      ...bodied && { body: body.content },
    };
  });
}

const textOf = (value: unknown) => typeof value === "string" ? value : JSON.stringify(value) ?? "";

const bytes = fc.uint8Array({ maxLength: 400 }).map((array) => new Uint8Array(array));

interface Body {
  /** None for a form: `Request` adds the boundary. */
  type?: string;
  content: Call["body"];
}

function bodyOf(
  { type, schema }: { type: string; schema: JsonSchema },
  known: readonly string[],
): fc.Arbitrary<Body> {
  const broken = fc.tuple(
    bytes,
    fc.constantFrom(type, "application/json", "text/csv", "application/x-www-form-urlencoded"),
  )
    .map(([content, type]) => ({ type, content }));
  if (type === "multipart/form-data") {
    const form = fc.tuple(
      anyString,
      fc.constantFrom("a.csv", "a.xlsx", "a.png", "a.pdf", ""),
      bytes,
      anyString,
    )
      .map(([field, name, content, text]) => {
        const form = new FormData();
        form.append("file", new File([content], name || text.toWellFormed().slice(0, 50)));
        form.append(field.toWellFormed(), text.toWellFormed());
        return { content: form };
      });
    return fc.oneof({ weight: 6, arbitrary: form as fc.Arbitrary<Body> }, { weight: 1, arbitrary: broken });
  }
  const json = arbitraryOf(schema, known).map((value) => JSON.stringify(value) ?? "null");
  const polluted = json.map((text) => text.replace("{", '{"__proto__":{"isAdmin":true},"constructor":1,'));
  const cut = fc.tuple(json, fc.nat(200)).map(([text, end]) => text.slice(0, end));
  return fc.oneof(
    { weight: 12, arbitrary: json.map((content) => ({ type: "application/json", content })) },
    { weight: 1, arbitrary: polluted.map((content) => ({ type: "application/json", content })) },
    { weight: 1, arbitrary: cut.map((content) => ({ type: "application/json", content })) },
    { weight: 1, arbitrary: broken },
  );
}

async function send(test: TestApp, cookie: string, { method, url, headers, body }: Call) {
  // Later calls come at a later time, so that no limit by the minute refuses them all.
  test.clock.now = new Date(test.clock.now.getTime() + 20_000);
  const began = performance.now();
  const sent = new Headers(headers);
  if (!sent.has("cookie")) sent.set("cookie", cookie);
  try {
    const response = await test.request(url, { method, headers: sent, ...body !== undefined && { body } });
    return { ...await judge(response), took: performance.now() - began };
  } catch (error) {
    return {
      status: 0,
      text: "",
      took: performance.now() - began,
      problem: `threw ${String(error).slice(0, 300)}`,
    };
  }
}

async function judge(response: Response): Promise<{ status: number; text: string; problem?: string }> {
  const { status } = response;
  // A stream of events has no end.
  if (response.headers.get("content-type")?.startsWith("text/event-stream")) {
    await response.body?.cancel();
    return { status, text: "" };
  }
  const text = await response.text();
  if (status >= 500) return { status, text, problem: `${status} ${text.slice(0, 200)}` };
  const isJson = response.headers.get("content-type")?.startsWith("application/json");
  if (status >= 400 && isJson && text && !ApiErrorSchema.safeParse(JSON.parse(text)).success) {
    return { status, text, problem: `${status} in another shape: ${text.slice(0, 200)}` };
  }
  return { status, text };
}
