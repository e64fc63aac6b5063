import { bring } from "../../contract/bring.ts";
import { copyTheme } from "../kit/copy_theme.ts";
import { emit } from "../kit/events.ts";
import { settingsOf } from "../kit/settings.ts";
import { adoptStyles, effect, keepIn, mountView, openShadow } from "../kit/view_kit.ts";
import type { RoostQuoteLine } from "../types/roost.d.ts";
import css from "./quote.css" with { type: "text" };
import { loadQuoteTexts } from "./quote_texts.ts";
import { createQuoteModel, type QuoteModel } from "./QuoteModel.ts";
import { QuoteView } from "./QuoteView.tsx";

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
  const { texts, lang } = await loadQuoteTexts(settings.lang);
  // The page is ours: what is written may be kept over a reload. On a page of others nothing is stored.
  const draft = settings.base === location.origin
    ? (await bring(() => import("./quote_draft.ts"))).quoteDraft(product)
    : undefined;
  const lineEditor = lines?.length ? (await bring(() => import("./QuoteLines.tsx"))).QuoteLines : undefined;
  if (!isLast()) return;
  closeQuote();
  const model = current = createQuoteModel({
    ...settings,
    product,
    lines,
    texts,
    lang,
    page: location.href,
    draft,
    onSent: (reference) => emit(target(), "roost-lead", { kind: "quote", product, reference }),
    onFailure: (failure) => emit(target(), "roost-error", failure),
  });
  model.lineEditor.value = lineEditor;

  // A host of its own for as long as it is open, so that the page's document is left as it was.
  const host = document.createElement("roost-quote-dialog");
  const shadow = host.attachShadow({ mode: "open" });
  const { root } = openShadow(shadow, [css]);
  keepIn(root, ["wheel", "touchmove"]);
  root.lang = lang;
  copyTheme(trigger, root, settings);
  document.body.append(host);
  const unmount = mountView(() => <QuoteView model={model} texts={texts} />, root);
  const dialog = root.querySelector("dialog")!;
  dialog.showModal();
  // Not `autofocus`, of which a frame of another site complains.
  root.querySelector<HTMLElement>("[name=name]")!.focus();

  const unlisten = effect(() => {
    const state = model.state.value;
    if (state !== "sent" && state !== "closed") return;
    dialog.close();
    if (state === "sent") {
      adoptStyles(shadow, [model.sent.value!.css]);
      // Beneath a page's own modal dialog it could be read, and neither closed nor copied.
      [...document.querySelectorAll(":modal")].at(-1)?.append(host);
      const confirmation = root.querySelector<HTMLElement>("[popover]")!;
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
      emit(target(), "roost-close", { product });
    });
  });
}

/** Closes the dialog or its confirmation, where one is open. */
export function closeQuote() {
  current?.close();
  current = undefined;
}
