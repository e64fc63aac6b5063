import { computed, signal } from "@preact/signals-core";
import type { InquiryReceipt } from "../../contract/inquiry.ts";
import { SUBJECT_MAX, URL_MAX } from "../../contract/limits.ts";
import type { ApiFailure, Transport } from "../kit/api_client.ts";
import type { QuoteTexts } from "./texts/en.ts";
import {
  QUOTE_FIELDS,
  type QuoteField,
  type QuoteIssues,
  type QuoteValues,
  validateQuote,
} from "./validate_quote.ts";

/** The contract's word: the server tells a quote from other inquiries by it, so it is the same in every language. */
export const QUOTE_SUBJECT = "Quote Request";

export interface QuoteOptions {
  /** The product's name; empty for a request about nothing in particular. */
  product: string;
  request: Transport;
  texts: QuoteTexts;
  /** Address of the page that the visitor is on. */
  page: string;
  partner?: string;
  onSent?: (reference: string) => void;
  onFailure?: (failure: ApiFailure) => void;
}

export type QuoteModel = ReturnType<typeof createQuoteModel>;

/** One request for a quote, from the empty form to the reference number. A closed dialog's model is thrown away. */
export function createQuoteModel(
  { product, request, texts, page, partner, onSent, onFailure }: QuoteOptions,
) {
  const state = signal<"editing" | "sending" | "failed" | "sent" | "closed">("editing");
  const values = signal<QuoteValues>({
    name: "",
    email: "",
    phone: "",
    company: "",
    message: texts.prefilled(product),
  });
  const attempted = signal(false);
  const refused = signal<QuoteIssues>({});
  const issues = computed<QuoteIssues>(() => ({
    ...refused.value,
    ...(attempted.value && validateQuote(values.value, texts.issues)),
  }));
  const reference = signal("");

  function accept(receipt: InquiryReceipt) {
    reference.value = receipt.reference;
    if (state.value !== "closed") state.value = "sent";
    onSent?.(receipt.reference);
  }

  function refuse(failure: ApiFailure) {
    const known = failure.issues.filter(({ path }) => (QUOTE_FIELDS as readonly string[]).includes(path));
    refused.value = Object.fromEntries(known.map(({ path, message }) => [path, message]));
    // Words beside the fields say enough, unless something is wrong that has no field.
    const told = known.length > 0 && known.length === failure.issues.length;
    if (state.value !== "closed") state.value = told ? "editing" : "failed";
    onFailure?.(failure);
  }

  return {
    product,
    state,
    values,
    issues,
    reference,

    edit(field: QuoteField, value: string) {
      values.value = { ...values.value, [field]: value };
      const { [field]: _, ...others } = refused.value;
      refused.value = others;
    },

    /** Sends what is valid; once, however often it is called meanwhile. */
    async submit() {
      attempted.value = true;
      if (state.value === "sending" || state.value === "sent" || Object.keys(issues.value).length > 0) return;
      state.value = "sending";
      const subject = QUOTE_SUBJECT + (product && `: ${product}`);
      const answer = await request<InquiryReceipt>("/api/contact", {
        method: "POST",
        body: {
          ...values.value,
          subject: subject.slice(0, SUBJECT_MAX),
          page: page.slice(0, URL_MAX),
          partner,
        },
      });
      if (answer.failure) refuse(answer.failure);
      else accept(answer.value);
    },

    /** An answer that comes later is still reported, but shown no more. */
    close() {
      state.value = "closed";
    },
  };
}
