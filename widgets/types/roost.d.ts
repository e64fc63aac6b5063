/** Roost's elements, their attributes, methods and events. For JSX: `roost-react.d.ts`, `roost-preact.d.ts`. */

/** Something that could not be loaded or sent; `status` is 0 where no answer came. */
export interface RoostFailure {
  status: number;
  code: string;
  message: string;
  issues: { path: string; code: string; params?: Record<string, string | number>; message: string }[];
  /** Seconds to wait, where `status` is 429. */
  retryAfter?: number;
}

/** A product of a request for a quote, with a quantity in the buyer's words. */
export interface RoostQuoteLine {
  product: string;
  quantity?: string;
}

/** The `detail` of each event. All bubble and cross shadow roots: one listener on the document hears them. */
export interface RoostEventDetails {
  /** The quote dialog, or the chat, is about to open; `preventDefault()` keeps it closed. */
  "roost-open": { product: string } | { kind: "chat" };
  "roost-close": { product: string } | { kind: "chat" };
  /** An inquiry was accepted and stored, or a visitor of the chat has said who they are. */
  "roost-lead": { kind: "quote"; product: string; reference: string } | { kind: "chat" };
  /** Something was said in the chat. */
  "roost-message": { role: "user" | "assistant"; content: string };
  /** The table shows its products: so many in all. */
  "roost-load": { count: number };
  /** Something could not be loaded or sent. */
  "roost-error": RoostFailure;
}

export type RoostEvents = { [Name in keyof RoostEventDetails]: CustomEvent<RoostEventDetails[Name]> };

/** `<roost-chat>`: the button in the corner and its panel. */
export interface RoostChat extends HTMLElement {
  open(): Promise<void>;
  close(): Promise<void>;
}

/** `<roost-quote>`: a button that opens the quote dialog. */
export interface RoostQuote extends HTMLElement {
  /** Opens the dialog, with a list of products where one is given. */
  open(lines?: readonly (RoostQuoteLine | string)[]): Promise<void>;
  /** Closes the dialog, whoever opened it. */
  close(): Promise<void>;
}

/** `<roost-products>`: the product table. */
export type RoostProducts = HTMLElement;

/** Attributes of every tag; without them, what the script's tag says. */
export interface RoostAttributes {
  partner?: string;
  lang?: "en" | "hi" | "te" | (string & Record<never, never>);
  theme?: "light" | "dark" | "auto";
  /** A colour, as `#1b5e20`. */
  accent?: string;
  base?: string;
}

export interface RoostChatAttributes extends RoostAttributes {
  position?: "left" | "right";
}

export interface RoostQuoteAttributes extends RoostAttributes {
  product?: string;
  label?: string;
}

export interface RoostProductsAttributes extends RoostAttributes {
  category?: string;
  "category-name"?: string;
  q?: string;
  page?: number | string;
  "search-label"?: string;
}

/** The events as JSX properties, which React 19 and Preact take by the event's own name. */
export type RoostEventHandlers = {
  [Name in keyof RoostEventDetails as `on${Name}`]?: (event: RoostEvents[Name]) => void;
};

declare global {
  interface HTMLElementTagNameMap {
    "roost-chat": RoostChat;
    "roost-quote": RoostQuote;
    "roost-products": RoostProducts;
  }
  interface HTMLElementEventMap extends RoostEvents {}
  interface DocumentEventMap extends RoostEvents {}
}
