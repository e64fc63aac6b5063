import * as z from "zod/mini";

/** What a user of the panel is there for. An account without a role is of before there were roles: an owner. */
export const ROLES = ["owner", "editor", "sales", "viewer"] as const;
export const RoleSchema = z.enum(ROLES);
export type Role = z.infer<typeof RoleSchema>;

type Right = "read" | "write";

/** The areas of the admin API, by the first segment of a call's path. A path of no area is for owners alone. */
export const AREAS = {
  own: ["session", "account", "dashboard", "find"],
  shared: ["assistant", "partner-names", "bin", "figures", "sample-month"],
  content: [
    "products",
    "product-categories",
    "catalogue-order",
    "blog",
    "authors",
    "testimonials",
    "pages",
    "media",
    "upload",
    "batch-documents",
    "glossary",
    "brands",
    "conditions",
    "knowledge-choices",
  ],
  customers: [
    "contact-submissions",
    "chat-users",
    "chat-history",
    "chat-events",
    "unanswered",
    "staff-answers",
  ],
  site: ["company", "frame", "look", "publication", "seo", "partners", "prohibited", "redirects"],
  people: ["accounts", "audit", "invitations", "personal-data", "sending", "backups"],
} as const;
type Area = keyof typeof AREAS;

/** What a role may do in an area. One that is not named is closed. Owners may do everything. */
const RIGHTS: Record<Exclude<Role, "owner">, Partial<Record<Area, Right>>> = {
  editor: { own: "write", shared: "read", content: "write" },
  sales: { own: "write", shared: "read", customers: "write" },
  viewer: { own: "write", shared: "read", content: "read", customers: "read", site: "read" },
};

/** Calls whose method does not say what they do. */
const EXCEPTIONS: Record<string, Right> = {
  "POST products/preview": "read",
  "POST blog/posts/preview": "read",
  "POST pages/preview": "read",
  "POST frame/preview": "read",
  "POST company/preview": "read",
  "POST look/preview": "read",
  "POST assistant/explain": "read",
  // A file of all customers leaves the house.
  "GET contact-submissions/export.csv": "write",
};

const BASE = "/api/admin/";

/** The area of a path below `/api/admin/`; undefined if it is in none. */
export function areaOf(path: string): Area | undefined {
  const [first] = path.slice(BASE.length).split("/");
  return (Object.keys(AREAS) as Area[]).find((area) => (AREAS[area] as readonly string[]).includes(first!));
}

/** Whether a role may make a call of the admin API. The server decides by it, and the panel shows by it. */
export function may(role: Role, method: string, path: string): boolean {
  if (role === "owner") return true;
  const area = areaOf(path);
  const right = area && path.startsWith(BASE) ? RIGHTS[role][area] : undefined;
  return right === "write" || right !== undefined && rightFor(method, path) === "read";
}

function rightFor(method: string, path: string): Right {
  const isRead = ["GET", "HEAD", "OPTIONS"].includes(method);
  const named = EXCEPTIONS[`${isRead ? "GET" : method} ${path.slice(BASE.length)}`];
  return named ?? (isRead ? "read" : "write");
}
