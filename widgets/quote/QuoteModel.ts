import { computed, signal } from "@preact/signals";
import type { ComponentType } from "preact";
import type { InquiryReceipt } from "../../contract/inquiry_input.ts";
import { lazyImport } from "../kit/lazy_import.ts";
import type { ApiFailure, Transport } from "../kit/api_client.ts";
import { networkFailure } from "../kit/events.ts";
import type { RoostQuoteLine } from "../types/roost.d.ts";
import type { AskedFields } from "./asked_fields.tsx";
import type { QuoteViewProps } from "./QuoteView.tsx";
import type { QuoteTexts } from "./texts/en.ts";
import type { SendingTexts } from "./texts/sending/en.ts";
import type { QuoteFieldName, QuoteIssues, QuoteValues } from "./validate_quote.ts";

/** Stores unsent form values, so that they survive a reload. */
export interface QuoteDraft {
  read(): Partial<QuoteValues> | undefined;
  keep(values: Partial<QuoteValues>): void;
  drop(): void;
}

export interface QuoteOptions {
  /** The product's name; empty for a general request. */
  product: string;
  /** The origin of our site. */
  base?: string;
  /** The prefix of API addresses; without it, the page's own origin. */
  api?: string;
  /** Used instead of a transport to `api`. */
  request?: Transport;
  texts: QuoteTexts;
  /** Address of the visitor's page. */
  page: string;
  partner?: string;
  /** The language of the texts. */
  lang?: string;
  draft?: QuoteDraft;
  /** What the owner's own rules change. */
  asked?: AskedFields | undefined;
  onSent?: (reference: string) => void;
  onFailure?: (failure: ApiFailure) => void;
}

export type QuoteModel = ReturnType<typeof createQuoteModel>;

/** One line of the request while it is edited. */
export type DraftLine = Required<RoostQuoteLine>;

/** The state of one request for a quote. A closed dialog's model is not used again. */
export function createQuoteModel(options: QuoteOptions) {
  const { product, texts, draft } = options;
  const signals = createSignals(options);
  const { state, values, refused } = signals;

  const model = {
    options,
    ...signals,

    edit(field: QuoteFieldName, value: string) {
      values.value = { ...values.value, [field]: value };
      const { [field]: _, ...others } = refused.value;
      refused.value = others;
      const { message, ...person } = values.value;
      // The default message is not stored, since it depends on the dialog's language.
      draft?.keep(message === texts.prefilled(product) ? person : values.value);
      // Load the code that sends while the visitor writes.
      importSending().catch(() => {});
    },

    /** Loads the editor of the lines and adds a line. */
    async addLine() {
      try {
        const { editLines } = await importLines();
        await editLines(model);
      } catch (error) {
        fail(error);
      }
    },

    /** Validates and sends the request. A call while it is being sent does nothing. */
    async submit(trap = "") {
      if (state.value === "sending" || state.value === "sent") return;
      state.value = "sending";
      try {
        await (await importSending()).sendQuote(model, trap);
      } catch (error) {
        model.offline.value = true;
        // The dialog may have been closed meanwhile.
        if (state.peek() === "sending") state.value = "failed";
        fail(error);
      }
    },

    /** Closes the dialog. A response that arrives later is still reported, but not shown. */
    close() {
      draft?.drop();
      state.value = "closed";
    },
  };

  /** Reports a part that could not be loaded. */
  function fail(error: unknown) {
    options.onFailure?.(networkFailure(error));
  }

  return model;
}

function createSignals({ product, texts, draft }: QuoteOptions) {
  const values = signal<QuoteValues>({
    name: "",
    email: "",
    phone: "",
    company: "",
    message: texts.prefilled(product),
    ...draft?.read(),
  });
  const refused = signal<QuoteIssues>({});
  const check = signal<(values: QuoteValues) => QuoteIssues>(() => ({}));
  return {
    /** When the dialog opened, by `performance.now()`. */
    openedAt: performance.now(),
    product,
    state: signal<"editing" | "sending" | "failed" | "sent" | "closed">("editing"),
    values,
    /** The lines of the request; empty while it is about one product only. */
    lines: signal<readonly DraftLine[]>([]),
    refused,
    /** Validates the values. It is set by the first submit, so that no error shows before. */
    check,
    issues: computed<QuoteIssues>(() => ({ ...refused.value, ...check.value(values.value) })),
    /** The server's response, once it was sent. */
    receipt: signal<InquiryReceipt | undefined>(),
    /** The last request got no response. */
    offline: signal(false),
    /** Names the invalid fields of the last submit for screen readers; empty if there are none. */
    wrong: signal(""),
    /** A retry of the same content reuses its idempotency key. Changed content gets a new key. */
    sending: {} as { content?: string; key?: string },
    /** The component that shows the lines; loaded with the first line. */
    lineEditor: signal<ComponentType<QuoteViewProps> | undefined>(),
    /** The texts and the confirmation for a sent request. They are loaded with the first submit. */
    sendingTexts: signal<SendingTexts | undefined>(),
    confirmation: signal<ComponentType<QuoteViewProps> | undefined>(),
  };
}

export function importLines() {
  return lazyImport("quote/QuoteLines", () => import("./QuoteLines.tsx"));
}

/** Loaded separately, since opening the dialog does not need it. */
function importSending() {
  return lazyImport("quote/send_quote", () => import("./send_quote.ts"));
}
