import { effect } from "@preact/signals-core";
import type { ApiFailure, Transport } from "../kit/api_client.ts";
import base from "../kit/base.css" with { type: "text" };
import { copyTheme } from "../kit/copy_theme.ts";
import { mountView } from "../kit/mount_view.ts";
import { openShadow } from "../kit/open_shadow.ts";
import css from "./quote.css" with { type: "text" };
import { loadQuoteTexts } from "./quote_texts.ts";
import { quoteDraft } from "./quote_draft.ts";
import { createQuoteModel, type QuoteModel } from "./QuoteModel.ts";
import { QuoteView } from "./QuoteView.tsx";

export interface OpenQuoteOptions {
  /** Where the focus goes afterwards, and whose look the dialog takes. */
  trigger: HTMLElement;
  product: string;
  /** The page is ours: what is written may be kept over a reload. On a page of others nothing is stored. */
  own?: boolean;
  request: Transport;
  lang?: string;
  partner?: string;
  onSent: (reference: string) => void;
  onFailure: (failure: ApiFailure) => void;
  onClosed: () => void;
}

/** The page has one dialog at most. */
let current: QuoteModel | undefined;

/** Opens the dialog about a product, in place of one that is open. */
export async function openQuote({ trigger, lang, own, onClosed, ...options }: OpenQuoteOptions) {
  const { texts, lang: spoken } = await loadQuoteTexts(lang);
  closeQuote();
  const model = current = createQuoteModel({
    ...options,
    texts,
    lang: spoken,
    page: location.href,
    draft: own ? quoteDraft(options.product) : undefined,
  });

  // A host of its own for as long as it is open, so that the page's document is left as it was.
  const host = document.createElement("roost-quote-dialog");
  const { root } = openShadow(host, [base, css]);
  root.lang = spoken;
  copyTheme(trigger, host);
  document.body.append(host);
  const unmount = mountView(() => <QuoteView model={model} texts={texts} />, root);
  const dialog = root.querySelector("dialog")!;
  const confirmation = root.querySelector<HTMLElement>("[popover]")!;
  dialog.showModal();

  const unlisten = effect(() => {
    const state = model.state.value;
    if (state !== "sent" && state !== "closed") return;
    dialog.close();
    if (state === "sent") {
      confirmation.showPopover?.();
      confirmation.focus();
      return;
    }
    // After the effects that this change set off: the view is one of them.
    queueMicrotask(() => {
      unlisten();
      unmount();
      host.remove();
      trigger.focus();
      onClosed();
    });
  });
}

/** Closes the dialog or its confirmation, where one is open. */
export function closeQuote() {
  current?.close();
  current = undefined;
}
