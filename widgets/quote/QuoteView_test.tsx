import "../kit/testing/dom.ts";
import { fireEvent, screen } from "@testing-library/preact";
import { assertEquals } from "deno-std/assert/equals.js";
import { render } from "preact";
import type { ApiResult, Transport } from "../kit/api_client.ts";
import { createQuoteModel } from "./QuoteModel.ts";
import { QuoteView } from "./QuoteView.tsx";
import { en } from "./texts/en.ts";

const receipt = { id: "i1", reference: "RQ-7", message: "Thank you! We will get back to you shortly." };

/** The open dialog on a page; `answer` says what the server gives, when the test wants it to. */
async function show(test: (answer: (given: ApiResult<unknown>) => void) => void | Promise<void>) {
  const { promise, resolve } = Promise.withResolvers<ApiResult<unknown>>();
  const model = createQuoteModel({
    product: "Levamisole",
    base: "https://our.example",
    request: (() => promise) as Transport,
    texts: en,
    page: location.href,
  });
  render(<QuoteView model={model} texts={en} />, document.body);
  document.querySelector("dialog")!.showModal();
  await test(resolve);
  render(null, document.body);
}

function write(label: string, value: string) {
  fireEvent.input(screen.getByLabelText(label), { target: { value } });
}

function fillAndSend() {
  write("Name", "Asha");
  write("Email", "asha@example.in");
  write("Phone", "9876543210");
  send();
}

function send() {
  fireEvent.click(document.querySelector("[type=submit]")!);
}

Deno.test("every field has its label, and the product is named", () =>
  show(() => {
    for (const label of ["Name", "Email", "Phone", "Company (optional)", "Message"]) {
      assertEquals(screen.getByLabelText(label).hasAttribute("required"), label !== "Company (optional)");
    }
    screen.getByRole("heading", { name: "Request a Quote" });
    screen.getByText("Levamisole");
    screen.getByDisplayValue("I would like to request a quote for Levamisole.");
  }));

Deno.test("what is wrong stands beside each field and is tied to it, and the first one has the focus", () =>
  show(async () => {
    send();
    await screen.findByText("Name must be at least 2 characters");
    for (
      const [label, message] of [
        ["Name", "Name must be at least 2 characters"],
        ["Email", "Please enter a valid email address"],
        ["Phone", "Phone number must be at least 10 digits"],
      ] as const
    ) {
      const field = screen.getByLabelText(label);
      assertEquals(field.getAttribute("aria-invalid"), "true");
      assertEquals(document.getElementById(field.getAttribute("aria-describedby")!)?.textContent, message);
    }
    await Promise.resolve();
    assertEquals(document.activeElement?.id, "name");
    assertEquals(screen.getByRole("alert").textContent, "Please correct these fields: Name, Email, Phone");
    write("Message", "Short");
    screen.getByText("Please provide some details about your requirements");
  }));

Deno.test("products and quantities are added and taken away again", () =>
  show(async () => {
    fireEvent.click(screen.getByText("Add quantities or more products"));
    await screen.findByDisplayValue("Levamisole");
    write("Quantity 1", "25 kg × 4");
    fireEvent.click(screen.getByText("Add another product"));
    const second = await screen.findByLabelText("Product 2");
    assertEquals(document.activeElement === second, true);
    write("Product 2", "Albendazole");
    fireEvent.click(screen.getByLabelText("Remove: Levamisole"));
    assertEquals((screen.getByLabelText("Product 1") as HTMLInputElement).value, "Albendazole");
    fireEvent.click(screen.getByLabelText("Remove: Albendazole"));
    screen.getByText("Add quantities or more products");
  }));

Deno.test("while it is being sent the button is disabled and says so", () =>
  show((answer) => {
    fillAndSend();
    assertEquals(screen.getByText("Sending...").hasAttribute("disabled"), true);
    answer({ value: receipt });
  }));

Deno.test("a sent request is confirmed with its reference", () =>
  show(async (answer) => {
    fillAndSend();
    answer({ value: receipt });
    await screen.findByText("Quote Request Sent");
    screen.getByText("Thank you! We will get back to you shortly.");
    screen.getByText("RQ-7");
  }));

Deno.test("a failure is said as an alert, and the button can be pressed again", () =>
  show(async (answer) => {
    fillAndSend();
    answer({ failure: { status: 0, code: "network", message: "", issues: [] } });
    const alert = await screen.findByRole("alert");
    assertEquals(
      alert.textContent,
      "Error There was a problem sending your request. Please try again. " +
        "You seem to be offline. Nothing you wrote is lost.",
    );
    assertEquals(screen.getByRole("button", { name: "Try again" }).hasAttribute("disabled"), false);
    screen.getByDisplayValue("Asha");
  }));

Deno.test("the dialog says what its fields are for, with a link to our policy in its language", () =>
  show(() => {
    const link = screen.getByRole("link", { name: en.purpose });
    assertEquals(link.getAttribute("href"), "https://our.example/privacy-policy");
  }));
