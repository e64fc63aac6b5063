import { assertEquals } from "deno-std/assert/equals.js";
import { loginAddress, pageAfterLogin } from "./session.ts";

Deno.test("The login leads back to the page that asked for it", () => {
  const address = loginAddress("/admin/products", "action=new");
  assertEquals(address, "/admin?next=%2Fadmin%2Fproducts%3Faction%3Dnew");
  assertEquals(pageAfterLogin(address.split("?")[1]!), "/admin/products?action=new");
});

Deno.test("The login leads to the dashboard without a page, or with one that is not of the panel", () => {
  assertEquals(loginAddress("/admin/dashboard", ""), "/admin");
  for (
    const next of [
      "",
      "next=https://elsewhere.example",
      "next=//elsewhere.example",
      "next=/admin",
      "next=/products",
    ]
  ) {
    assertEquals(pageAfterLogin(next), "/admin/dashboard");
  }
});
