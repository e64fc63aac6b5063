/** Roost's elements, their attributes, methods and events. For JSX: `roost-react.d.ts`, `roost-preact.d.ts`. */

/** A failed request or load. `status` is 0 if no response came. */
export interface RoostFailure {
  status: number;
  code: string;
  message: string;
  issues: { path: string; code: string; params?: Record<string, string | number>; message: string }[];
  /** Seconds to wait, if `status` is 429. */
  retryAfter?: number;
}

/** One product of a request for a quote. The quantity is free text. */
export interface RoostQuoteLine {
  product: string;
  quantity?: string;
  /** `kg`, `g`, `litre`, `ml`, `bottle`, `packet` or `bag`, where the owner's forms ask for it. */
  unit?: string;
}

/** The `detail` of each event. All events bubble and are composed: one listener on the document suffices. */
export interface RoostEventDetails {
  /** The quote dialog or the chat is about to open. `preventDefault()` stops it. */
  "roost-open": { product: string } | { kind: "chat" };
  "roost-close": { product: string } | { kind: "chat" };
  /** An inquiry was accepted and stored, or a visitor of the chat has registered. */
  "roost-lead": { kind: "quote"; product: string; reference: string } | { kind: "chat" };
  /** A message was added to the chat. */
  "roost-message": { role: "user" | "assistant"; content: string };
  /** The table shows its products. `count` is their total number. */
  "roost-load": { count: number };
  /** A request failed, or a file could not be loaded. */
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
  /** Opens the dialog. `lines` are the products to request. */
  open(lines?: readonly (RoostQuoteLine | string)[]): Promise<void>;
  /** Closes the dialog, even if another trigger opened it. */
  close(): Promise<void>;
}

/** `<roost-products>`: the product table. */
export type RoostProducts = HTMLElement;

/** Attributes of every element. Without them, the settings of the script's tag apply. */
export interface RoostAttributes {
  partner?: string;
  /** The code of a language, as `hi`. Where we have no such texts they are English. */
  lang?: string;
  theme?: "light" | "dark" | "auto";
  /** A colour, as `#1b5e20`. */
  accent?: string;
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

/** The events as JSX properties. React 19 and Preact listen for the name after `on`. */
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
