import { assert } from "deno-std/assert/assert.js";
import { assertEquals } from "deno-std/assert/equals.js";
import { FOUND_KINDS } from "../../contract/finding.ts";
import { documentHref } from "./document_href.ts";

Deno.test("Each document has an address in the panel that opens it", () => {
  for (const kind of FOUND_KINDS) assert(documentHref(kind, "1"), kind);
  for (
    const [kind, href] of [
      ["products", "products?action=edit&id=1"],
      ["blog/posts", "blog-posts?action=edit&id=1"],
      ["blog-posts", "blog-posts?action=edit&id=1"],
      ["contact-submissions", "contact-submissions?view=1"],
      ["media", "media?view=1"],
      ["chat-users", "chat-history?user=1"],
      ["unanswered", "unanswered?action=new&copy=1"],
      ["staff-answers", "unanswered?kind=answers&action=edit&id=1"],
      ["accounts", "account"],
    ] as const
  ) assertEquals(documentHref(kind, "1"), `/admin/${href}`);
  assertEquals(documentHref("seo", null), "/admin/seo-settings");
  assertEquals(documentHref("catalogue-order", null), undefined);
});
