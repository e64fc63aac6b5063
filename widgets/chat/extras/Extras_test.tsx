import "../../kit/testing/dom.ts";
import { act, fireEvent, screen, waitFor } from "@testing-library/preact";
import { assertEquals } from "deno-std/assert/equals.js";
import { render } from "preact";
import { LeaveMessageSchema } from "../../../contract/chat.ts";
import type { ApiResult, RequestOptions, Transport } from "../../kit/api_client.ts";
import type { KeptChat } from "../chat_storage.ts";
import { ChatModel } from "../ChatModel.ts";
import { en as chatTexts } from "../texts/en.ts";
import { createExtras } from "./Extras.tsx";
import { en } from "./texts/en.ts";

const DOWN: ApiResult<unknown> = { failure: { status: 0, code: "network", message: "", issues: [] } };
const KEPT: KeptChat = { userId: "u1", entries: [{ role: "user", content: "hello", at: 1 }] };

/** The menu and its dialogs, over a conversation; `left` are the server's answers to messages for the staff. */
async function show(
  test: (shown: {
    extras: Awaited<ReturnType<typeof createExtras>>;
    model: ChatModel;
    calls: (RequestOptions & { path: string })[];
  }) => void | Promise<void>,
  { kept, left = [] }: { kept?: KeptChat; left?: ApiResult<unknown>[] } = {},
) {
  const calls: (RequestOptions & { path: string })[] = [];
  const request = ((path, init) => {
    calls.push({ path, ...init });
    return Promise.resolve(path === "/api/chat/leave-message" ? left.shift() : { value: { id: "m1" } });
  }) as Transport;
  const model = new ChatModel({
    request,
    ask: () => Promise.resolve(DOWN as never),
    storage: { read: () => kept, keep: () => {}, drop: () => {}, watch: () => () => {} },
    texts: chatTexts,
    lang: "en",
  });
  const extras = await createExtras({
    adopt: () => {},
    model,
    request,
    texts: chatTexts,
    lang: "en",
    base: "https://our.example",
    api: "https://our.example",
    partner: "pk_1",
    onFailure: () => {},
  });
  render(<extras.Extras />, document.body);
  await test({ extras, model, calls });
  render(null, document.body);
}

const names = () => screen.queryAllByRole("menuitem").map(({ textContent }) => textContent);

Deno.test("the menu offers what can be done, and moves by the arrow keys", () =>
  show(({ extras }) => {
    act(() => extras.toggleMenu());
    assertEquals(names(), [en.message, en.download, en.clear]);
    const [first, second] = screen.getAllByRole("menuitem");
    assertEquals(document.activeElement, first);
    fireEvent.keyDown(first!, { key: "ArrowDown" });
    assertEquals(document.activeElement, second);
    fireEvent.keyDown(second!, { key: "Escape" });
    assertEquals(names(), []);
  }, { kept: KEPT }));

Deno.test("before anything was said there is nothing to keep and nothing to clear", () =>
  show(({ extras }) => {
    act(() => extras.toggleMenu());
    assertEquals(names(), [en.message]);
  }));

Deno.test("clearing says what stays with the company, and asks first", () =>
  show(({ extras, model }) => {
    act(() => extras.toggleMenu());
    fireEvent.click(screen.getByText(en.clear));
    screen.getByText(/stays in our company's records/);
    assertEquals(
      screen.getByRole("link", { name: "Privacy policy" }).getAttribute("href"),
      "https://our.example/privacy-policy",
    );
    fireEvent.click(screen.getByRole("button", { name: "Cancel" }));
    assertEquals(model.entries.value.length, 1);
    act(() => extras.toggleMenu());
    fireEvent.click(screen.getByText(en.clear));
    fireEvent.click(document.querySelector("dialog [type=submit]")!);
    assertEquals([model.entries.value, model.userId.value], [[], undefined]);
  }, { kept: KEPT }));

function write(words: string) {
  fireEvent.input(screen.getByLabelText(en.words), { target: { value: words } });
  fireEvent.click(document.querySelector("dialog [type=submit]")!);
}

Deno.test("a message for the staff is sent under one key until it arrives, and is then part of the conversation", () =>
  show(async ({ extras, model, calls }) => {
    act(() => extras.leaveMessage());
    write("Call me");
    assertEquals([screen.getByRole("alert").textContent, calls.length], [
      "Message must be at least 10 characters",
      0,
    ]);
    write("Please call me about 40 bags.");
    await screen.findByText(en.problems.failed);
    screen.getByDisplayValue("Please call me about 40 bags.");
    // Said of the button once it can be pressed again.
    await screen.findByRole("button", { name: en.send });
    fireEvent.click(document.querySelector("dialog [type=submit]")!);
    await waitFor(() => assertEquals(model.entries.value.length, 3));
    assertEquals(document.querySelector("dialog"), null);
    assertEquals(model.entries.value.slice(1).map(({ content }) => content), [
      "Please call me about 40 bags.",
      "Thank you!\n\nReference number: **R-1**",
    ]);
    const [first, second] = calls.filter(({ path }) => path === "/api/chat/leave-message");
    assertEquals([first?.key?.length, first?.key], [32, second?.key]);
    assertEquals(LeaveMessageSchema.parse(first?.body), {
      userId: "u1",
      message: "Please call me about 40 bags.",
      email: "",
      page: "https://dealer.example/shop",
      partner: "pk_1",
    });
  }, { kept: KEPT, left: [DOWN, { value: { id: "1", reference: "R-1", message: "Thank you!" } }] }));

Deno.test("who is not registered is asked before a message for the staff is sent", () =>
  show(async ({ extras, model, calls }) => {
    act(() => extras.leaveMessage());
    write("Please call me about 40 bags.");
    assertEquals([model.isRegistering.value, calls.length], [true, 0]);
    act(() => model.registered("u9"));
    await waitFor(() => assertEquals(calls.length, 1));
    assertEquals(calls[0]?.body?.userId, "u9");
  }, { left: [DOWN] }));
