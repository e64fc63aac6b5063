import { effect } from "@preact/signals";
import base from "../kit/base.css" with { type: "text" };
import { createApiClient } from "../kit/api_client.ts";
import { copyTheme } from "../kit/copy_theme.ts";
import { emit } from "../kit/events.ts";
import { loadTexts } from "../kit/load_texts.ts";
import { mountView } from "../kit/mount_view.ts";
import { openShadow } from "../kit/open_shadow.ts";
import { settingsOf } from "../kit/settings.ts";
import { quote as english } from "../kit/texts/en.ts";
import css from "./quote.css" with { type: "text" };
import { QuoteConfirmation } from "./QuoteConfirmation.tsx";
import { QuoteDialog } from "./QuoteDialog.tsx";
import { createQuoteModel, type QuoteModel } from "./QuoteModel.ts";

/** The one dialog of the page. */
let current: QuoteModel | undefined;

/** Opens the dialog about `product`; events go to `trigger`, and so does the focus afterwards. */
export async function openQuote(trigger: HTMLElement, product: string): Promise<void> {
  const settings = settingsOf(trigger);
  const { lang, texts } = await loadTexts("quote", english, settings.lang);
  closeQuote();
  const model = current = createQuoteModel({
    product,
    texts,
    request: createApiClient(settings.base),
    page: location.href,
    partner: settings.partner,
    onSent: ({ reference }) => emit(trigger, "roost-lead", { kind: "quote", product, reference }),
    onFailure: (failure) => emit(trigger, "roost-error", failure),
  });

  // A host of its own for as long as it is open, so that the page's document is left as it was.
  const host = document.createElement("roost-quote-dialog");
  const { root } = openShadow(host, [base, css]);
  root.lang = lang;
  copyTheme(trigger, host);
  document.body.append(host);
  const unmount = mountView(
    <>
      <QuoteDialog model={model} texts={texts} />
      <QuoteConfirmation model={model} texts={texts} />
    </>,
    root,
  );
  const dialog = root.querySelector("dialog")!;
  const confirmation = root.querySelector<HTMLElement>("[popover]")!;
  dialog.showModal();

  const unlisten = effect(() => {
    const state = model.state.value;
    if (state === "sent") {
      dialog.close();
      confirmation.showPopover?.();
      confirmation.focus();
    } else if (state === "closed") {
      queueMicrotask(() => {
        unlisten();
        dialog.close();
        unmount();
        host.remove();
        trigger.focus();
        emit(trigger, "roost-close", { product });
      });
    }
  });
}

/** Closes the dialog or its confirmation, where one is open. */
export function closeQuote() {
  current?.close();
  current = undefined;
}
