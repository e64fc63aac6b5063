import "../kit/testing/dom.ts";
import { fireEvent, screen } from "@testing-library/preact";
import { assertEquals } from "deno-std/assert/equals.js";
import type { Transport } from "../kit/api_client.ts";
import { mountView } from "../kit/mount_view.ts";
import type { Asked } from "./ask_assistant.ts";
import type { KeptChat } from "./chat_storage.ts";
import { createChatModel } from "./ChatModel.ts";
import { ChatView } from "./ChatView.tsx";
import { en } from "./texts/en.ts";

const KNOWN: KeptChat = { userId: "u1", entries: [] };

/** The panel on a page; `answer` says what the assistant gives, when the test wants it to. */
async function show(
  test: (answer: (given: Asked) => void) => void | Promise<void>,
  { kept, texts = en }: { kept?: KeptChat; texts?: typeof en } = {},
) {
  const { promise, resolve } = Promise.withResolvers<Asked>();
  const model = createChatModel({
    request: (() => Promise.resolve({ value: { exists: false, id: "u1" } })) as Transport,
    ask: () => promise,
    storage: { read: () => kept, keep: () => {}, drop: () => {} },
    texts,
    lang: "en",
    page: location.href,
  });
  const unmount = mountView(
    () => (
      <ChatView
        model={model}
        texts={texts}
        base="https://our.example"
        onClose={() => {}}
        onQuote={() => {}}
      />
    ),
    document.body,
  );
  await test(resolve);
  unmount();
}

function write(text: string) {
  fireEvent.input(screen.getByLabelText(en.placeholder), { target: { value: text } });
}

function send() {
  fireEvent.submit(document.querySelector("form.write")!);
}

const isDisabled = (element: Element) => element.hasAttribute("disabled");

Deno.test("the greeting lists its topics, and the three quick replies are there", () =>
  show(() => {
    screen.getByText("Hi there! How can I assist you today?");
    for (const topic of en.topics) screen.getByText(topic);
    for (const name of ["See product list", "Request a quote", "Shipping information"]) {
      screen.getByRole("button", { name });
    }
    screen.getByRole("log");
  }));

Deno.test("the send button is for who has written something", () =>
  show(() => {
    assertEquals(isDisabled(screen.getByRole("button", { name: "Send" })), true);
    write("   ");
    assertEquals(isDisabled(screen.getByRole("button", { name: "Send" })), true);
    write("hello");
    assertEquals(isDisabled(screen.getByRole("button", { name: "Send" })), false);
  }));

Deno.test("who is not registered is asked, and told of empty fields in the specified words", () =>
  show(() => {
    write("hello");
    send();
    screen.getByText("Before we continue...");
    for (const label of ["Name", "Mobile number", "Location"]) {
      assertEquals(screen.getByLabelText(label).hasAttribute("required"), true);
    }
    fireEvent.submit(document.querySelector("dialog form")!);
    assertEquals(
      screen.getByRole("alert").textContent,
      "Please fill all fields Name, mobile number and location are required.",
    );
    fireEvent.click(screen.getByRole("button", { name: "Cancel" }));
    assertEquals(document.querySelector("dialog"), null);
    screen.getByDisplayValue("hello");
  }));

Deno.test("while it waits the input is disabled and the assistant is typing; the answer names its sources", () =>
  show(async (answer) => {
    write("coccidiosis");
    send();
    assertEquals(isDisabled(screen.getByLabelText(en.placeholder)), true);
    assertEquals(screen.getByRole("status").textContent, en.typing);
    answer({
      value: {
        answer: "Use what your veterinarian says",
        sources: [{ title: "Amprolium", url: "/product/amprolium" }],
        kind: "products",
        lang: "en",
        suggestions: [
          { kind: "quote", product: "Amprolium" },
          { kind: "whatsapp", url: "https://wa.me/914055500101" },
        ],
      },
    });
    await screen.findByText("Use what your veterinarian says");
    assertEquals(
      screen.getByRole("link", { name: "Amprolium" }).getAttribute("href"),
      "https://our.example/product/amprolium",
    );
    screen.getByRole("button", { name: "Request a quote for Amprolium" });
    screen.getByRole("link", { name: "Continue on WhatsApp" });
    assertEquals(isDisabled(screen.getByLabelText(en.placeholder)), false);
  }, { kept: KNOWN }));

Deno.test("a failure is said in the conversation, with a button to send again", () =>
  show(async (answer) => {
    write("hello");
    send();
    answer({ failure: { status: 500, code: "internal", message: "", issues: [] } });
    await screen.findByText("Sorry, I encountered an error. Please try again later.");
    screen.getByText("hello");
    screen.getByRole("button", { name: "Send again" });
  }, { kept: KNOWN }));

Deno.test("a kept conversation is there again and can be cleared; a link that is none stays text", () =>
  show(() => {
    screen.getByText(/Evil/);
    assertEquals(screen.queryByRole("link"), null);
    fireEvent.click(screen.getByRole("button", { name: "Clear conversation" }));
    assertEquals(screen.queryByText("before"), null);
    screen.getByRole("button", { name: "See product list" });
  }, {
    kept: {
      userId: "u1",
      entries: [{ role: "user", content: "before" }, {
        role: "assistant",
        content: "said",
        sources: [{ title: "Evil", url: "javascript:alert(1)" }],
      }],
    },
  }));
