import { assertEquals } from "deno-std/assert/equals.js";
import { QueryClient } from "@tanstack/react-query";
import { forgetSession, loginAddress, pageAfterLogin, SESSION_KEY } from "./session.ts";

Deno.test("After a logout nothing is left of what the session read", () => {
  const client = new QueryClient();
  client.setQueryData(["/api/admin/contact-submissions"], [{ name: "Asha Rao" }]);
  client.setQueryData(SESSION_KEY, { username: "owner" });
  forgetSession(client);
  assertEquals(client.getQueryCache().getAll().map(({ queryKey, state }) => [queryKey, state.data]), [
    [SESSION_KEY, null],
  ]);
});

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
