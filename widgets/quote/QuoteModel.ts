import { computed, signal } from "@preact/signals-core";
import type { InquiryReceipt } from "../../contract/inquiry.ts";
import { FORM_ELAPSED, FORM_LANGUAGE, FORM_TRAP, QUOTE_SUBJECT } from "../../contract/inquiry_form.ts";
import { SUBJECT_MAX, URL_MAX } from "../../contract/limits.ts";
import { newKey } from "../../contract/new_key.ts";
import type { ApiFailure, Transport } from "../kit/api_client.ts";
import type { QuoteTexts } from "./texts/en.ts";
import {
  QUOTE_FIELDS,
  type QuoteField,
  type QuoteIssues,
  type QuoteValues,
  validateQuote,
} from "./validate_quote.ts";

/** What was written and not sent yet, kept over a reload. */
export interface QuoteDraft {
  read(): Partial<QuoteValues> | undefined;
  keep(values: QuoteValues): void;
  drop(): void;
}

export interface QuoteOptions {
  /** The product's name; empty for a request about nothing in particular. */
  product: string;
  request: Transport;
  texts: QuoteTexts;
  /** Address of the page that the visitor is on. */
  page: string;
  partner?: string;
  /** The language of the texts. */
  lang?: string;
  draft?: QuoteDraft;
  onSent?: (reference: string) => void;
  onFailure?: (failure: ApiFailure) => void;
}

export type QuoteModel = ReturnType<typeof createQuoteModel>;

/** One request for a quote, from the empty form to the reference number. A closed dialog's model is thrown away. */
export function createQuoteModel(
  { product, request, texts, page, partner, lang = "en", draft, onSent, onFailure }: QuoteOptions,
) {
  const openedAt = performance.now();
  /** A try whose answer was lost goes out again under its key; other words are another request. */
  let sending = { content: "", key: "" };
  const state = signal<"editing" | "sending" | "failed" | "sent" | "closed">("editing");
  const values = signal<QuoteValues>({
    name: "",
    email: "",
    phone: "",
    company: "",
    message: texts.prefilled(product),
    ...draft?.read(),
  });
  const attempted = signal(false);
  const refused = signal<QuoteIssues>({});
  const issues = computed<QuoteIssues>(() => ({
    ...refused.value,
    ...(attempted.value && validateQuote(values.value, texts.issues)),
  }));
  const reference = signal("");
  /** No answer came at the last try. */
  const offline = signal(false);
  /** Fields that were wrong at the last try, said to those who cannot see them. */
  const wrong = signal<QuoteField[]>([]);

  function accept(receipt: InquiryReceipt) {
    draft?.drop();
    reference.value = receipt.reference;
    if (state.value !== "closed") state.value = "sent";
    onSent?.(receipt.reference);
  }

  function refuse(failure: ApiFailure) {
    const known = failure.issues.filter(({ path }) => (QUOTE_FIELDS as readonly string[]).includes(path));
    // The server speaks English.
    const ownWords: Record<string, string> = lang === "en" ? {} : texts.issues;
    refused.value = Object.fromEntries(
      known.map(({ path, message }) => [path, ownWords[path] ?? message]),
    );
    wrong.value = wrongFields();
    offline.value = failure.status === 0;
    // Words beside the fields say enough, unless something is wrong that has no field.
    const told = known.length > 0 && known.length === failure.issues.length;
    if (state.value !== "closed") state.value = told ? "editing" : "failed";
    onFailure?.(failure);
  }

  function wrongFields() {
    return QUOTE_FIELDS.filter((field) => issues.value[field]);
  }

  return {
    product,
    state,
    values,
    issues,
    reference,
    offline,
    wrong,

    edit(field: QuoteField, value: string) {
      values.value = { ...values.value, [field]: value };
      const { [field]: _, ...others } = refused.value;
      refused.value = others;
      draft?.keep(values.value);
    },

    /** Sends what is valid; once, however often it is called meanwhile. */
    async submit(trap = "") {
      attempted.value = true;
      wrong.value = wrongFields();
      if (state.value === "sending" || state.value === "sent" || Object.keys(issues.value).length > 0) return;
      state.value = "sending";
      const subject = QUOTE_SUBJECT + (product && `: ${product}`);
      const body = {
        ...values.value,
        subject: subject.slice(0, SUBJECT_MAX),
        page: page.slice(0, URL_MAX),
        partner,
        [FORM_LANGUAGE]: lang,
        [FORM_TRAP]: trap,
      };
      const content = JSON.stringify(body);
      if (content !== sending.content) sending = { content, key: newKey() };
      const answer = await request<InquiryReceipt>("/api/contact", {
        method: "POST",
        body: { ...body, [FORM_ELAPSED]: Math.round(performance.now() - openedAt) },
        key: sending.key,
      });
      if (answer.failure) refuse(answer.failure);
      else accept(answer.value);
    },

    /** An answer that comes later is still reported, but shown no more. */
    close() {
      draft?.drop();
      state.value = "closed";
    },
  };
}
