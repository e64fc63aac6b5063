import { assertEquals } from "deno-std/assert/equals.js";
import { assertStrictEquals } from "deno-std/assert/strict_equals.js";
import type { StaffAnswer, Unanswered } from "../../contract/unanswered.ts";
import { assertError } from "../testing/assert_error.ts";
import { aProduct } from "../testing/fixtures.ts";
import { type TestApp, testApp } from "../testing/test_app.ts";
import { UNANSWERED_MAX } from "./unanswered_store.ts";

const PATH = "/api/admin/unanswered";
const ANSWERS = "/api/admin/staff-answers";

async function ask(test: TestApp, query: string, more: Record<string, unknown> = {}): Promise<string> {
  test.clock.now = new Date(test.clock.now.getTime() + 60_000);
  const { headers, ...body } = more as { headers?: HeadersInit };
  const response = await test.request("/api/assistant/chat", {
    json: { query, chatHistory: [], ...body },
    ...(headers && { headers }),
  });
  assertEquals(response.status, 200);
  return (await response.json()).kind;
}

async function list(test: TestApp, search = ""): Promise<Unanswered[]> {
  const response = await test.admin("GET", `${PATH}${search}`);
  assertEquals(response.status, 200);
  return await response.json();
}

/** Nobody waits for a question to be noted: the list is looked at until it is as expected. */
async function listOnce(
  test: TestApp,
  isAsExpected: (rows: Unanswered[]) => boolean,
): Promise<Unanswered[]> {
  for (let look = 0; look < 100; look++) {
    const rows = await list(test);
    if (isAsExpected(rows)) return rows;
  }
  throw new Error("The questions were not noted");
}

const note = (test: TestApp, question: string, lang: "en" | "hi" | "te" = "en") =>
  test.stores.unanswered.note({ question, lang, page: null, partner: null });

Deno.test("what the assistant does not know is on the owner's list, from where it was asked, without numbers", async () => {
  await using test = await testApp();
  const { key } = await (await test.admin("POST", "/api/admin/partners", {
    name: "Dealer",
    origins: ["https://dealer.example"],
    note: null,
    isActive: true,
  })).json();
  const { id: userId } = await (await test.request("/api/chat/register-user", {
    headers: { origin: "https://dealer.example" },
    json: {
      name: "Asha Rao",
      mobileNumber: "9848012345",
      location: "Warangal",
      page: "https://dealer.example/shop?visitor=asha#top",
      partner: key,
    },
  })).json();
  assertEquals(await ask(test, "Do you rent ducks?", { userId }), "unknown");
  await listOnce(test, ({ length }) => length === 1);
  assertEquals(
    await ask(test, "ducks on rent 98480 12345 asha@rao.example", { userId }),
    "unknown",
  );
  assertEquals(await ask(test, "hello"), "greeting");
  assertEquals(
    await ask(test, "do you rent Ducks", { headers: { referer: "http://localhost:8000/products?q=duck" } }),
    "unknown",
  );
  const rows = await listOnce(test, (rows) => rows.length === 2 && rows[0]?.count === 2);
  assertEquals(
    rows.map((
      { question, count, page, partner, otherWords },
    ) => [question, count, page, partner, otherWords]),
    [
      ["Do you rent ducks?", 2, "http://localhost:8000/products", key, ["do you rent Ducks"]],
      ["ducks on rent [number] [email]", 1, "https://dealer.example/shop", key, []],
    ],
  );
});

Deno.test("questions alike are one, the most asked comes first, and the list has pages and filters", async () => {
  await using test = await testApp();
  for (const question of ["Do you rent ducks?", "rent duck", "Ducks rent", "Is there a night bus?"]) {
    await note(test, question);
    test.clock.now = new Date(test.clock.now.getTime() + 1_000);
  }
  await note(test, "बस कब है", "hi");
  const counts = (rows: Unanswered[]) => rows.map(({ question, count }) => [question, count]);
  assertEquals(counts(await list(test)), [
    ["Do you rent ducks?", 3],
    ["बस कब है", 1],
    ["Is there a night bus?", 1],
  ]);
  assertEquals(counts(await list(test, "?sort=recent&lang=en")), [
    ["Is there a night bus?", 1],
    ["Do you rent ducks?", 3],
  ]);
  assertEquals(counts(await list(test, "?q=RENT%20duck")), [["Do you rent ducks?", 3]]);
  assertEquals(counts(await list(test, "?limit=1&page=2")), [["बस कब है", 1]]);
  for (const wrong of ["state=x", "lang=fr", "sort=name"]) {
    await assertError(await test.admin("GET", `${PATH}?${wrong}`), 422, "invalid");
  }

  const [{ id } = { id: "" }] = await list(test);
  assertEquals((await test.admin("POST", `${PATH}/${id}/dismiss`)).status, 200);
  await note(test, "rent ducks");
  assertEquals((await list(test)).length, 2);
  assertEquals(counts(await list(test, "?state=dismissed")), [["Do you rent ducks?", 4]]);
  assertEquals((await test.admin("POST", `${PATH}/${id}/reopen`)).status, 200);
  assertEquals((await list(test)).length, 3);
  assertEquals((await test.admin("DELETE", `${PATH}/${id}`)).status, 204);
  await assertError(await test.admin("GET", `${PATH}/${id}`), 404, "not_found");
  const audited = await (await test.admin("GET", "/api/admin/audit")).json();
  assertEquals(
    audited.map(({ action, name }: { action: string; name: string }) => [action, name]),
    ["delete", "reopen", "dismiss"].map((action) => [action, "Do you rent ducks?"]),
  );
});

Deno.test("an answer takes its question off the list, is changed, is deleted, and the assistant hears of it at once", async () => {
  await using test = await testApp();
  await test.category();
  const product = await (await test.admin("POST", "/api/admin/products", aProduct())).json();
  await note(test, "Do you rent ducks?");
  await note(test, "rent ducks");
  const question = (await list(test))[0]!;
  const before = await test.stores.staffAnswers.read();
  assertEquals(before, []);

  const input = {
    questions: [question.question, ...question.otherWords],
    lang: "en",
    answer: "No, we **sell** medicines only.",
    products: [product.id],
    unansweredId: question.id,
  };
  for (
    const [wrong, path] of [
      [{ ...input, questions: [" "] }, "questions"],
      [{ ...input, answer: "" }, "answer"],
      [{ ...input, lang: "fr" }, "lang"],
      [{ ...input, products: ["nope"] }, "products"],
    ] as const
  ) {
    const { issues } = await assertError(await test.admin("POST", ANSWERS, wrong), 422, "invalid");
    assertEquals(issues?.map((issue) => issue.path), [path]);
  }
  const created = await test.admin("POST", ANSWERS, input);
  assertEquals(created.status, 201);
  const answer: StaffAnswer = await created.json();
  assertEquals([answer.questions, answer.asked], [["Do you rent ducks?", "rent ducks"], 2]);
  assertEquals(await list(test), []);
  const given = await test.stores.staffAnswers.read();
  assertEquals(given, [answer]);
  assertStrictEquals(await test.stores.staffAnswers.read(), given);
  await assertError(await test.admin("POST", ANSWERS, input), 409, "conflict");

  const path = `${ANSWERS}/${answer.id}`;
  const etag = (await test.admin("GET", path)).headers.get("etag")!;
  const change = { ...input, answer: "No.", unansweredId: null };
  assertEquals((await test.admin("PUT", path, change, { "if-match": etag })).status, 200);
  await assertError(await test.admin("PUT", path, change, { "if-match": etag }), 409, "conflict");
  assertEquals((await test.stores.staffAnswers.read()).map(({ answer, asked }) => [answer, asked]), [
    ["No.", 2],
  ]);
  assertEquals((await (await test.admin("GET", `${ANSWERS}?q=RENT`)).json()).length, 1);
  assertEquals((await (await test.admin("GET", `${ANSWERS}?q=bus`)).json()).length, 0);
  assertEquals((await test.admin("DELETE", path)).status, 204);
  assertEquals(await test.stores.staffAnswers.read(), []);
});

Deno.test("the list has an end: what was asked least and longest ago makes room", async () => {
  await using test = await testApp();
  await Promise.all(Array.from({ length: UNANSWERED_MAX }, (_, n) => note(test, `duck${n}`)));
  test.clock.now = new Date(test.clock.now.getTime() + 60_000);
  await note(test, "duck0");
  await note(test, "one more");
  assertEquals(await test.stores.unanswered.questions.count() <= UNANSWERED_MAX, true);
  const [first] = await list(test);
  assertEquals([first?.question, first?.count], ["duck0", 2]);
  assertEquals((await list(test, "?q=one%20more")).length, 1);
});

Deno.test("a question of thousands of letters is kept by its beginning, a number cut by it not at all", async () => {
  await using test = await testApp();
  await note(test, `${"a".repeat(295)} 9848012345 ${"b".repeat(1_500)}`);
  const [row] = await list(test);
  assertEquals(row?.question.length, 300);
  assertEquals(/\d/.test(row!.question), false);
});

Deno.test("what was refused, answered with care or did not help is on the list, with what was answered", async () => {
  await using test = await testApp();
  await test.category();
  const composition = [{ ingredient: "Amprolium", strength: "20%" }];
  await test.admin("POST", "/api/admin/products", aProduct({ name: "Amprolium 20%", composition }));
  const register = { name: "Asha Rao", mobileNumber: "9848012345", location: "Warangal" };
  const { id: userId } = await (await test.request("/api/chat/register-user", { json: register })).json();

  assertEquals(await ask(test, "can I give colistin to layers"), "refused");
  await ask(test, "amprolium dose for quimbrolt");
  await ask(test, "What is the dose of Amprolium 20%?", { userId });
  const [answer] = await Array.fromAsync(test.stores.chat.messages.all({ reverse: true }));
  const rate = (rating: string) =>
    test.request("/api/chat/rate-message", { json: { userId, messageId: answer!.id, rating } });
  await rate("up");
  await rate("down");
  const rows = await listOnce(test, ({ length }) => length === 3);
  assertEquals(
    new Map(rows.map(({ question, why }) => [question, why])),
    new Map([
      ["can I give colistin to layers", "refused"],
      ["amprolium dose for quimbrolt", "careful"],
      ["What is the dose of Amprolium 20%?", "disliked"],
    ]),
  );
  const careful = rows.find(({ why }) => why === "careful")!;
  assertEquals(careful.nearest, [{ title: "Amprolium 20%", url: "/product/amprolium-20" }]);
  assertEquals(careful.answer?.includes("quimbrolt"), true);
  assertEquals((await list(test, "?why=disliked")).map(({ answer }) => answer), [answer!.value.content]);
});

Deno.test("who asks in another language gets the answer that the staff wrote in it, and what was stored without one stays as it is", async () => {
  await using test = await testApp();
  const answerTo = async (query: string) => {
    const response = await test.request("/api/assistant/chat", { json: { query, chatHistory: [] } });
    const { kind, answer, lang } = await response.json();
    return [kind, answer, lang];
  };
  const [english, hindi] = ["Do you take back empty drums?", "क्या आप खाली ड्रम वापस लेते हैं?"];
  const input = { questions: [english, hindi], lang: "en", answer: "Yes.", products: [] };
  const created = await test.admin("POST", ANSWERS, input);
  const stored: StaffAnswer = await created.json();
  assertEquals("translations" in stored, false);
  assertEquals(await answerTo(hindi), ["staff", "Yes.", "hi"]);

  const path = `${ANSWERS}/${stored.id}`;
  const change = (translations: unknown) =>
    test.admin("PUT", path, { ...input, translations }, { "if-match": created.headers.get("etag")! });
  for (
    const [wrong, at] of [[{ fr: { answer: "Oui." } }, "translations"], [{ hi: "हाँ।" }, "translations.hi"]]
  ) {
    const { issues } = await assertError(await change(wrong), 422, "invalid");
    assertEquals(issues?.map((issue) => issue.path), [at]);
  }
  assertEquals((await change({ hi: { answer: "हाँ, लेते हैं।" } })).status, 200);
  assertEquals(await answerTo(hindi), ["staff", "हाँ, लेते हैं।", "hi"]);
  assertEquals(await answerTo(english), ["staff", "Yes.", "en"]);
  assertEquals((await answerTo("क्या आप भरे ड्रम वापस लेते हैं?"))[0] === "staff", false);
  assertEquals((await (await test.admin("GET", `${ANSWERS}?q=लेते`)).json()).length, 1);
});
