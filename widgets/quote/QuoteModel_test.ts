import { assertEquals } from "deno-std/assert/equals.js";
import { assertMatch } from "deno-std/assert/match.js";
import { assertNotEquals } from "deno-std/assert/not_equals.js";
import { InquiryReceiptSchema, inquirySchema } from "../../contract/inquiry_input.ts";
import { SPECIFIED_FORMS } from "../../contract/specified_forms.ts";
import { quoteListSubject } from "../../contract/inquiry_form.ts";
import { QUOTE_LINES_MAX, SUBJECT_MAX, URL_MAX } from "../../contract/limits.ts";
import type { ApiFailure, ApiResult, RequestOptions, Transport } from "../kit/api_client.ts";
import { startLines } from "./QuoteLines.tsx";
import { createQuoteModel, type QuoteOptions } from "./QuoteModel.ts";
import { en } from "./texts/en.ts";
import { hi } from "./texts/hi.ts";
import type { QuoteValues } from "./validate_quote.ts";

const QUOTE = inquirySchema("quote", SPECIFIED_FORMS);
const receipt = InquiryReceiptSchema.parse({ id: "i1", reference: "RQ-7", message: "Thank you" });
const down: ApiFailure = { status: 500, code: "internal", message: "Oops", issues: [] };
const page = "https://dealer.example/shop";

/** A model whose server gives these answers, and what it was sent and told. */
function quote(answers: ApiResult<unknown>[], options: Partial<QuoteOptions> = {}) {
  const sent: (RequestOptions & { path: string })[] = [];
  const told: unknown[] = [];
  const request = ((path, init) => {
    sent.push({ path, ...init });
    return Promise.resolve(answers.shift()!);
  }) as Transport;
  const model = createQuoteModel({
    product: "Amprolium 20%",
    request,
    texts: en,
    page,
    partner: "pk_1",
    onSent: (reference) => told.push(reference),
    onFailure: (failure) => told.push(failure.code),
    ...options,
  });
  return { model, sent, told };
}

function fill(model: ReturnType<typeof quote>["model"]) {
  model.edit("name", "Asha");
  model.edit("email", "asha@example.in");
  model.edit("phone", "9876543210");
}

Deno.test("the message is there already, with the product or without one", () => {
  assertEquals(quote([]).model.values.value.message, "I would like to request a quote for Amprolium 20%.");
  assertEquals(quote([], { product: "" }).model.values.value.message, "I would like to request a quote.");
});

Deno.test("nothing is sent before the form is valid, and nothing is complained of before it was tried", async () => {
  const { model, sent } = quote([]);
  assertEquals(model.issues.value, {});
  await model.submit();
  assertEquals([Object.keys(model.issues.value), model.state.value], [["name", "email", "phone"], "editing"]);
  model.edit("name", "Asha");
  assertEquals(Object.keys(model.issues.value), ["email", "phone"]);
  assertEquals(sent, []);
});

Deno.test("a request is what the contract asks for, with page and partner, and its reference is told", async () => {
  const { model, sent, told } = quote([{ value: receipt }]);
  fill(model);
  await model.submit();
  assertEquals([sent[0]?.path, sent[0]?.method], ["/api/contact", "POST"]);
  assertEquals(QUOTE.parse(sent[0]?.body), {
    name: "Asha",
    email: "asha@example.in",
    phone: "9876543210",
    company: null,
    subject: "Quote Request: Amprolium 20%",
    message: "I would like to request a quote for Amprolium 20%.",
    page,
    partner: "pk_1",
  });
  assertEquals([model.state.value, model.receipt.value?.reference, told], ["sent", "RQ-7", ["RQ-7"]]);
});

Deno.test("a request about no product has the bare subject", async () => {
  const { model, sent } = quote([{ value: receipt }], { product: "" });
  fill(model);
  await model.submit();
  assertEquals(sent[0]?.body?.subject, "Quote Request");
});

Deno.test("a product's name or a page's address that is too long does not stop a request", async () => {
  const { model, sent } = quote([{ value: receipt }], {
    product: "x".repeat(1_000),
    page: `${page}/${"y".repeat(5_000)}?token=secret`,
  });
  fill(model);
  await model.submit();
  assertEquals(String(sent[0]?.body?.subject).length, SUBJECT_MAX);
  assertEquals(String(sent[0]?.body?.page).length, URL_MAX);
});

Deno.test("several products go out with their quantities, and the subject counts them", async () => {
  const lines = [
    { product: "Amprolium 20%", quantity: "25 kg × 4" },
    { product: " ", quantity: "1" },
    { product: "Levamisole", quantity: "" },
  ];
  const { model, sent } = quote([{ value: receipt }]);
  startLines(model, lines);
  fill(model);
  await model.submit();
  const { subject, lines: asked } = QUOTE.parse(sent[0]?.body);
  assertEquals(subject, quoteListSubject(2));
  assertEquals(asked?.map(({ product, quantity }) => [product, quantity]), [
    ["Amprolium 20%", "25 kg × 4"],
    ["Levamisole", null],
  ]);
});

Deno.test("the first line is the dialog's product, and the list ends where the contract's does", async () => {
  const { model } = quote([]);
  for (let at = 0; at <= QUOTE_LINES_MAX; at++) await model.addLine();
  assertEquals(model.lines.value.length, QUOTE_LINES_MAX);
  assertEquals(model.lines.value.slice(0, 2).map(({ product }) => product), ["Amprolium 20%", ""]);
});

Deno.test("pressing twice sends once", async () => {
  const { model, sent } = quote([{ value: receipt }]);
  fill(model);
  await Promise.all([model.submit(), model.submit()]);
  await model.submit();
  assertEquals(sent.length, 1);
});

Deno.test("a failure keeps what was written, and can be sent again", async () => {
  const { model, told } = quote([{ failure: down }, { value: receipt }]);
  fill(model);
  await model.submit();
  assertEquals([model.state.value, model.values.value.name, told], ["failed", "Asha", ["internal"]]);
  await model.submit();
  assertEquals(model.state.value, "sent");
});

Deno.test("the server's word on a field stands beside it until the field is edited", async () => {
  const issues = [{ path: "email", code: "invalid" as const, message: "This address bounces" }];
  const { model } = quote([{ failure: { ...down, status: 422, code: "invalid", issues } }]);
  fill(model);
  await model.submit();
  assertEquals([model.state.value, model.issues.value], ["editing", { email: "This address bounces" }]);
  model.edit("email", "asha@other.example.in");
  assertEquals(model.issues.value, {});
});

Deno.test("a refusal about something that has no field is said as a failure", async () => {
  const issues = [{ path: "partner", code: "invalid" as const, message: "Unknown partner" }];
  const { model } = quote([{ failure: { ...down, status: 422, code: "invalid", issues } }]);
  fill(model);
  await model.submit();
  assertEquals(model.state.value, "failed");
});

Deno.test("the same words go out again under the same key, other words under another", async () => {
  const { model, sent } = quote([{ failure: down }, { failure: down }, { value: receipt }]);
  fill(model);
  await model.submit();
  await model.submit();
  model.edit("message", "Twenty bags, please, not ten.");
  await model.submit();
  const [first, second, third] = sent.map(({ key }) => key);
  assertMatch(first!, /^[0-9a-f]{32}$/);
  assertEquals(second, first);
  assertNotEquals(third, first);
});

Deno.test("what tells people from programs, and the language, are sent along", async () => {
  const { model, sent } = quote([{ value: receipt }], { lang: "hi" });
  fill(model);
  await model.submit("https://cheap.example");
  const { website, elapsed, lang } = sent[0]!.body!;
  assertEquals([website, typeof elapsed, lang], ["https://cheap.example", "number", "hi"]);
});

Deno.test("the server's English words on a field are replaced in another language", async () => {
  const issues = [{
    path: "email",
    code: "invalid_email" as const,
    message: "Please enter a valid email address",
  }];
  const { model } = quote([{ failure: { ...down, status: 422, code: "invalid", issues } }], {
    lang: "hi",
    texts: hi,
  });
  fill(model);
  await model.submit();
  assertEquals(model.issues.value, { email: "कृपया सही ई-मेल पता लिखें" });
});

Deno.test("a draft is taken up, kept at each edit, and dropped once sent or closed", async () => {
  const done: unknown[] = [];
  const draft = {
    read: () => ({ name: "Asha" }),
    keep: (values: QuoteValues) => done.push(values.email),
    drop: () => done.push("dropped"),
  };
  const { model } = quote([{ value: receipt }], { draft });
  assertEquals(model.values.value.name, "Asha");
  fill(model);
  assertEquals(done, ["", "asha@example.in", "asha@example.in"]);
  await model.submit();
  quote([], { draft }).model.close();
  assertEquals(done.slice(3), ["dropped", "dropped"]);
});

Deno.test("an answer after the dialog was closed is reported, but shown no more", async () => {
  const { model, told } = quote([{ value: receipt }]);
  fill(model);
  const sending = model.submit();
  model.close();
  await sending;
  assertEquals([model.state.value, told], ["closed", ["RQ-7"]]);
});
