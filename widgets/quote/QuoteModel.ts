import { LINE_MAX, QUANTITY_MAX, QUOTE_LINES_MAX } from "../../contract/limits.ts";
import { computed, signal } from "@preact/signals-core";
import type { ComponentChild } from "preact";
import { bring } from "../../contract/bring.ts";
import type { ApiFailure, Transport } from "../kit/api_client.ts";
import type { RoostQuoteLine } from "../types/roost.d.ts";
import type { Sent } from "./send_quote.tsx";
import type { QuotePartProps } from "./QuoteView.tsx";
import type { QuoteTexts } from "./texts/en.ts";
import type { QuoteField, QuoteIssues, QuoteValues } from "./validate_quote.ts";

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
  /** Several products, each with its quantity, from the beginning. */
  lines?: readonly (RoostQuoteLine | string)[];
  draft?: QuoteDraft;
  onSent?: (reference: string) => void;
  onFailure?: (failure: ApiFailure) => void;
}

export type QuoteModel = ReturnType<typeof createQuoteModel>;

/** One product of the request as it is written. */
export type QuoteLine = Required<RoostQuoteLine>;

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
  const lines = signal((options.lines ?? []).slice(0, QUOTE_LINES_MAX).map(lineOf));
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
    wrong: signal<QuoteField[]>([]),
    /** A try whose answer was lost goes out again under its key; other words are another request. */
    sending: { content: "", key: "" },
    /** What shows the lines, once there are any. */
    lineEditor: signal<((props: QuotePartProps) => ComponentChild) | undefined>(undefined),
    /** What shows that the request was sent. */
    sent: signal<Sent | undefined>(undefined),

    edit(field: QuoteField, value: string) {
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
        const { editLines } = await bring(() => import("./QuoteLines.tsx"));
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
        if (!isClosed()) state.value = "failed";
        fail(error);
      }
    },

    /** An answer that comes later is still reported, but shown no more. */
    close() {
      draft?.drop();
      state.value = "closed";
    },
  };

  function isClosed() {
    return state.value as string === "closed";
  }

  /** A part that could not be fetched. */
  function fail(error: unknown) {
    options.onFailure?.({ status: 0, code: "network", message: String(error), issues: [] });
  }

  return model;
}

/** Whatever a page calls a product and how many of it: a cart has names alone, and quantities in figures. */
function lineOf(line: RoostQuoteLine | string): QuoteLine {
  const { product, quantity = "" } = typeof line === "string" ? { product: line } : line;
  return {
    product: `${product ?? ""}`.slice(0, LINE_MAX),
    quantity: `${quantity ?? ""}`.slice(0, QUANTITY_MAX),
  };
}

/** Nothing of it is needed to open the dialog. */
function importSending() {
  return bring(() => import("./send_quote.tsx"));
}
