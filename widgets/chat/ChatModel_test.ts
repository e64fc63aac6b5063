import "../kit/testing/dom.ts";
import { assertEquals } from "deno-std/assert/equals.js";
import { AssistantQuestionSchema } from "../../contract/assistant.ts";
import { ChatRegistrationSchema, SaveMessageSchema } from "../../contract/chat.ts";
import { CHAT_REGISTRATION } from "../../contract/chat.ts";
import type { ApiResult, RequestOptions, Transport } from "../kit/api_client.ts";
import type { Ask, Asked, Question } from "./ask_assistant.ts";
import type { ChatEntry } from "./chat.ts";
import type { KeptChat } from "./chat_storage.ts";
import { ChatModel, type ChatOptions } from "./ChatModel.ts";
import { createRegistration } from "./registration/registration.ts";
import { en as registrationTexts } from "./registration/texts/en.ts";
import { en } from "./texts/en.ts";
import { eventually } from "../../tests/eventually.ts";

const ANSWER = {
  answer: "Amprolium",
  sources: [{ title: "Amprolium", url: "/product/amprolium" }],
  kind: "products" as const,
  lang: "en" as const,
  suggestions: [],
};
const DOWN = { status: 0, code: "network" as const, message: "", issues: [] };

interface ServerOptions extends Partial<ChatOptions> {
  registered?: ApiResult<unknown>;
  saved?: ApiResult<unknown>;
  answers?: Asked[];
  kept?: KeptChat;
}

/** A chat whose server gives these answers, and everything that it was asked, kept and told. */
function chat(
  {
    registered = { value: { id: "u1" } },
    saved = { failure: DOWN },
    answers,
    kept,
    ...more
  }: ServerOptions = {},
) {
  const calls: (RequestOptions & { path: string })[] = [];
  const questions: Question[] = [];
  const told: unknown[] = [];
  const store: { chat: KeptChat | undefined } = { chat: kept };
  const request = ((path, init) => {
    calls.push({ path, ...init });
    if (path === "/api/chat/save-message") return Promise.resolve(saved);
    return Promise.resolve(registered);
  }) as Transport;
  const ask: Ask = (question, onText) => {
    questions.push(question);
    onText("Ampro");
    return Promise.resolve(answers?.shift() ?? { value: ANSWER });
  };
  const model = new ChatModel({
    request,
    ask,
    storage: {
      read: () => store.chat,
      keep: (chat) => void (store.chat = structuredClone(chat)),
      drop: () => void (store.chat = undefined),
      watch: () => () => {},
    },
    texts: en,
    lang: "en",
    onMessage: ({ role }) => told.push(role),
    onRegistered: () => told.push("registered"),
    onFailure: ({ code }) => told.push(code),
    ...more,
  });
  const registration = createRegistration({
    request,
    partner: "pk_1",
    onDone: model.registered,
    onFailure: ({ code }) => told.push(code),
  });
  return { model, registration, calls, questions, told, store };
}

async function register({ registration }: ReturnType<typeof chat>) {
  registration.edit("name", "Asha");
  registration.edit("mobileNumber", "98765 43210");
  registration.edit("location", "Warangal");
  await registration.submit();
}

/** Until all that was said has been handed to the server. */
async function settled(calls: { path: string }[], count: number) {
  await eventually(() => calls.filter(({ path }) => path === "/api/chat/save-message").length >= count, true);
}

const entry = (role: ChatEntry["role"], content: string, at = 1): ChatEntry => ({ role, content, at });

const paths = (calls: { path: string; method?: string }[]) =>
  calls.map(({ path, method = "GET" }) => `${method} ${path}`);

Deno.test("the words of the registration are the contract's", () => {
  assertEquals(registrationTexts.missing.text, CHAT_REGISTRATION);
});

Deno.test("a blank message is not sent, and nothing is kept before somebody writes", async () => {
  const { model, calls, store } = chat();
  model.draft.value = "  \n ";
  assertEquals(model.canSend.value, false);
  await model.send();
  assertEquals([model.isRegistering.value, calls.length, store.chat], [false, 0, undefined]);
});

Deno.test("the first message waits for the visitor to say who they are, then is sent", async () => {
  const own = chat({ saved: { value: { id: "m1" } } });
  const { model, calls, questions, told, store } = own;
  model.draft.value = "coccidiosis ";
  const sent = model.send();
  assertEquals([model.isRegistering.value, calls.length], [true, 0]);
  await register(own);
  await sent;
  await settled(calls, 2);
  assertEquals([model.isRegistering.value, model.draft.value], [false, ""]);
  assertEquals(paths(calls), [
    "POST /api/chat/register-user",
    "POST /api/chat/save-message",
    "POST /api/chat/save-message",
  ]);
  assertEquals(ChatRegistrationSchema.parse(calls[0]?.body), {
    name: "Asha",
    mobileNumber: "98765 43210",
    location: "Warangal",
    page: "https://dealer.example/shop",
    partner: "pk_1",
  });
  assertEquals(
    calls.slice(1).map(({ body }) => SaveMessageSchema.parse(body)).map(({ role, content, userId }) => [
      role,
      content,
      userId,
    ]),
    [["user", "coccidiosis", "u1"], ["assistant", "Amprolium", "u1"]],
  );
  assertEquals(AssistantQuestionSchema.parse(questions[0]).query, "coccidiosis");
  assertEquals(told, ["registered", "user", "assistant"]);
  assertEquals(store.chat?.entries.map(({ content }) => content), ["coccidiosis", "Amprolium"]);
});

Deno.test("a registration with an empty field is not sent; one that fails can be tried again", async () => {
  const own = chat({ registered: { failure: DOWN } });
  own.model.send("hello");
  own.registration.edit("name", "Asha");
  await own.registration.submit();
  assertEquals([own.registration.problem.value, own.calls.length], ["missing", 0]);
  await register(own);
  assertEquals([own.registration.problem.value, own.model.isRegistering.value], ["failed", true]);
  assertEquals(own.registration.values.value.name, "Asha");
});

Deno.test("who would rather not say keeps what they wrote", async () => {
  const { model, store } = chat();
  model.draft.value = "hello";
  const sent = model.send();
  model.cancelRegistration();
  await sent;
  assertEquals([model.draft.value, model.isRegistering.value, store.chat], ["hello", false, undefined]);
});

Deno.test("an answer learns its id, by which it can be rated; another tab's words come in", async () => {
  const { model, store, calls } = chat({
    kept: { userId: "u1", entries: [] },
    saved: { value: { id: "m1" } },
  });
  await model.send("hello");
  await settled(calls, 2);
  await eventually(() => model.entries.value[1]?.id !== undefined, true);
  model.change(model.entries.value[1]!, { rating: "up" });
  assertEquals(store.chat?.entries.map(({ id, rating }) => [id, rating]), [["m1", undefined], ["m1", "up"]]);
  store.chat = { userId: "u2", entries: [entry("user", "from elsewhere")] };
  model.sync();
  assertEquals([model.userId.value, model.entries.value[0]?.content], ["u2", "from elsewhere"]);
  store.chat = undefined;
  model.sync();
  assertEquals([model.userId.value, model.entries.value], [undefined, []]);
});

Deno.test("a question whose page was closed before its answer can be sent again", async () => {
  const { model, questions } = chat({ kept: { userId: "u1", entries: [entry("user", "hello")] } });
  assertEquals(model.unanswered.value, true);
  await model.again();
  assertEquals([model.unanswered.value, questions[0]?.query], [false, "hello"]);
  assertEquals(model.entries.value.map(({ content }) => content), ["hello", "Amprolium"]);
});

Deno.test("the last five messages go along with a question", async () => {
  const entries = Array.from({ length: 9 }, (_, at) => ({
    role: at % 2 ? "assistant" as const : "user" as const,
    content: String(at),
    at,
  }));
  const { model, questions } = chat({ kept: { userId: "u1", entries } });
  await model.send("next");
  assertEquals(questions[0]?.chatHistory.map(({ content }) => content), ["4", "5", "6", "7", "8"]);
});

Deno.test("a failed answer is said, kept and saved; sent again, its question is not said twice", async () => {
  const { model, calls, questions, told } = chat({
    kept: { userId: "u1", entries: [] },
    answers: [{ failure: DOWN }],
  });
  await model.send("hello");
  assertEquals(model.entries.value.map(({ content }) => content), ["hello", en.error]);
  assertEquals(model.entries.value[1]?.offline, true);
  assertEquals(told, ["user", "assistant", "network"]);
  await settled(calls, 2);
  await model.again();
  assertEquals(model.entries.value.map(({ content }) => content), ["hello", "Amprolium"]);
  assertEquals(questions[1], { query: "hello", chatHistory: [], lang: "en", userId: "u1" });
});

Deno.test("too many questions are told with how long to wait", async () => {
  const failure = { status: 429, code: "too_many_requests" as const, message: "", issues: [] };
  const { model } = chat({
    kept: { userId: "u1", entries: [] },
    answers: [{ failure: { ...failure, retryAfter: 7 } }],
  });
  await model.send("hello");
  assertEquals(model.entries.value.at(-1)?.content, en.tooMany(7));
});

Deno.test("while an answer is awaited nothing can be sent, and what has come is shown", async () => {
  const { promise, resolve } = Promise.withResolvers<Asked>();
  const { model, questions } = chat({
    kept: { userId: "u1", entries: [] },
    ask: (_, onText) => {
      onText("Ampro");
      return promise;
    },
  });
  const sent = model.send("hello");
  model.draft.value = "more";
  assertEquals([model.waiting.value, model.arriving.value, model.canSend.value], [true, "Ampro", false]);
  await model.send();
  assertEquals(questions.length, 0);
  resolve({ value: ANSWER });
  await sent;
  assertEquals([model.waiting.value, model.arriving.value, model.canSend.value], [false, "", true]);
});

Deno.test("a cleared conversation is gone from the storage, and a late answer does not bring it back", async () => {
  const { promise, resolve } = Promise.withResolvers<Asked>();
  const { model, store } = chat({ kept: { userId: "u1", entries: [] }, ask: () => promise });
  const sent = model.send("hello");
  model.clear();
  resolve({ value: ANSWER });
  await sent;
  assertEquals([model.entries.value, store.chat], [[], undefined]);
});

Deno.test("what could not be saved is saved before what is said next; what is refused is not sent again", async () => {
  const { model, calls } = chat({ kept: { userId: "u1", entries: [] } });
  await model.send("hello");
  await settled(calls, 2);
  const said = () =>
    calls.filter(({ path }) => path === "/api/chat/save-message").map(({ body }) => body?.content);
  assertEquals(said(), ["hello", "hello"]);

  const refused = { status: 400, code: "invalid" as const, message: "", issues: [] };
  const other = chat({ kept: { userId: "u1", entries: [] }, saved: { failure: refused } });
  await other.model.send("hello");
  await settled(other.calls, 2);
  assertEquals(other.calls.map(({ body }) => body?.content), ["hello", "Amprolium"]);
  await eventually(() => other.model.entries.value.every(({ id }) => id !== undefined), true);
});
