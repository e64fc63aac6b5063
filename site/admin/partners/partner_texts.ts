import type { Widget } from "../../../contract/partner.ts";

/** The sentences of the partners page. */
export const partnerTexts = {
  title: "Partners",
  search: "Search partners",
  placeholder: "Name, site, key or note…",
  add: "Add New Partner",
  addTitle: "New partner",
  editTitle: "Edit partner",
  empty: "No partners found",
  loadError: "The partners could not be loaded",
  notFound: "This partner does not exist any more.",
  confirmDelete:
    "Are you sure you want to delete this partner? What came from its pages stays, under the key alone.",
  created: "Partner created successfully",
  updated: "Partner updated successfully",
  deleted: "Partner deleted successfully",
  saveError: "An error occurred while saving the partner",
  deleteError: "An error occurred while deleting the partner",
  columns: ["Partner", "Sites", "Leads", "State"],
  active: "Active",
  paused: "Paused",
  inquiries: (count: number) => count === 1 ? "1 inquiry" : `${count} inquiries`,
  chats: (count: number) => count === 1 ? "1 chat" : `${count} chats`,
  sections: { who: "Who", sites: "Allowed sites", snippets: "To copy into their pages", leads: "Leads" },
  fields: { name: "Name", note: "Note", isActive: "Active", origins: "Allowed sites" },
  hints: {
    note: "Only for you: whom to call, what was agreed",
    isActive: "A paused partner keeps its key and its leads",
    origins:
      "Where their pages are, such as https://dealer.example; https://*.dealer.example is every name below it",
    snippets:
      "One line for each, where it should stand in the page. The key says that a visitor came from them.",
    snippetsLater: "The key and the lines to copy are here once the partner is saved.",
  },
  site: "site",
  key: "Key",
  widgets: {
    chat: "Chat",
    quote: "Quote button",
    products: "Product table",
  } satisfies Record<Widget, string>,
  copied: "Copied to clipboard",
  copyFailed: "The browser refused to copy. Select the text and copy it by hand.",
} as const;
