import { inEachLanguage } from "../../contract/shared/language_modules.ts";
import css from "./button.css" with { type: "text" };

/** The labels are here, so that a page with a button only loads no file of texts. */
const LABELS: Record<string, string> = await inEachLanguage((language) =>
  import(`./texts/button/${language}.ts`)
);

/** Draws the button of `<roost-quote>`, or updates it to the current attributes. */
export function showQuoteButton(host: HTMLElement, lang: string) {
  let button = host.shadowRoot?.querySelector("button");
  if (!button) {
    import("../kit/missing_scripts.ts").catch(() => {});
    const shadow = host.attachShadow({ mode: "open", delegatesFocus: true });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    shadow.adoptedStyleSheets = [sheet];
    button = document.createElement("button");
    button.type = "button";
    button.part.add("button");
    shadow.appendChild(button);
  }
  const label = host.getAttribute("label");
  button.lang = label ? "" : LABELS[lang] ? lang : "en";
  button.textContent = label || LABELS[lang] || LABELS.en!;
  button.setAttribute("data-roost-quote", host.getAttribute("product") ?? "");
}
