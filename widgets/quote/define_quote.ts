import { defineElement } from "../kit/define_element.ts";
import { RoostQuoteElement } from "./RoostQuoteElement.ts";

declare global {
  interface HTMLElementTagNameMap {
    "roost-quote": RoostQuoteElement;
  }
}

export function defineQuote() {
  defineElement("roost-quote", RoostQuoteElement);
}
