import { signal } from "@preact/signals";
import type { InquiryReceipt } from "../../../contract/inquiry_input.ts";
import { FORM_LANGUAGE } from "../../../contract/inquiry_form.ts";
import { MESSAGE_MIN } from "../../../contract/limits.ts";
import { newKey } from "../../../contract/shared/new_key.ts";
import type { Chat } from "../chat.ts";
import type { ExtrasTexts } from "./texts/en.ts";

export type StaffMessage = ReturnType<typeof createStaffMessage>;

/** The form state of a message for the staff. The text stays until it is sent. */
export function createStaffMessage(
  { model, request, lang, partner }: Chat,
  texts: ExtrasTexts,
  onSent: () => void,
) {
  /** A retry of the same content reuses its idempotency key. Changed content gets a new key. */
  let sending = { content: "", key: "" };
  const message = signal("");
  const email = signal("");
  const isSending = signal(false);
  const problem = signal<keyof ExtrasTexts["problems"] | undefined>();

  async function send(userId: string) {
    const words = message.value.trim();
    const body = { userId, message: words, email: email.value.trim(), partner, [FORM_LANGUAGE]: lang };
    const content = JSON.stringify(body);
    if (content !== sending.content) sending = { content, key: newKey() };
    const { value, failure } = await request<InquiryReceipt>("/api/chat/leave-message", {
      has: "reference",
      method: "POST",
      body: { ...body, page: (location.origin + location.pathname).slice(0, 2_048) },
      key: sending.key,
    });
    if (failure) {
      const isEmail = failure.issues.some(({ path }) => path === "email");
      problem.value = isEmail ? "email" : failure.status === 429 ? "tooMany" : "failed";
      return;
    }
    message.value = "";
    onSent();
    model.add({ role: "user", content: words });
    model.add({
      role: "assistant",
      content: `${value.message}\n\n${texts.reference}: **${value.reference}**`,
    });
  }

  return {
    message,
    email,
    isSending,
    problem,

    /** Validates and sends the message. Asks an unregistered visitor to register first. */
    async submit() {
      problem.value = message.value.trim().length < MESSAGE_MIN ? "message" : undefined;
      if (problem.value || isSending.value) return;
      isSending.value = true;
      const userId = await model.identify();
      if (userId) await send(userId);
      isSending.value = false;
    },
  };
}
