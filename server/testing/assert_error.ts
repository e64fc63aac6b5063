import { assert } from "deno-std/assert/assert.js";
import { assertEquals } from "deno-std/assert/equals.js";
import { type ApiError, ApiErrorSchema } from "../../contract/api_error.ts";

/** The answer is a refusal in our one shape, kept by no cache, and shows nothing of our insides. */
export async function assertError(response: Response, status: number, code: ApiError["code"]) {
  const text = await response.text();
  assertEquals([response.status, JSON.parse(text).code], [status, code], text);
  assertEquals(response.headers.get("cache-control"), "no-store");
  assertEquals(response.headers.get("x-content-type-options"), "nosniff");
  assert(!/\bat \S+:\d+|node_modules|\.ts\b|Error:/.test(text), `a stack shows: ${text}`);
  return ApiErrorSchema.parse(JSON.parse(text));
}
