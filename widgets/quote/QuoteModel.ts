import { computed, signal } from "@preact/signals";
import type { ComponentType } from "preact";
import { lazyImport } from "../kit/lazy_import.ts";
import type { ApiFailure, Transport } from "../kit/api_client.ts";
import { networkFailure } from "../kit/events.ts";
import type { RoostQuoteLine } from "../types/roost.d.ts";
import type { QuoteViewProps } from "./QuoteView.tsx";
import type { QuoteTexts } from "./texts/en.ts";
import type { SendingTexts } from "./texts/sending/en.ts";
import type { QuoteFieldName, QuoteIssues, QuoteValues } from "./validate_quote.ts";

/** What was written and not sent yet, kept over a reload. */
export interface QuoteDraft {
  read(): Partial<QuoteValues> | undefined;
  keep(values: Partial<QuoteValues>): void;
  drop(): void;
}

export interface QuoteOptions {
  /** The product's name; empty for a request about nothing in particular. */
  product: string;
  /** Where the API is; without it, where the page is. */
  api?: string;
  /** Instead of a transport to `api`. */
  request?: Transport;
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

/** One product of the request as it is written. */
export type DraftLine = Required<RoostQuoteLine>;

/** One request for a quote, from the empty form to the reference number. A closed dialog's model is thrown away. */
export function createQuoteModel(options: QuoteOptions) {
  const { product, texts, draft } = options;
  const state = signal<"editing" | "sending" | "failed" | "sent" | "closed">("editing");
  const values = signal<QuoteValues>({
    name: "",
    email: "",
    phone: "",
    company: "",
    message: texts.prefilled(product),
    ...draft?.read(),
  });
  /** The products, once there is more to say of them than one name. */
  const lines = signal<readonly DraftLine[]>([]);
  const refused = signal<QuoteIssues>({});
  /** What knows what is wrong: it comes with the first try, so that nothing is complained of before. */
  const check = signal<(values: QuoteValues) => QuoteIssues>(() => ({}));
  const issues = computed<QuoteIssues>(() => ({ ...refused.value, ...check.value(values.value) }));

  const model = {
    options,
    /** When the visitor began, as `performance.now()` counts. */
    openedAt: performance.now(),
    product,
    state,
    values,
    lines,
    refused,
    check,
    issues,
    reference: signal(""),
    /** No answer came at the last try. */
    offline: signal(false),
    /** Fields that were wrong at the last try, said to those who cannot see them. */
    wrong: signal<QuoteFieldName[]>([]),
    /** A try whose answer was lost goes out again under its key; other words are another request. */
    sending: { content: "", key: "" },
    /** What shows the lines, once there are any. */
    lineEditor: signal<ComponentType<QuoteViewProps> | undefined>(undefined),
    /** The words for what becomes of the request, and what shows that it was sent: they come with the first try. */
    sendingTexts: signal<SendingTexts | undefined>(undefined),
    confirmation: signal<ComponentType<QuoteViewProps> | undefined>(undefined),

    edit(field: QuoteFieldName, value: string) {
      values.value = { ...values.value, [field]: value };
      const { [field]: _, ...others } = refused.value;
      refused.value = others;
      const { message, ...person } = values.value;
      // In another language the dialog begins with other words.
      draft?.keep(message === texts.prefilled(product) ? person : values.value);
      // Whoever writes will send.
      importSending().catch(() => {});
    },

    /** Brings what shows the lines, and adds one: the dialog's own product first. */
    async addLine() {
      try {
        const { editLines } = await importLines();
        await editLines(model);
      } catch (error) {
        fail(error);
      }
    },

    /** Sends what is valid; once, however often it is called meanwhile. */
    async submit(trap = "") {
      if (state.value === "sending" || state.value === "sent") return;
      state.value = "sending";
      try {
        await (await importSending()).sendQuote(model, trap);
      } catch (error) {
        model.offline.value = true;
        // It may have been closed meanwhile.
        if (state.peek() === "sending") state.value = "failed";
        fail(error);
      }
    },

    /** An answer that comes later is still reported, but shown no more. */
    close() {
      draft?.drop();
      state.value = "closed";
    },
  };

  /** A part that could not be fetched. */
  function fail(error: unknown) {
    options.onFailure?.(networkFailure(error));
  }

  return model;
}

export function importLines() {
  return lazyImport("quote/QuoteLines", () => import("./QuoteLines.tsx"));
}

/** Nothing of it is needed to open the dialog. */
function importSending() {
  return lazyImport("quote/send_quote", () => import("./send_quote.ts"));
}
