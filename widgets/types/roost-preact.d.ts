/** Roost's tags in the JSX of Preact. */
import type {
  RoostChat,
  RoostChatAttributes,
  RoostEventHandlers,
  RoostProducts,
  RoostProductsAttributes,
  RoostQuote,
  RoostQuoteAttributes,
} from "./roost.d.ts";
import type { ClassAttributes, HTMLAttributes } from "preact";

type Tag<Host extends HTMLElement, Attributes> =
  & Omit<HTMLAttributes<Host> & ClassAttributes<Host>, keyof Attributes>
  & Attributes
  & RoostEventHandlers;

declare module "preact" {
  namespace JSX {
    interface IntrinsicElements {
      "roost-chat": Tag<RoostChat, RoostChatAttributes>;
      "roost-quote": Tag<RoostQuote, RoostQuoteAttributes>;
      "roost-products": Tag<RoostProducts, RoostProductsAttributes>;
    }
  }
}
