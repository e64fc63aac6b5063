import "../kit/testing/dom.ts";
import { fireEvent, screen, waitFor } from "@testing-library/preact";
import { assertEquals } from "deno-std/assert/equals.js";
import { render } from "preact";
import type { ApiResult as ApiAnswer, RequestOptions, Transport } from "../kit/api_client.ts";
import { Answer } from "./Answer.tsx";
import type { Asked } from "./ask_assistant.ts";
import type { Chat } from "./chat.ts";
import type { KeptChat } from "./chat_storage.ts";
import { ChatModel } from "./ChatModel.ts";
import { ChatView } from "./ChatView.tsx";
import { createRegistration } from "./registration/registration.ts";
import { RegistrationDialog } from "./registration/RegistrationDialog.tsx";
import { en as registrationTexts } from "./registration/texts/en.ts";
import { en } from "./texts/en.ts";

const KNOWN: KeptChat = { userId: "u1", entries: [] };

interface Shown {
  /** What the assistant gives, when the test wants it to. */
  answer: (given: Asked) => void;
  calls: (RequestOptions & { path: string })[];
  pressed: string[];
}

/** The panel on a page; `rated` is what the server answers to a rating. */
async function show(
  test: (shown: Shown) => void | Promise<void>,
  { kept, rated = { value: null }, registered }: {
    kept?: KeptChat;
    rated?: ApiAnswer<unknown>;
    registered?: ApiAnswer<unknown>;
  } = {},
) {
  const { promise, resolve } = Promise.withResolvers<Asked>();
  const calls: Shown["calls"] = [];
  const pressed: string[] = [];
  const press = (what: string) => () => void pressed.push(what);
  const request = ((path, init) => {
    calls.push({ path, ...init });
    if (registered && path === "/api/chat/register-user") return Promise.resolve(registered);
    const answer = path === "/api/chat/rate-message" ? rated : { value: { exists: false, id: "m1" } };
    return Promise.resolve(answer);
  }) as Transport;
  const model = new ChatModel({
    request,
    ask: () => promise,
    storage: { read: () => kept, keep: () => {}, drop: () => {}, watch: () => () => {} },
    texts: en,
    lang: "en",
  });
  const registration = createRegistration({
    request,
    onDone: model.registered,
  });
  const chat: Chat = {
    model,
    request,
    texts: en,
    lang: "en",
    base: "https://our.example",
    api: "https://our.example",
    adopt: () => {},
    onFailure: () => {},
  };
  function View() {
    return (
      <ChatView
        model={model}
        texts={en}
        Answer={(props) => (
          <Answer {...props} chat={chat} onQuote={press("quote")} onContact={press("contact")} />
        )}
        onClose={press("close")}
        onMore={press("more")}
        onQuote={press("quote")}
      >
        {model.isRegistering.value && (
          <RegistrationDialog
            policy="/privacy-policy"
            registration={registration}
            texts={registrationTexts}
            onCancel={model.cancelRegistration}
          />
        )}
      </ChatView>
    );
  }
  render(<View />, document.body);
  await test({ answer: resolve, calls, pressed });
  render(null, document.body);
}

function write(text: string) {
  fireEvent.input(screen.getByLabelText(en.placeholder), { target: { value: text } });
}

function send() {
  fireEvent.click(screen.getByRole("button", { name: en.send }));
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
  show(async () => {
    write("hello");
    send();
    screen.getByText("Before we continue...");
    for (const label of ["Name", "Mobile number", "Location"]) {
      assertEquals(screen.getByLabelText(label).hasAttribute("required"), true);
    }
    fireEvent.click(document.querySelector("dialog [type=submit]")!);
    assertEquals(
      screen.getByRole("alert").textContent,
      "Please fill all fields Name, mobile number and location are required.",
    );
    fireEvent.click(screen.getByRole("button", { name: "Cancel" }));
    assertEquals(document.querySelector("dialog"), null);
    await screen.findByDisplayValue("hello");
  }));

const BUSY = {
  status: 429,
  code: "too_many_requests",
  message: "Too many",
  issues: [],
  retryAfter: 42,
} as const;

Deno.test("who registers too often is told how long to wait", () =>
  show(async () => {
    write("hello");
    send();
    for (const label of ["Name", "Mobile number", "Location"]) {
      fireEvent.input(screen.getByLabelText(label), { target: { value: "9000000123" } });
    }
    fireEvent.click(screen.getByRole("button", { name: "Continue" }));
    const told = await screen.findByRole("alert");
    assertEquals(told.textContent, "Registration failed Please try again in 42 seconds.");
  }, { registered: { failure: { ...BUSY, issues: [] } } }));

const ANSWER = {
  answer: "Use what your veterinarian says",
  sources: [{ title: "Amprolium", url: "/product/amprolium" }],
  kind: "urgent" as const,
  lang: "en" as const,
  suggestions: [
    { kind: "quote" as const, product: "Amprolium" },
    { kind: "whatsapp" as const, url: "https://wa.me/914055500101" },
    { kind: "contact" as const, url: "/contact" },
  ],
};

Deno.test("while it waits the input is disabled and the assistant is typing; the answer names its sources", () =>
  show(async ({ answer, pressed }) => {
    write("coccidiosis");
    send();
    await screen.findByRole("status");
    assertEquals(isDisabled(screen.getByLabelText(en.placeholder)), true);
    assertEquals(screen.getByRole("status").textContent, en.typing(en.title));
    answer({ value: ANSWER });
    const words = await screen.findByText("Use what your veterinarian says");
    assertEquals(words.closest(".said")?.classList.contains("urgent"), true);
    assertEquals(
      screen.getByRole("link", { name: "Amprolium" }).getAttribute("href"),
      "https://our.example/product/amprolium",
    );
    fireEvent.click(screen.getByRole("button", { name: "Request a quote for Amprolium" }));
    screen.getByRole("link", { name: "Continue on WhatsApp" });
    fireEvent.click(screen.getByRole("button", { name: "Talk to a person" }));
    assertEquals(pressed, ["quote", "contact"]);
    assertEquals(isDisabled(screen.getByLabelText(en.placeholder)), false);
  }, { kept: KNOWN }));

Deno.test("a reply that is offered is sent by a tap, and is offered no longer", () =>
  show(async ({ answer }) => {
    write("sneezing");
    send();
    answer({ value: { ...ANSWER, suggestions: [], replies: ["Yes: diarrhoea", "It began slowly"] } });
    fireEvent.click(await screen.findByRole("button", { name: "It began slowly" }));
    assertEquals(screen.queryByRole("button", { name: "Yes: diarrhoea" }), null);
    screen.getByText("It began slowly");
  }, { kept: KNOWN }));

const RATED: KeptChat = {
  userId: "u1",
  entries: [{ role: "user", content: "hello", at: 1 }, {
    role: "assistant",
    content: "Welcome",
    at: 2,
    id: "m2",
    kind: "greeting",
  }],
};
const isPressed = (name: string) => screen.getByRole("button", { name }).getAttribute("aria-pressed");

Deno.test("an answer can be rated, otherwise, and not at all", () =>
  show(({ calls }) => {
    assertEquals([isPressed("Helpful"), isPressed("Not helpful")], ["false", "false"]);
    fireEvent.click(screen.getByRole("button", { name: "Helpful" }));
    assertEquals([isPressed("Helpful"), isPressed("Not helpful")], ["true", "false"]);
    fireEvent.click(screen.getByRole("button", { name: "Not helpful" }));
    fireEvent.click(screen.getByRole("button", { name: "Not helpful" }));
    assertEquals([isPressed("Helpful"), isPressed("Not helpful")], ["false", "false"]);
    assertEquals(
      calls.map(({ body }) => body),
      ["up", "down", null].map((rating) => ({ userId: "u1", messageId: "m2", rating })),
    );
  }, { kept: RATED }));

Deno.test("a rating that could not be told is not shown as told", () =>
  show(async () => {
    fireEvent.click(screen.getByRole("button", { name: "Helpful" }));
    await waitFor(() => assertEquals(isPressed("Helpful"), "false"));
  }, { kept: RATED, rated: { failure: { status: 0, code: "network", message: "", issues: [] } } }));

Deno.test("a failure is said in the conversation, with a button to send again", () =>
  show(async ({ answer }) => {
    write("hello");
    send();
    answer({ failure: { status: 0, code: "network", message: "", issues: [] } });
    await screen.findByText("Sorry, I encountered an error. Please try again later.");
    screen.getByText(en.offline);
    screen.getByText("hello");
    screen.getByRole("button", { name: "Send again" });
  }, { kept: KNOWN }));

Deno.test("a kept conversation is there again; a link that is none stays text", () =>
  show(() => {
    screen.getByText("before");
    screen.getByText(/Evil/);
    assertEquals(screen.queryByRole("link"), null);
  }, {
    kept: {
      userId: "u1",
      entries: [{ role: "user", content: "before", at: 1 }, {
        role: "assistant",
        content: "said",
        at: 2,
        sources: [{ title: "Evil", url: "javascript:alert(1)" }],
      }],
    },
  }));

Deno.test("the registration says what name and number are for, with a link to the policy", () =>
  show(() => {
    write("hello");
    send();
    screen.getByText(registrationTexts.purpose, { exact: false });
    const link = screen.getByRole("link", { name: registrationTexts.privacy });
    assertEquals(link.getAttribute("href"), "/privacy-policy");
  }));
