import { assertEquals } from "deno-std/assert/equals.js";
import { assertMatch } from "deno-std/assert/match.js";
import { assertStringIncludes } from "deno-std/assert/string_includes.js";
import { adminRoutes } from "./admin_document.ts";

const dist = {
  entries: {
    admin: { file: "/assets/admin-AAAAAAAA.js", imports: ["/assets/chunk-BBBBBBBB.js"] },
    "styles/admin": { file: "/assets/styles/admin-CCCCCCCC.css", imports: [] },
  },
};

for (const path of ["/admin", "/admin/products?action=new", "/admin/setup"]) {
  Deno.test(`GET ${path} is the panel's document, kept by nobody and found by no search engine`, async () => {
    const response = await adminRoutes({ dist }).request(path);
    assertEquals(response.status, 200);
    assertMatch(response.headers.get("content-type")!, /^text\/html/);
    assertEquals(response.headers.get("cache-control"), "no-store");
    assertStringIncludes(response.headers.get("x-robots-tag")!, "noindex");
    const html = await response.text();
    for (const { file, imports } of Object.values(dist.entries)) {
      for (const address of [file, ...imports]) assertStringIncludes(html, `"${address}"`);
    }
  });
}

Deno.test("The panel's policy allows no inline code or style, no frame and no foreign script", async () => {
  const response = await adminRoutes({ dist }).request("/admin");
  const policy = response.headers.get("content-security-policy")!;
  assertEquals(policy.includes("unsafe"), false);
  for (
    const rule of ["default-src 'none'", "script-src 'self';", "style-src 'self';", "frame-ancestors 'none'"]
  ) {
    assertStringIncludes(policy, rule);
  }
  const html = await response.text();
  assertEquals(/<style|style=|<script>| on\w+=/.test(html), false);
});
