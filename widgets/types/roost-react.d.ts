/** Roost's tags in the JSX of React 19. */
import type {
  RoostChat,
  RoostChatAttributes,
  RoostEventHandlers,
  RoostProducts,
  RoostProductsAttributes,
  RoostQuote,
  RoostQuoteAttributes,
} from "./roost.d.ts";
import type { DetailedHTMLProps, HTMLAttributes } from "react";

type Tag<Host extends HTMLElement, Attributes> =
  & Omit<DetailedHTMLProps<HTMLAttributes<Host>, Host>, keyof Attributes>
  & Attributes
  & RoostEventHandlers;

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "roost-chat": Tag<RoostChat, RoostChatAttributes>;
      "roost-quote": Tag<RoostQuote, RoostQuoteAttributes>;
      "roost-products": Tag<RoostProducts, RoostProductsAttributes>;
    }
  }
}
