import type { FoundKind } from "../../contract/finding.ts";
import { adminPages } from "./admin_pages.ts";
import { withParams } from "./api.ts";

/** Pages that bear neither the name of their documents nor that of their call. */
const PAGES: Record<string, string> = {
  "chat-users": "chat-history",
  "staff-answers": "unanswered",
  accounts: "account",
};

/** How the address of a page opens one document, where that is not in a form of its list. */
const OPENED: Record<string, (id: string) => Record<string, string>> = {
  "contact-submissions": (view) => ({ view }),
  media: (view) => ({ view }),
  "chat-users": (user) => ({ user }),
  unanswered: (copy) => ({ action: "new", copy }),
  "staff-answers": (id) => ({ kind: "answers", action: "edit", id }),
  accounts: () => ({}),
};

/** The page that lists documents of a kind: `blog/posts` as in the API, or `blog-posts` as in the audit log. */
export function pageOfKind(kind: string) {
  const name = PAGES[kind] ?? kind;
  return adminPages.find(({ path, api }) => path === `/admin/${name}` || api === `/api/admin/${name}`);
}

/** Where a document is edited; undefined for kinds without a page. Without an id it is the page. */
export function documentHref(kind: FoundKind, id: string): string;
export function documentHref(kind: string, id: string | null): string | undefined;
export function documentHref(kind: string, id: string | null): string | undefined {
  const page = pageOfKind(kind);
  const opened = OPENED[kind] ?? ((id) => ({ action: "edit", id }));
  return page && withParams(page.path, id === null ? {} : opened(id));
}
