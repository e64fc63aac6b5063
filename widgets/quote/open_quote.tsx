import { effect } from "@preact/signals";
import { render } from "preact";
import type { FormRules } from "../../contract/form_rules.ts";
import { FORMS_KEY } from "../../contract/shared/chosen_forms.ts";
import { otherLanguages } from "../../contract/shared/language_modules.ts";
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
import { en, type QuoteTexts } from "./texts/en.ts";

const OTHER_TEXTS = otherLanguages<QuoteTexts>((language) => import(`./texts/${language}.ts`));

export interface OpenQuoteOptions {
  /** The dialog takes its theme and settings, emits events on it, and returns the focus to it. */
  trigger: HTMLElement;
  product: string;
  lines?: readonly (RoostQuoteLine | string)[];
  /** False if another dialog was requested meanwhile. */
  isLast: () => boolean;
}

type Chosen = Partial<Record<typeof FORMS_KEY, FormRules>>;

/** The model of the open dialog. A page has one dialog at most. */
let current: QuoteModel | undefined;

/** Opens the dialog about a product. An open dialog is closed first. */
export async function openQuote({ trigger, product, lines, isLast }: OpenQuoteOptions) {
  const settings = settingsOf(trigger);
  // The page may have removed the trigger meanwhile. Then events go to the document.
  const target = () => trigger.isConnected ? trigger : document;
  const { texts, lang } = await loadTexts("quote/texts", en, OTHER_TEXTS, settings.lang);
  // A draft is stored on our own site only. On other sites nothing is stored.
  const draft = settings.base === location.origin
    ? (await lazyImport("quote/quote_draft", () => import("./quote_draft.ts"))).quoteDraft(product)
    : undefined;
  const forms = (customElements as unknown as Chosen)[FORMS_KEY];
  const editor = forms || lines?.length ? await importLines() : undefined;
  if (!isLast()) return;
  closeQuote();
  const model = current = createQuoteModel({
    ...settings,
    product,
    texts,
    lang,
    page: location.href,
    draft,
    asked: forms && editor?.askedOf(forms, lang),
    onSent: (reference) => emit(target(), "roost-lead", { kind: "quote", product, reference }),
    onFailure: (failure) => emit(target(), "roost-error", failure),
  });
  if (lines?.length) editor?.startLines(model, lines);

  // The dialog has its own host, which is removed again. So the page's own elements stay unchanged.
  const host = document.createElement("roost-quote-dialog");
  const shadow = host.attachShadow({ mode: "open" });
  const root = openShadow(shadow, [css]);
  keepIn(root, ["wheel", "touchmove"]);
  root.lang = lang;
  copyTheme(trigger, root, settings);
  // Not into `document.body`, which is a picture or a form where one has that name.
  document.querySelector("body")!.appendChild(host);
  render(<QuoteView model={model} texts={texts} />, root);
  const dialog = root.querySelector("dialog")!;
  dialog.showModal();
  // Not `autofocus`: a browser blocks it in a cross-origin frame and logs an error.
  root.querySelector<HTMLElement>("[name=name]")!.focus();

  const unlisten = effect(() => {
    const state = model.state.value;
    // The confirmation opens itself (`QuoteConfirmation`).
    if (state === "sent" || state === "closed") dialog.close();
    if (state !== "closed") return;
    // An effect cannot be disposed of during its first run.
    queueMicrotask(() => {
      unlisten();
      render(null, root);
      host.parentNode?.removeChild(host);
      trigger.focus();
      emit(target(), "roost-close", { product });
    });
  });
}

/** Closes the dialog or its confirmation, if one is open. */
export function closeQuote() {
  current?.close();
  current = undefined;
}
