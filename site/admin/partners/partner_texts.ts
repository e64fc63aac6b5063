import { resourceTexts } from "../form/resource_texts.ts";
import type { Widget } from "../../../contract/partner.ts";

/** The sentences of the partners page. */
export const partnerTexts = resourceTexts(
  "partner",
  "partners",
  {
    placeholder: "Name, site, key or note…",
    emptyHint:
      "A partner shows your products and chat on its own site: add the first one with the button above.",
    confirmDelete:
      "Are you sure you want to delete this partner? What came from its pages stays, under the key alone.",
    columns: ["Partner", "Allowed origins", "Last 30 days", "All time", "State"],
    active: "Active",
    paused: "Paused",
    inquiries: (count: number) => count === 1 ? "1 inquiry" : `${count} inquiries`,
    chats: (count: number) => count === 1 ? "1 chat" : `${count} chats`,
    counts: { views: "Views", chats: "Chats", quotes: "Quotes" },
    one: { views: "1 view", chats: "1 chat", quotes: "1 quote" },
    count: (count: string, name: string) => `${count} ${name.toLowerCase()}`,
    chart: {
      title: "Last 30 days",
      none: "Nothing came from their pages in the last 30 days",
      summary: (name: string, total: string, most: string, day: string) =>
        `${name}: ${total} in the last 30 days, at most ${most} on ${day}`,
      table: "Each day",
      day: "Day",
    },
    sections: {
      key: "Key",
      snippets: "To copy into their pages",
      leads: "Last 30 days",
      withdrawn: "Withdrawn versions on their pages",
      refused: "Refused pages",
    },
    hints: {
      origins:
        "Where their pages are: https://dealer.example, and https://www.dealer.example if that is used too. " +
        "https://*.dealer.example is every name below it. Widgets with this key are refused on any other site, " +
        "and the browser's console there says what to ask you for.",
      key:
        "It stands in the pages and is no secret. Give a new one if others use it: the old one opens nothing from then on, and what came under it stays.",
      rotateFirst: "Save or discard your changes first.",
      snippets: "One line for each, where it should stand in the page.",
      withdrawn:
        "Their pages pin these versions of a widget, which get no fixes: send the partner the lines above, or today's pinned version.",
      refused:
        "Pages at these origins used the key in the last 30 days. Add those that are the partner's to the allowed origins.",
      snippetsLater: "The key and the lines to copy are here once the partner is saved.",
    },
    lastSeen: (day: string) => `last on ${day}`,
    near: (origin: string) => `${origin} is allowed, and to a browser that is another site`,
    from: "From",
    rotate: "Give a new key",
    confirmRotate: (name: string) =>
      `Give ${name} a new key? Widgets on their pages are refused until the new key stands there.`,
    rotated: "The partner has a new key",
    rotateError: "An error occurred while making a new key",
    builder: "Choose look and language, and see it live",
    key: "Key",
    widgets: {
      chat: "Chat",
      quote: "Quote button",
      products: "Product table",
    } satisfies Record<Widget, string>,
    fallback: "Our product list",
  } as const,
);
