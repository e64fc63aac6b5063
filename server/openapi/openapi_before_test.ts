import { assertEquals } from "deno-std/assert/equals.js";
import { BIN_KINDS } from "../../contract/bin.ts";
import { testApp } from "../testing/test_app.ts";
import before from "./testing/openapi_before.json" with { type: "json" };

/** A call's part of the document, without its words. */
interface Call {
  tag: string;
  session: boolean;
  /** `query page`, in order. */
  parameters: string[];
  /** Schemas by media type; null where the type says it all. */
  request: Record<string, unknown> | null;
  status: string;
  etag: boolean;
  response: Record<string, unknown> | null;
}

interface Difference {
  parts: readonly (keyof Call)[];
  because: string;
  calls: readonly string[];
}

/**
 * `testing/openapi_before.json` is the document as it was when it was written by hand beside the routes. What is different
 * now, and why: only where the old one was wrong, or where the API was changed on purpose.
 */
const DIFFERENCES: readonly Difference[] = [
  {
    parts: ["response"],
    because: "who sends an inquiry is told the address of its confirmation page",
    calls: ["POST /api/contact", "POST /api/chat/leave-message"],
  },
  {
    parts: ["request", "response"],
    because:
      "a company profile says nothing where its owner said nothing, and where the company is and delivers",
    calls: ["PUT /api/admin/company", "GET /api/admin/company", "GET /api/company"],
  },
  {
    parts: ["response"],
    because: "an account has an address for its mails",
    calls: ["GET /api/admin/account"],
  },
  {
    parts: ["request", "response"],
    because: "an answer of the staff has translations",
    calls: [
      "GET /api/admin/staff-answers",
      "POST /api/admin/staff-answers",
      "GET /api/admin/staff-answers/{id}",
      "PUT /api/admin/staff-answers/{id}",
    ],
  },
  { parts: ["parameters"], because: "accounts can be searched", calls: ["GET /api/admin/accounts"] },
  {
    parts: ["parameters"],
    because: "lists find what lacks something, and what was not delivered",
    calls: [
      "GET /api/admin/products/export",
      "GET /api/admin/contact-submissions",
      "GET /api/admin/contact-submissions/export.csv",
    ],
  },
  {
    parts: ["request"],
    because: "two people may have one telephone, and the records of one of them stay",
    calls: ["POST /api/admin/personal-data/erase"],
  },
  {
    parts: ["request"],
    because: "a bulk change may be of what lacks something",
    calls: ["POST /api/admin/products/bulk"],
  },
  {
    parts: ["response"],
    because: "what was deleted together is restored together",
    calls: ["POST /api/admin/products/bulk", "POST /api/admin/contact-submissions/resolve"],
  },
  {
    parts: ["response"],
    because: "an article has the profile of its author",
    calls: [
      "GET /api/admin/blog/posts",
      "POST /api/admin/blog/posts",
      "GET /api/admin/blog/posts/{id}",
      "PUT /api/admin/blog/posts/{id}",
      "GET /api/blog/latest",
      "GET /api/blog/posts",
      "GET /api/blog/post/{slug}",
      "GET /api/blog/related",
    ],
  },
  {
    parts: ["response"],
    because: "a version may have been a draft beside what was public",
    calls: ["products", "blog/posts"].flatMap((kind) => [
      `GET /api/admin/${kind}/{id}/versions`,
      `GET /api/admin/${kind}/{id}/versions/{version}`,
    ]),
  },
  {
    parts: ["response"],
    because: "changes of a testimonial and of the profiles can wait beside them",
    calls: [
      "GET /api/admin/seo/social",
      "PUT /api/admin/seo/social",
      "GET /api/admin/testimonials",
      "POST /api/admin/testimonials",
      "GET /api/admin/testimonials/{id}",
      "PUT /api/admin/testimonials/{id}",
    ],
  },
  {
    parts: ["response"],
    because: "a file is used by pages, too",
    calls: ["GET /api/admin/media/{id}/uses"],
  },
  {
    parts: ["response"],
    because:
      "a search says which of its words are other makers' names, or substances that may not be given to animals for food",
    calls: ["GET /api/search"],
  },
  {
    parts: ["parameters"],
    because: "the route took more than the document said",
    calls: [
      "GET /api/product-categories",
      "GET /social/site.png",
      "GET /social/product/{name}",
      "GET /social/post/{name}",
      "GET /api/admin/products",
      "GET /api/admin/products/import/{id}/rows",
      "DELETE /api/admin/media/{id}",
      "POST /api/admin/upload",
    ],
  },
  {
    parts: ["request"],
    because: "an address is at most 2,048 letters, which was checked and not said",
    calls: [
      "POST /api/admin/redirects",
      "PUT /api/admin/redirects/{id}",
      "PUT /api/admin/seo/general",
    ],
  },
  {
    parts: ["request"],
    because: "the id of a product that is stored already was taken and not said",
    calls: [
      "POST /api/admin/products/preview",
    ],
  },
  {
    parts: ["parameters"],
    because: "the list can be sorted",
    calls: [
      "GET /api/admin/product-categories",
      "GET /api/admin/blog/posts",
      "GET /api/admin/blog/categories",
      "GET /api/admin/redirects",
    ],
  },
  { parts: ["response"], because: "the answer had no schema", calls: ["GET /api/admin/dashboard"] },
  {
    parts: ["parameters", "response"],
    because: "the answer had no schema, and depends on lang",
    calls: ["GET /api/seo"],
  },
  {
    parts: ["request", "response"],
    because: "a note is addressed by its id, no longer by its place",
    calls: [
      "GET /api/admin/contact-submissions",
      "GET /api/admin/contact-submissions/{id}",
      "PATCH /api/admin/contact-submissions/{id}/resolve",
      "PATCH /api/admin/contact-submissions/{id}/notes",
      "PATCH /api/admin/contact-submissions/{id}/change-note",
      "PATCH /api/admin/contact-submissions/{id}/remove-note",
      "POST /api/admin/contact-submissions/{id}/send-again",
    ],
  },
  {
    parts: ["parameters"],
    because: "the list is narrowed by facets and has more orders",
    calls: ["GET /api/products"],
  },
  {
    parts: ["request", "response"],
    because: "a product may have an HSN code, and names the conditions that it treats or prevents",
    calls: [
      "GET /api/products",
      "GET /api/products/related",
      "GET /api/products/{id}",
      "GET /api/admin/products",
      "POST /api/admin/products",
      "GET /api/admin/products/{id}",
      "PUT /api/admin/products/{id}",
    ],
  },
  {
    parts: ["parameters", "response"],
    because: "an import asks what the columns are, and can leave out the rows that it refuses",
    calls: [
      "POST /api/admin/products/import",
      "GET /api/admin/products/import/{id}",
      "POST /api/admin/products/import/{id}/run",
    ],
  },
  {
    parts: ["request"],
    because: "a title is enough for a draft",
    calls: ["POST /api/admin/blog/posts", "PUT /api/admin/blog/posts/{id}"],
  },
  {
    parts: ["parameters", "response"],
    because: "a history has pages, and says by which name a browser registered",
    calls: ["GET /api/admin/chat-history/{userId}"],
  },
  {
    parts: ["response"],
    because: "suspected inquiries are counted, to be deleted at once",
    calls: ["GET /api/admin/contact-submissions/sources"],
  },
  {
    parts: ["response"],
    because: "who chatted is grouped by mobile number",
    calls: ["GET /api/admin/chat-users"],
  },
  {
    parts: ["request"],
    because: "the optional fields of every form were taken and not said",
    calls: ["POST /api/contact"],
  },
  {
    parts: ["response"],
    because: "a partner's withdrawn widgets and refused origins are shown",
    calls: [
      "GET /api/admin/partners",
      "POST /api/admin/partners",
      "GET /api/admin/partners/{id}",
      "PUT /api/admin/partners/{id}",
      "POST /api/admin/partners/{id}/rotate",
    ],
  },
  {
    parts: ["request"],
    because: "the own password is asked for, and an account is made with its role",
    calls: [
      "POST /api/admin/account/second-factor",
      "DELETE /api/admin/account/sessions/{id}",
      "POST /api/admin/accounts",
      "DELETE /api/admin/accounts/{id}",
    ],
  },
  {
    parts: ["response"],
    because: "a session says what its user may do, and has to do first",
    calls: ["GET /api/admin/session", "POST /api/admin/login", "POST /api/admin/setup"],
  },
  {
    parts: ["response"],
    because: "an account has a role",
    calls: ["GET /api/admin/accounts", "POST /api/admin/accounts"],
  },
  { parts: ["response"], because: "a disease says whether it has a page", calls: ["GET /api/search"] },
  {
    parts: ["response"],
    because: "an answer says where it says less than was asked",
    calls: ["POST /api/assistant/chat"],
  },
  {
    parts: ["parameters", "response"],
    because: "what was answered carefully, refused or disliked is listed too, with what was answered",
    calls: ["GET /api/admin/unanswered"],
  },
  {
    parts: ["response"],
    because: "as above",
    calls: [
      "GET /api/admin/unanswered/{id}",
      "POST /api/admin/unanswered/{id}/dismiss",
      "POST /api/admin/unanswered/{id}/reopen",
    ],
  },
  {
    parts: ["parameters", "response"],
    because: "an entry says where it came from and whether its difference was kept, and is found by more",
    calls: ["GET /api/admin/audit"],
  },
  {
    parts: ["request", "response"],
    because: "the texts of the SEO settings have translations",
    calls: ["general", "pages"].flatMap((document) => [
      `GET /api/admin/seo/${document}`,
      `PUT /api/admin/seo/${document}`,
    ]),
  },
];

/** Calls that there were none of. */
const ADDED = [
  "GET /worker.js",
  "GET /api/admin/find",
  "GET /api/admin/backups",
  "POST /api/admin/backups",
  "PUT /api/admin/backups/settings",
  "POST /api/admin/backups/download",
  "GET /api/admin/backups/download/{token}",
  "POST /api/admin/backups/{id}/check",
  ...BIN_KINDS.map((kind) =>
    `POST /api/admin/${kind}/${kind === "chat-users" ? "{userId}" : "{id}"}/restore`
  ),
  ...[
    "products",
    "blog/posts",
    "pages",
    "authors",
    "testimonials",
    "glossary",
    "conditions",
    "brands",
    "prohibited",
  ].flatMap((kind) => ["PUT", "DELETE"].map((method) => `${method} /api/admin/${kind}/{id}/draft`)),
  ...["pages", "authors", "testimonials", "glossary", "conditions", "brands", "prohibited"].flatMap((kind) =>
    ["versions", "versions/{version}"].map((part) => `GET /api/admin/${kind}/{id}/${part}`)
  ),
  "POST /api/admin/products/undo",
  "POST /api/admin/contact-submissions/restore",
  "POST /api/admin/contact-submissions/reopen",
  "POST /api/admin/contact-submissions/assign",
  "PATCH /api/admin/contact-submissions/{id}/work",
  "GET /api/admin/contact-submissions/assignees",
  "GET /api/admin/bin",
  "DELETE /api/admin/bin/{id}",
  "POST /api/admin/bin/empty",
  "GET /api/frame",
  "GET /api/admin/publication",
  "PUT /api/admin/publication",
  "GET /look/colours.css",
  "GET /look/{name}",
  "GET /api/admin/invitations",
  "POST /api/admin/invitations",
  "POST /api/admin/invitations/{id}/resend",
  "DELETE /api/admin/invitations/{id}",
  "PUT /api/admin/account/email",
  "PUT /api/admin/account/notices",
  "POST /api/admin/link/invitation",
  "POST /api/admin/link/join",
  "POST /api/admin/link/forgotten",
  "POST /api/admin/link/reset",
  "GET /api/admin/sample-month",
  "DELETE /api/admin/sample-month",
  "GET /api/admin/figures",
  "GET /api/admin/figures/export.csv",
  "GET /api/admin/sending",
  "PUT /api/admin/sending/mail",
  "DELETE /api/admin/sending/mail",
  "POST /api/admin/sending/mail/test",
  "PUT /api/admin/sending/webhook",
  "DELETE /api/admin/sending/webhook",
  "POST /api/admin/sending/webhook/test",
  "GET /api/admin/look",
  "PUT /api/admin/look",
  "GET /api/admin/catalogue-order",
  "PUT /api/admin/catalogue-order",
  "GET /api/admin/frame",
  "PUT /api/admin/frame",
  "GET /api/products/facets",
  "GET /api/pages",
  "GET /api/pages/{slug}",
  "GET /api/admin/pages",
  "POST /api/admin/pages",
  "POST /api/admin/pages/preview",
  "GET /api/admin/pages/{id}",
  "PUT /api/admin/pages/{id}",
  "DELETE /api/admin/pages/{id}",
  "PUT /api/admin/accounts/{id}/role",
  "GET /api/admin/partner-names",
  "POST /api/admin/accounts/{id}/end-sessions",
  "GET /.well-known/security.txt",
  "GET /{language}/site.webmanifest",
  "DELETE /api/admin/chat-users/{userId}",
  "DELETE /api/admin/contact-submissions/{id}",
  "POST /api/admin/contact-submissions/delete",
  "POST /api/admin/contact-submissions/delete-suspected",
  "GET /api/admin/authors",
  "POST /api/admin/authors",
  "GET /api/admin/authors/{id}",
  "PUT /api/admin/authors/{id}",
  "DELETE /api/admin/authors/{id}",
  "GET /api/admin/frame/versions",
  "GET /api/admin/frame/versions/{version}",
  "GET /api/admin/company/versions",
  "GET /api/admin/company/versions/{version}",
  "GET /api/admin/look/versions",
  "GET /api/admin/look/versions/{version}",
  "PUT /api/admin/company/draft",
  "DELETE /api/admin/company/draft",
  "PUT /api/admin/frame/draft",
  "DELETE /api/admin/frame/draft",
  "PUT /api/admin/look/draft",
  "DELETE /api/admin/look/draft",
  "PUT /api/admin/seo/general/draft",
  "DELETE /api/admin/seo/general/draft",
  "GET /api/admin/seo/general/versions",
  "GET /api/admin/seo/general/versions/{version}",
  "PUT /api/admin/seo/pages/draft",
  "DELETE /api/admin/seo/pages/draft",
  "GET /api/admin/seo/pages/versions",
  "GET /api/admin/seo/pages/versions/{version}",
  "PUT /api/admin/seo/social/draft",
  "DELETE /api/admin/seo/social/draft",
  "GET /api/admin/seo/social/versions",
  "GET /api/admin/seo/social/versions/{version}",
  "POST /api/admin/company/preview",
  "POST /api/admin/look/preview",
  "GET /api/admin/look/colours.css",
  "GET /api/parts/{part}",
  "GET /api/request/{id}/{key}",
  "GET /api/batch-documents",
  "GET /api/admin/batch-documents",
  "POST /api/admin/batch-documents",
  "GET /api/admin/batch-documents/{id}",
  "PUT /api/admin/batch-documents/{id}",
  "DELETE /api/admin/batch-documents/{id}",
  "GET /api/admin/glossary",
  "POST /api/admin/glossary",
  "GET /api/admin/glossary/{id}",
  "PUT /api/admin/glossary/{id}",
  "DELETE /api/admin/glossary/{id}",
  "POST /api/admin/assistant/explain",
  "GET /api/admin/audit/{id}/difference",
  "POST /api/admin/link/email",
  "POST /api/admin/frame/preview",
  "POST /api/admin/blog/categories/{id}/move",
  "POST /api/admin/blog/posts/preview",
  "GET /api/admin/products/import-columns",
  "GET /api/admin/products/import-template",
  "POST /api/admin/products/import/{id}/columns",
  "GET /api/admin/products/import/{id}/refused",
  "GET /api/admin/brands",
  "POST /api/admin/brands",
  "GET /api/admin/brands/{id}",
  "PUT /api/admin/brands/{id}",
  "DELETE /api/admin/brands/{id}",
  "GET /api/admin/conditions",
  "POST /api/admin/conditions",
  "GET /api/admin/conditions/{id}",
  "PUT /api/admin/conditions/{id}",
  "DELETE /api/admin/conditions/{id}",
  "GET /api/admin/knowledge-choices",
  "GET /api/admin/prohibited",
  "POST /api/admin/prohibited",
  "GET /api/admin/prohibited/{id}",
  "PUT /api/admin/prohibited/{id}",
  "DELETE /api/admin/prohibited/{id}",
  "GET /api/conditions",
  "GET /api/conditions/by-signs",
  "GET /api/conditions/{id}",
  "GET /api/prohibited",
  "GET /partner/{key}/note",
  "GET /partner/{key}/pinned/{version}",
];

interface Described {
  tags: string[];
  security?: unknown;
  parameters: { in: string; name: string }[];
  requestBody?: { content: Content };
  responses: Record<string, { headers?: { ETag?: unknown }; content?: Content }>;
}
type Content = Record<string, { schema?: unknown }>;

function callOf({ tags, security, parameters, requestBody, responses }: Described): Call {
  const [status, success] = Object.entries(responses)[0]!;
  return {
    tag: tags[0]!,
    session: security !== undefined,
    parameters: parameters.map((one) => `${one.in} ${one.name}`).sort(),
    request: schemasOf(requestBody?.content),
    status,
    etag: success.headers?.ETag !== undefined,
    response: schemasOf(success.content),
  };
}

function schemasOf(content: Content | undefined): Call["request"] {
  if (!content) return null;
  return Object.fromEntries(Object.entries(content).map(([type, { schema = null }]) => [type, schema]));
}

/** The file holds each schema once, and its place where it is used. */
function unfold(content: Record<string, number | null> | null): Call["request"] {
  if (!content) return null;
  return Object.fromEntries(
    Object.entries(content).map(([type, place]) => [type, place === null ? null : before.schemas[place]]),
  );
}

async function callsNow(): Promise<Map<string, Call>> {
  await using test = await testApp();
  const { paths } = await (await test.admin("GET", "/openapi.json")).json();
  return new Map(
    Object.entries(paths as Record<string, Record<string, Described>>).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, one]) =>
        [`${method.toUpperCase()} ${path}`, callOf(one)] as const
      )
    ),
  );
}

Deno.test("The description made from the routes differs from the written one only where that was wrong", async () => {
  const now = await callsNow();
  const calls = before.calls as unknown as Record<string, Call>;
  assertEquals([...now.keys()].sort(), [...Object.keys(calls), ...ADDED].sort(), "the calls themselves");
  const different = new Set(
    Object.entries(calls).flatMap(([name, call]) => {
      const old = {
        ...call,
        request: unfold(call.request as never),
        response: unfold(call.response as never),
      };
      const parts = Object.keys(old) as (keyof Call)[];
      return parts.filter((part) => !equal(old[part], now.get(name)![part])).map((part) =>
        `${name}: ${part}`
      );
    }),
  );
  const listed = DIFFERENCES.flatMap(({ parts, calls }) =>
    calls.flatMap((name) => parts.map((part) => `${name}: ${part}`))
  );
  assertEquals([...different].filter((one) => !listed.includes(one)), [], "say in DIFFERENCES why");
  const stale = DIFFERENCES.flatMap(({ parts, calls }) =>
    calls.filter((name) => !parts.some((part) => different.has(`${name}: ${part}`)))
  );
  assertEquals(stale, [], "no longer different");
});

function equal(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
