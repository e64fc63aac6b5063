import { defineElement } from "../kit/define_element.ts";
import { RoostProductsElement } from "./RoostProductsElement.ts";

declare global {
  interface HTMLElementTagNameMap {
    "roost-products": RoostProductsElement;
  }
}

export function defineProducts() {
  defineElement("roost-products", RoostProductsElement);
}
