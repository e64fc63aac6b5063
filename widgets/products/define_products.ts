import { defineElement } from "../kit/define_element.ts";
import { RoostProductsElement } from "./RoostProductsElement.ts";

export function defineProducts() {
  defineElement("roost-products", RoostProductsElement);
}
