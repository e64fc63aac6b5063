import { assertEquals } from "deno-std/assert/equals.js";
import { areaOf, may, type Role } from "../../contract/role.ts";
import { adminPages } from "./admin_pages.ts";

Deno.test("Each page of the panel stands on a call whose area is known", () => {
  assertEquals(adminPages.filter(({ api }) => !areaOf(api)).map(({ path }) => path), []);
});

Deno.test("The menu shows a role its pages, and no other", () => {
  const pagesOf = (role: Role) =>
    adminPages.filter(({ api }) => may(role, "GET", api)).map(({ path }) => path.slice("/admin/".length));
  assertEquals(pagesOf("owner").length, adminPages.length);
  assertEquals(pagesOf("sales"), [
    "dashboard",
    "contact-submissions",
    "chat-history",
    "unanswered",
    "try",
    "account",
    "bin",
  ]);
  for (const page of ["contact-submissions", "company", "audit", "personal-data", "partners"]) {
    assertEquals(pagesOf("editor").includes(page), false, page);
  }
  assertEquals(["audit", "personal-data"].filter((page) => pagesOf("viewer").includes(page)), []);
});
