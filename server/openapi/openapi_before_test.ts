import { assertEquals } from "deno-std/assert/equals.js";
import { testApp } from "../testing/test_app.ts";
import before from "./testing/openapi_before.json" with { type: "json" };

/** A call's part of the document, without its words. */
interface Call {
  tag: string;
  session: boolean;
  /** `query page`, in order. */
  parameters: string[];
  /** Schemas by media type; null where the type says it all. */
  request: Record<string, unknown> | null;
  status: string;
  etag: boolean;
  response: Record<string, unknown> | null;
}

/**
 * `testing/openapi_before.json` is the document as it was when it was written by hand beside the routes. What is different
 * now, by call, and why: only where the old one was wrong, or where the API was changed on purpose.
 */
const DIFFERENCES: Record<string, { parts: (keyof Call)[]; because: string }> = {
  ...differing(["parameters"], "the route took more than the document said", [
    "GET /api/product-categories",
    "GET /api/admin/products",
    "GET /api/admin/products/export",
    "GET /api/admin/products/import/{id}/rows",
    "DELETE /api/admin/media/{id}",
    "POST /api/admin/upload",
  ]),
  ...differing(["request"], "an address is at most 2,048 letters, which was checked and not said", [
    "POST /api/admin/redirects",
    "PUT /api/admin/redirects/{id}",
    "PUT /api/admin/seo/general",
  ]),
  ...differing(["request"], "the id of a product that is stored already was taken and not said", [
    "POST /api/admin/products/preview",
  ]),
  ...differing(["response"], "the answer had no schema", ["GET /api/admin/dashboard"]),
  ...differing(["parameters", "response"], "the answer had no schema, and depends on lang", ["GET /api/seo"]),
  ...differing(["request", "response"], "a note is addressed by its id, no longer by its place", [
    "GET /api/admin/contact-submissions",
    "GET /api/admin/contact-submissions/{id}",
    "PATCH /api/admin/contact-submissions/{id}/resolve",
    "PATCH /api/admin/contact-submissions/{id}/notes",
    "PATCH /api/admin/contact-submissions/{id}/change-note",
    "PATCH /api/admin/contact-submissions/{id}/remove-note",
    "POST /api/admin/contact-submissions/{id}/send-again",
  ]),
};

function differing(parts: (keyof Call)[], because: string, calls: readonly string[]) {
  return Object.fromEntries(calls.map((call) => [call, { parts, because }]));
}

interface Described {
  tags: string[];
  security?: unknown;
  parameters: { in: string; name: string }[];
  requestBody?: { content: Content };
  responses: Record<string, { headers?: { ETag?: unknown }; content?: Content }>;
}
type Content = Record<string, { schema?: unknown }>;

function callOf({ tags, security, parameters, requestBody, responses }: Described): Call {
  const [status, success] = Object.entries(responses)[0]!;
  return {
    tag: tags[0]!,
    session: security !== undefined,
    parameters: parameters.map((one) => `${one.in} ${one.name}`).sort(),
    request: schemasOf(requestBody?.content),
    status,
    etag: success.headers?.ETag !== undefined,
    response: schemasOf(success.content),
  };
}

function schemasOf(content: Content | undefined): Call["request"] {
  if (!content) return null;
  return Object.fromEntries(Object.entries(content).map(([type, { schema = null }]) => [type, schema]));
}

/** The file holds each schema once, and its place where it is used. */
function unfold(content: Record<string, number | null> | null): Call["request"] {
  if (!content) return null;
  return Object.fromEntries(
    Object.entries(content).map(([type, place]) => [type, place === null ? null : before.schemas[place]]),
  );
}

async function callsNow(): Promise<Map<string, Call>> {
  await using test = await testApp();
  const { paths } = await (await test.request("/openapi.json")).json();
  return new Map(
    Object.entries(paths as Record<string, Record<string, Described>>).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, one]) =>
        [`${method.toUpperCase()} ${path}`, callOf(one)] as const
      )
    ),
  );
}

Deno.test("The description made from the routes differs from the written one only where that was wrong", async () => {
  const now = await callsNow();
  const calls = before.calls as unknown as Record<string, Call>;
  assertEquals([...now.keys()].sort(), Object.keys(calls).sort(), "the calls themselves");
  const found = Object.entries(calls).flatMap(([name, call]) => {
    const old = { ...call, request: unfold(call.request as never), response: unfold(call.response as never) };
    const allowed = DIFFERENCES[name]?.parts ?? [];
    return (Object.keys(old) as (keyof Call)[])
      .filter((part) => !allowed.includes(part) && !equal(old[part], now.get(name)![part]))
      .map((part) => `${name}: ${part}`);
  });
  assertEquals(found, [], "say in DIFFERENCES why this is different now");
});

function equal(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
