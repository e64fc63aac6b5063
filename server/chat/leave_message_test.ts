import { thanks } from "../../contract/shared/thanks.ts";
import { assertEquals } from "deno-std/assert/equals.js";
import { assertMatch } from "deno-std/assert/match.js";
import type { Inquiry } from "../../contract/inquiry.ts";
import { assertError } from "../testing/assert_error.ts";
import { type TestApp, testApp } from "../testing/test_app.ts";
import { register, VISITOR } from "./testing/visitor.ts";

const MESSAGE = "Please call me about 40 bags of the premix.";

const inquiries = async (test: TestApp): Promise<Inquiry[]> =>
  await (await test.admin("GET", "/api/admin/contact-submissions")).json();

Deno.test("A message for the staff is an inquiry from the chat, with whom, page and partner", async () => {
  await using test = await testApp();
  const userId = await register(test);
  const page = "https://dealer.example/shop";
  const headers = { origin: "https://dealer.example" };
  const partner = await (await test.admin("POST", "/api/admin/partners", {
    name: "Dealer",
    origins: [headers.origin],
    note: null,
    isActive: true,
  })).json();
  const left = await test.request("/api/chat/leave-message", {
    headers,
    json: { userId, message: MESSAGE, page, partner: partner.key, lang: "hi" },
  });
  assertEquals(left.status, 201);
  const { reference, message } = await left.json();
  assertMatch(reference, /\S/);
  assertEquals(message, thanks.hi.message);
  const [inquiry] = await inquiries(test);
  assertEquals(
    [inquiry?.name, inquiry?.phone, inquiry?.email, inquiry?.message, inquiry?.source],
    [VISITOR.name, VISITOR.mobileNumber, "", MESSAGE, { kind: "chat", page, partner: partner.key }],
  );
});

Deno.test("A message sent again under its key is taken in once", async () => {
  await using test = await testApp();
  const userId = await register(test);
  const send = () =>
    test.request("/api/chat/leave-message", {
      headers: { "idempotency-key": "k1" },
      json: { userId, message: MESSAGE, email: "ravi@farm.example" },
    });
  const answers = await Promise.all([send(), send()]);
  answers.push(await send());
  const references = await Promise.all(answers.map(async (answer) => (await answer.json()).reference));
  assertEquals(new Set(references).size, 1);
  assertEquals((await inquiries(test)).map(({ email }) => email), ["ravi@farm.example"]);
});

Deno.test("What is too short, of nobody, or from a page that may not name the partner is refused", async () => {
  await using test = await testApp({ origin: "https://roost.example" });
  const userId = await register(test);
  const leave = (json: object, headers = {}) =>
    test.request("/api/chat/leave-message", { headers, json: { userId, message: MESSAGE, ...json } });
  assertEquals((await assertError(await leave({ message: "Hi" }), 422, "invalid")).issues, [{
    path: "message",
    code: "too_short",
    params: { min: 10 },
    message: "Message must be at least 10 characters",
  }]);
  await assertError(await leave({ email: "ravi" }), 422, "invalid");
  await assertError(await leave({ userId: "nobody" }), 404, "not_found");
  await assertError(
    await leave({ partner: "pk_none" }, { origin: "https://dealer.example" }),
    403,
    "forbidden",
  );
  assertEquals(await inquiries(test), []);
});
