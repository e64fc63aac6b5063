import { assertEquals } from "deno-std/assert/equals.js";
import type { TestApp } from "../../testing/test_app.ts";

/** A visitor as the chat's form of registration sends one. */
export const VISITOR = { name: "Ravi Kumar", mobileNumber: "98480 12345", location: "Warangal" };
/** When the visitor wrote. */
export const AT = "2026-03-01T08:00:00.000Z";

/** Registers a visitor in the chat, and gives the handle. */
export async function register(test: TestApp, visitor: object = VISITOR): Promise<string> {
  const response = await test.request("/api/chat/register-user", { json: visitor });
  assertEquals(response.status, 201);
  return (await response.json()).id;
}

export function say(test: TestApp, userId: string, content: string, role = "user"): Promise<Response> {
  return test.request("/api/chat/save-message", { json: { userId, role, content, timestamp: AT } });
}
