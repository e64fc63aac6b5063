import { assertEquals } from "deno-std/assert/equals.js";
import { Hono } from "hono";
import { BODY_MAX } from "../../contract/limits.ts";
import { assertError } from "../testing/assert_error.ts";
import { HOME_MESSAGE } from "../testing/fixtures.ts";
import { type TestApp, testApp } from "../testing/test_app.ts";
import { AppError } from "./app_error.ts";
import { readJsonObject } from "./read_body.ts";

const JSON_TYPE = { "content-type": "application/json" };

function post(test: TestApp, body: BodyInit, headers: Record<string, string> = JSON_TYPE) {
  return test.request("/api/contact", { method: "POST", body, headers });
}

/** A body that says no length. */
function chunks(text: string): ReadableStream<Uint8Array<ArrayBuffer>> {
  const bytes = new TextEncoder().encode(text);
  return new ReadableStream({
    start(controller) {
      for (let at = 0; at < bytes.length; at += 10_000) controller.enqueue(bytes.slice(at, at + 10_000));
      controller.close();
    },
  });
}

Deno.test("Broken JSON is 400 and stores nothing", async () => {
  await using test = await testApp();
  const broken = ["", "{", "not json", '{"name":"Asha",}', "{'a':1}", '{"a":\u0000}', "\u{feff}{"];
  for (const body of broken) await assertError(await post(test, body), 400, "bad_request");
  await assertError(await post(test, new Uint8Array([0x7b, 0xff, 0xfe, 0x7d])), 400, "bad_request");
  assertEquals(await test.stores.inquiries.inquiries.count(), 0);
});

Deno.test("JSON that is no object is 422", async () => {
  await using test = await testApp();
  for (const body of ["[]", "null", "1", "true", '"text"', '[{"name":"Asha"}]']) {
    await assertError(await post(test, body), 422, "invalid");
  }
});

Deno.test("JSON nested ten thousand deep is refused like any other wrong type", async () => {
  await using test = await testApp();
  const deep = "[".repeat(10_000) + "]".repeat(10_000);
  const error = await assertError(
    await post(test, `{"name":${deep},"email":"a@b.example","message":"Hello, hello"}`),
    422,
    "invalid",
  );
  assertEquals(error.issues?.map(({ path }) => path), ["name"]);
  await assertError(await post(test, "[".repeat(60_000)), 400, "bad_request");
});

Deno.test("A body above 64 kB is 413, whether it says its length or not", async () => {
  await using test = await testApp();
  const body = JSON.stringify({ ...HOME_MESSAGE, padding: "x".repeat(BODY_MAX) });
  const length = { ...JSON_TYPE, "content-length": String(body.length) };
  await assertError(await post(test, body, length), 413, "too_large");
  await assertError(await post(test, body), 413, "too_large");
  await assertError(await post(test, chunks(body)), 413, "too_large");
  await assertError(
    await post(test, chunks(body), { ...JSON_TYPE, "content-length": "12" }),
    413,
    "too_large",
  );
  const form = "application/x-www-form-urlencoded";
  await assertError(await post(test, chunks(`a=${body}`), { "content-type": form }), 413, "too_large");
  assertEquals(await test.stores.inquiries.inquiries.count(), 0);
});

Deno.test("A body of exactly 64 kB is taken", async () => {
  await using test = await testApp();
  const rest = JSON.stringify({ ...HOME_MESSAGE, padding: "" }).length;
  const body = JSON.stringify({ ...HOME_MESSAGE, padding: "x".repeat(BODY_MAX - rest) });
  assertEquals((await post(test, chunks(body))).status, 201);
});

Deno.test("Another content type than JSON or a form is 415", async () => {
  await using test = await testApp();
  const body = JSON.stringify(HOME_MESSAGE);
  for (const type of ["text/plain", "application/xml", "application/jsonp", "text/json", "", "json"]) {
    await assertError(await post(test, body, { "content-type": type }), 415, "unsupported_media_type");
  }
  assertEquals((await post(test, body, { "content-type": "Application/JSON; charset=utf-8" })).status, 201);
});

Deno.test("An admin route takes JSON only", async () => {
  await using test = await testApp();
  const response = await test.admin("POST", "/api/admin/login", undefined, {
    "content-type": "application/x-www-form-urlencoded",
  });
  await assertError(response, 415, "unsupported_media_type");
});

Deno.test("A form that cannot be read is 400", async () => {
  await using test = await testApp();
  await assertError(await post(test, "--x", { "content-type": "multipart/form-data" }), 400, "bad_request");
});

Deno.test("A body that stops coming is 400 and let go, however long the sender holds on", async () => {
  let letGo = false;
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode("{")),
    cancel: () => {
      letGo = true;
    },
  });
  const app = new Hono();
  app.onError((error, c) => c.text(error.message, error instanceof AppError ? 400 : 500));
  app.post("/", async (c) => c.json(await readJsonObject(c, { timeoutMs: 10 })));
  const response = await app.request("/", { method: "POST", headers: JSON_TYPE, body });
  assertEquals([response.status, await response.text(), letGo], [
    400,
    "Cannot read the request: its body came too slowly",
    true,
  ]);
});
