import { LINE_MAX, QUANTITY_MAX, QUOTE_LINES_MAX } from "../../contract/limits.ts";
import { closeIcon } from "../kit/icons.tsx";
import { adoptStyles } from "../kit/open_shadow.ts";
import css from "./lines.css" with { type: "text" };
import { lineTexts } from "./line_texts.ts";
import type { RoostQuoteLine } from "../types/roost.d.ts";
import type { DraftLine, QuoteModel } from "./QuoteModel.ts";
import type { QuoteViewProps } from "./QuoteView.tsx";

// In one file with them: both are what most requests do without.
import { UnitOf } from "./asked_fields.tsx";
export { askedOf } from "./asked_fields.tsx";

/** Opens the lines that the page's script passed. */
export function startLines(model: QuoteModel, lines: readonly (RoostQuoteLine | string)[]) {
  model.lines.value = lines.slice(0, QUOTE_LINES_MAX).map(lineOf);
  model.lineEditor.value = QuoteLines;
}

/** Converts a page's value to a line. A page may pass a name only, or a quantity as a number. */
function lineOf(line: RoostQuoteLine | string): DraftLine {
  const { product, quantity = "", unit = "" } = typeof line === "string" ? { product: line } : line;
  return {
    product: `${product ?? ""}`.slice(0, LINE_MAX),
    quantity: `${quantity ?? ""}`.slice(0, QUANTITY_MAX),
    unit: `${unit ?? ""}`,
  };
}

/** Shows the lines and adds an empty one. The first line holds the dialog's own product, if it has one. */
export function editLines(model: QuoteModel) {
  const { lines, product, lineEditor } = model;
  const first = lines.value.length === 0 && product;
  if (lines.value.length < QUOTE_LINES_MAX) {
    lines.value = [...lines.value, { product: first || "", quantity: "", unit: "" }];
  }
  lineEditor.value = QuoteLines;
}

/** The editor for the products of the request and their quantities. */
export function QuoteLines({ model }: QuoteViewProps) {
  const { lines } = model;
  const texts = lineTexts[model.options.lang as keyof typeof lineTexts] ?? lineTexts.en;
  const full = lines.value.length >= QUOTE_LINES_MAX;
  function change(at: number, to: Partial<DraftLine>) {
    lines.value = lines.value.map((line, place) => place === at ? { ...line, ...to } : line);
  }
  function remove(at: number, button: HTMLElement) {
    // The removed button would lose the focus: move it to a control that stays.
    button.closest("fieldset")?.querySelector<HTMLElement>(".quiet")?.focus();
    lines.value = lines.value.filter((_, place) => place !== at);
    if (lines.value.length === 0) model.lineEditor.value = undefined;
  }
  return (
    <fieldset class="lines" part="lines" ref={adopt}>
      <legend>{texts.title}</legend>
      {lines.value.map((line, at) => (
        <div class="line" part="line" key={at} ref={focusEmpty}>
          <input
            aria-label={`${texts.product} ${at + 1}`}
            placeholder={texts.product}
            part="input"
            maxLength={LINE_MAX}
            value={line.product}
            onInput={(event) => change(at, { product: event.currentTarget.value })}
          />
          <input
            aria-label={`${texts.quantity} ${at + 1}`}
            placeholder={`${texts.quantity}: ${texts.example}`}
            part="input"
            maxLength={QUANTITY_MAX}
            value={line.quantity}
            onInput={(event) => change(at, { quantity: event.currentTarget.value })}
          />
          {model.options.asked?.fields.unit && (
            <UnitOf
              model={model}
              unit={line.unit}
              name={line.product || at + 1}
              onChoose={(unit) => change(at, { unit })}
            />
          )}
          <button
            type="button"
            class="close"
            aria-label={`${texts.remove}: ${line.product || at + 1}`}
            onClick={(event) => remove(at, event.currentTarget)}
          >
            {closeIcon()}
          </button>
        </div>
      ))}
      {full
        ? <p class="issue">{texts.full}</p>
        : (
          <button type="button" class="quiet" part="add" onClick={() => editLines(model)}>
            {texts.more}
          </button>
        )}
    </fieldset>
  );
}

function adopt(element: HTMLElement | null) {
  const root = element?.getRootNode();
  if (root instanceof ShadowRoot) adoptStyles(root, [css]);
}

/** Focuses the first empty input of a line that was just added. */
function focusEmpty(line: HTMLElement | null) {
  const inputs = line ? [...line.querySelectorAll("input")] : [];
  inputs.find(({ value }) => !value)?.focus();
}
