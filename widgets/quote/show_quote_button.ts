import base from "../kit/base.css" with { type: "text" };
import { openShadow } from "../kit/open_shadow.ts";
import { loadQuoteTexts } from "./quote_texts.ts";

/** Draws the button of `<roost-quote>`, or draws it anew with what its attributes say now. */
export async function showQuoteButton(host: HTMLElement, lang?: string) {
  const { texts, lang: spoken } = await loadQuoteTexts(lang);
  const { root } = openShadow(host, [base]);
  const button = root.querySelector("button") ?? root.appendChild(document.createElement("button"));
  button.type = "button";
  button.lang = spoken;
  button.className = "button";
  button.part.add("button");
  button.textContent = host.getAttribute("label") || texts.button;
  button.setAttribute("data-roost-quote", host.getAttribute("product") ?? "");
}
