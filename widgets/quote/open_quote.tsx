import { effect } from "@preact/signals";
import { render } from "preact";
import { copyTheme } from "../kit/copy_theme.ts";
import { emit } from "../kit/events.ts";
import "../kit/lazy_files.ts";
import { lazyImport } from "../kit/lazy_import.ts";
import { loadTexts } from "../kit/load_texts.ts";
import { keepIn, openShadow } from "../kit/open_shadow.ts";
import { settingsOf } from "../kit/settings.ts";
import type { RoostQuoteLine } from "../types/roost.d.ts";
import css from "./quote.css" with { type: "text" };
import { createQuoteModel, importLines, type QuoteModel } from "./QuoteModel.ts";
import { QuoteView } from "./QuoteView.tsx";
import { en } from "./texts/en.ts";

const OTHER_TEXTS = { hi: () => import("./texts/hi.ts"), te: () => import("./texts/te.ts") };

export interface OpenQuoteOptions {
  /** Where the focus goes afterwards, and whose look, settings and events the dialog takes. */
  trigger: HTMLElement;
  product: string;
  lines?: readonly (RoostQuoteLine | string)[];
  /** Nothing else was asked for since. */
  isLast: () => boolean;
}

/** The page has one dialog at most. */
let current: QuoteModel | undefined;

/** Opens the dialog about a product, in place of one that is open. */
export async function openQuote({ trigger, product, lines, isLast }: OpenQuoteOptions) {
  // Our own elements say in which language their words are, which need not be the page's of now.
  const { host: around } = trigger.getRootNode() as ShadowRoot;
  const settings = settingsOf(around?.localName.startsWith("roost-") ? around : trigger);
  // A page that redraws itself may have thrown the trigger away by the time that there is something to tell.
  const target = () => trigger.isConnected ? trigger : document;
  const { texts, lang } = await loadTexts("quote/texts", en, OTHER_TEXTS, settings.lang);
  // The page is ours: what is written may be kept over a reload. On a page of others nothing is stored.
  const draft = settings.base === location.origin
    ? (await lazyImport("quote/quote_draft", () => import("./quote_draft.ts"))).quoteDraft(product)
    : undefined;
  const editor = lines?.length ? await importLines() : undefined;
  if (!isLast()) return;
  closeQuote();
  const model = current = createQuoteModel({
    ...settings,
    product,
    texts,
    lang,
    page: location.href,
    draft,
    onSent: (reference) => emit(target(), "roost-lead", { kind: "quote", product, reference }),
    onFailure: (failure) => emit(target(), "roost-error", failure),
  });
  if (lines) editor?.startLines(model, lines);

  // A host of its own for as long as it is open, so that the page's document is left as it was.
  const host = document.createElement("roost-quote-dialog");
  const shadow = host.attachShadow({ mode: "open" });
  const root = openShadow(shadow, [css]);
  keepIn(root, ["wheel", "touchmove"]);
  root.lang = lang;
  copyTheme(trigger, root, settings);
  document.body.append(host);
  render(<QuoteView model={model} texts={texts} />, root);
  const dialog = root.querySelector("dialog")!;
  dialog.showModal();
  // Not `autofocus`, of which a frame of another site complains.
  root.querySelector<HTMLElement>("[name=name]")!.focus();

  const unlisten = effect(() => {
    const state = model.state.value;
    // The confirmation shows itself (`QuoteConfirmation`).
    if (state === "sent" || state === "closed") dialog.close();
    if (state !== "closed") return;
    // An effect cannot be disposed of while it runs for the first time.
    queueMicrotask(() => {
      unlisten();
      render(null, root);
      host.remove();
      trigger.focus();
      emit(target(), "roost-close", { product });
    });
  });
}

/** Closes the dialog or its confirmation, where one is open. */
export function closeQuote() {
  current?.close();
  current = undefined;
}
