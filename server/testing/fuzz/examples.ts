import { aProduct, CONTACT_MESSAGE, HOME_MESSAGE } from "../fixtures.ts";
import { OWNER } from "../test_app.ts";
import type { Seen } from "./Seen.ts";

type Example = (seen: Seen, number: number) => unknown;

const POST = { excerpt: "x", content: "<p>x</p>", author: "A", imageUrl: "/x.svg", category: "Feed" };
const VISITOR = { name: "Sample Farm", mobileNumber: "+91 90000 00001", location: "Guntur" };
const batch = (seen: Seen, number: number) => ({
  number: `B ${number}`,
  products: [id(seen, "/api/admin/products")],
  files: [{ kind: "analysis", url: "/media/a.pdf" }],
});
const id = (seen: Seen, path: string) => seen.names(path)[0] ?? "none";
const proof: Example = () => ({ password: OWNER.password });
/** The oldest, so that others stay for the calls about one. */
const someInquiries = (seen: Seen) => ({ ids: seen.ids("/api/admin/contact-submissions").slice(-1) });
const visitor = (seen: Seen) => id(seen, "/api/chat/register-user");

/**
 * A body that succeeds, for each operation that makes something or does something. One that changes a stored
 * document begins with that document. `number` makes names unique.
 */
export const EXAMPLES: Record<string, Example> = {
  "POST /api/admin/login": () => OWNER,
  "PUT /api/admin/account/password": () => ({ current: OWNER.password, password: OWNER.password }),
  "DELETE /api/admin/account/sessions/{id}": proof,
  "POST /api/admin/account/second-factor": proof,
  "DELETE /api/admin/account/second-factor": proof,
  "POST /api/admin/accounts": (_, number) => ({
    username: `helper-${number}`,
    role: "editor",
    password: "lotus-crane-basalt-1618",
    current: OWNER.password,
  }),
  "PUT /api/admin/accounts/{id}/role": () => ({ role: "sales", password: OWNER.password }),
  "DELETE /api/admin/accounts/{id}": proof,
  "POST /api/admin/accounts/{id}/end-sessions": proof,
  "POST /api/admin/personal-data/export": () => ({ who: HOME_MESSAGE.email }),
  "POST /api/admin/personal-data/erase": () => ({ who: "nobody@farm.example" }),
  "POST /api/admin/blog/posts": (_, number) => ({ title: `Post ${number}`, ...POST }),
  "PUT /api/admin/blog/posts/{id}": (_, number) => ({ title: `Post ${number}`, ...POST }),
  "POST /api/admin/blog/categories": (_, number) => ({ name: `Topic ${number}`, description: "x" }),
  "PUT /api/admin/blog/categories/{id}": () => ({ name: "Feed", description: "x" }),
  "POST /api/admin/authors": (_, number) => ({ name: `Author ${number}` }),
  "POST /api/admin/batch-documents": batch,
  "PUT /api/admin/batch-documents/{id}": batch,
  "POST /api/admin/glossary": (_, number) => ({ term: `word ${number}` }),
  "PUT /api/admin/glossary/{id}": (_, number) => ({ term: `word ${number}` }),
  "POST /api/admin/products": (_, number) => aProduct({ name: `Product ${number}` }),
  "POST /api/admin/products/preview": () => aProduct(),
  "POST /api/admin/products/bulk": (seen) => ({ action: "feature", ids: [id(seen, "/api/admin/products")] }),
  "POST /api/admin/product-categories": (_, number) => ({ name: `Category ${number}` }),
  "POST /api/admin/contact-submissions/resolve": someInquiries,
  "POST /api/admin/contact-submissions/delete": someInquiries,
  "POST /api/admin/contact-submissions/assign": (seen) => ({
    assignees: Object.fromEntries(someInquiries(seen).ids.map((id) => [id, null])),
  }),
  "PATCH /api/admin/contact-submissions/{id}/work": () => ({ followUp: "2026-12-01" }),
  "PATCH /api/admin/contact-submissions/{id}/notes": () => ({ text: "Called back" }),
  "POST /api/admin/testimonials": () => ({ name: "Farm", position: "Owner", content: "On time." }),
  "POST /api/admin/redirects": (_, number) => ({ from: `/old-${number}`, to: "/about", isPermanent: true }),
  "PUT /api/admin/redirects/{id}": (_, number) => ({ from: `/older-${number}`, to: "/about" }),
  "POST /api/admin/partners": () => ({ name: "Dealer", origins: ["https://dealer.example"], isActive: true }),
  "POST /api/admin/staff-answers": (_, number) => ({
    questions: [`Is it ${number}?`],
    lang: "en",
    answer: "Yes",
  }),
  "POST /api/contact": (_, number) => number % 2 ? HOME_MESSAGE : CONTACT_MESSAGE,
  "POST /api/chat/register-user": () => VISITOR,
  "PATCH /api/chat/update-visit/{id}": () => VISITOR,
  "POST /api/chat/save-message": (seen) => ({
    userId: visitor(seen),
    role: "user",
    content: "Hello",
    timestamp: "2026-03-01T08:00:00Z",
  }),
  "POST /api/chat/leave-message": (seen) => ({ userId: visitor(seen), message: "Please call me back" }),
  "POST /api/assistant/chat": () => ({ query: "Which dewormers do you have?" }),
};

/** Values of query parameters that a schema cannot tell. */
export const QUERY_EXAMPLES: Record<string, (seen: Seen) => readonly string[]> = {
  from: () => ["2026-01-01", "2026-03-01"],
  to: () => ["2026-03-01", "2026-12-31"],
  fields: () => ["id", "name,category", "id,slug,translations"],
  resource: () => ["products", "company"],
  force: () => ["true", ""],
  id: (seen) => seen.names("/api/products"),
  slug: (seen) => seen.names("/api/blog/posts"),
  mobile: () => ["+91 90000 00001"],
};

/** Last segments of paths that no list has. */
export const PATH_EXAMPLES: Record<string, readonly string[]> = {
  "/social": ["site.png", "icon-192.png"],
  "/social/product": ["amprolium-20.png"],
  "/social/post": ["post-0.png"],
  "/sitemaps": ["1.xml"],
  "": ["hi", "te"],
};
