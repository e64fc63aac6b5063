import { defineElement } from "../kit/define_element.ts";
import { RoostQuoteElement } from "./RoostQuoteElement.ts";

export function defineQuote() {
  defineElement("roost-quote", RoostQuoteElement);
}
