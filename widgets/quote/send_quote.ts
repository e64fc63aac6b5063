import type { InquiryReceipt } from "../../contract/inquiry_input.ts";
import {
  FORM_ELAPSED,
  FORM_KIND,
  FORM_LANGUAGE,
  FORM_TRAP,
  QUOTE_SUBJECT,
} from "../../contract/inquiry_form.ts";
import { SUBJECT_MAX, URL_MAX } from "../../contract/limits.ts";
import { otherLanguages } from "../../contract/shared/language_modules.ts";
import { newKey } from "../../contract/shared/new_key.ts";
import { type ApiFailure, createApiClient } from "../kit/api_client.ts";
import { loadTexts } from "../kit/load_texts.ts";
import { QuoteConfirmation } from "./QuoteConfirmation.tsx";
import type { QuoteModel } from "./QuoteModel.ts";
import { en, type SendingTexts } from "./texts/sending/en.ts";
import { quoteIssues, validateQuote } from "./validate_quote.ts";

const OTHER_TEXTS = otherLanguages<SendingTexts>((language) => import(`./texts/sending/${language}.ts`));

/** Validates the form, sends it and stores the result in the model. */
export async function sendQuote(model: QuoteModel, trap: string): Promise<void> {
  const { values, lines, product, sending, options } = model;
  const { api = "", request = createApiClient(api), page, partner, lang = "en" } = options;
  const { texts } = await loadTexts("quote/texts/sending", en, OTHER_TEXTS, lang);
  model.sendingTexts.value = texts;
  model.check.value = (values) =>
    quoteIssues(validateQuote(values, options.asked?.fields), texts.issues, labelsOf(model));
  model.confirmation.value = QuoteConfirmation;
  model.wrong.value = wrongFields(model, texts);
  if (model.wrong.value) {
    model.state.value = "editing";
    return;
  }
  const named = lines.value.filter(({ product }) => product.trim());
  const subject = named.length > 1
    ? `${QUOTE_SUBJECT}: ${named.length} products`
    : QUOTE_SUBJECT + (product && `: ${product}`);
  const body = {
    ...values.value,
    subject: subject.slice(0, SUBJECT_MAX),
    ...(named.length > 0 && { lines: named }),
    // Without query and fragment, which may hold secrets of the visitor.
    page: page.split(/[?#]/)[0]!.slice(0, URL_MAX),
    partner,
    [FORM_KIND]: "quote",
    [FORM_LANGUAGE]: lang,
    [FORM_TRAP]: trap,
  };
  const content = JSON.stringify(body);
  if (content !== sending.content) Object.assign(sending, { content, key: newKey() });
  const { value, failure } = await request<InquiryReceipt>("/api/contact", {
    has: "reference",
    method: "POST",
    body: { ...body, [FORM_ELAPSED]: Math.round(performance.now() - model.openedAt) },
    key: sending.key!,
  });
  if (failure) refuse(model, failure, texts);
  else accept(model, value);
}

function accept(model: QuoteModel, receipt: InquiryReceipt) {
  const { draft, onSent } = model.options;
  draft?.drop();
  model.receipt.value = receipt;
  if (model.state.value !== "closed") model.state.value = "sent";
  onSent?.(receipt.reference);
}

function refuse(model: QuoteModel, failure: ApiFailure, texts: SendingTexts) {
  const { onFailure } = model.options;
  model.refused.value = quoteIssues(failure.issues, texts.issues, labelsOf(model));
  model.wrong.value = wrongFields(model, texts);
  model.offline.value = failure.status === 0;
  // Messages beside the fields are enough, unless an issue belongs to no field.
  const told = failure.issues.length > 0 && failure.issues.every(({ path }) => path in model.refused.value);
  if (model.state.value !== "closed") model.state.value = told ? "editing" : "failed";
  onFailure?.(failure);
}

function wrongFields(model: QuoteModel, { problems }: SendingTexts): string {
  const names = Object.entries(labelsOf(model)).filter(([field]) => field in model.issues.value);
  return names.length > 0 ? `${problems}: ${names.map(([, label]) => label).join(", ")}` : "";
}

/** The dialog's texts, among which are the labels of its fields. */
function labelsOf({ options: { texts, asked } }: QuoteModel) {
  return { ...texts, ...asked?.labels };
}
