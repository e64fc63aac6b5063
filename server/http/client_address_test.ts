import { assertEquals } from "deno-std/assert/equals.js";
import { Hono } from "hono";
import { clientAddress, networkOf } from "./client_address.ts";
import { Throttle } from "./throttle.ts";

/** The address that a server behind `proxies` proxies sees. */
async function seen(proxies: number, forwarded: string | null, connection = "192.0.2.1"): Promise<string> {
  const app = new Hono().get("/", (c) => c.text(clientAddress(c, proxies)));
  const headers = new Headers(forwarded === null ? [] : [["x-forwarded-for", forwarded]]);
  const env = { remoteAddr: { hostname: connection } };
  return await (await app.request("/", { headers }, env)).text();
}

Deno.test("As many entries of X-Forwarded-For are believed as there are proxies of ours", async () => {
  assertEquals(await seen(0, "203.0.113.7"), "192.0.2.1");
  assertEquals(await seen(1, "10.9.8.7, 203.0.113.7"), "203.0.113.7");
  assertEquals(await seen(2, "10.9.8.7, 203.0.113.7, 198.51.100.1"), "203.0.113.7");
  assertEquals(await seen(2, "203.0.113.7"), "203.0.113.7");
  assertEquals(await seen(1, null), "192.0.2.1");
});

Deno.test("What is no IP address is not taken for one", async () => {
  for (
    const odd of ["", "unknown", "localhost", "1.2.3", "<script>", "1.2.3.4.5", "::g", "x".repeat(9_000)]
  ) {
    assertEquals(await seen(1, odd), "192.0.2.1", odd);
  }
  assertEquals(await seen(1, "203.0.113.7:4711"), "203.0.113.7");
  assertEquals(await seen(1, "[2001:db8::7]:4711"), "2001:db8::7");
  assertEquals(await seen(0, null, "fe80::1%eth0"), "fe80::1");
});

Deno.test("An IPv4 address is one caller however it is written, and so is a /64 of IPv6", async () => {
  for (const mapped of ["::ffff:203.0.113.7", "::FFFF:cb00:7107", "0:0:0:0:0:ffff:203.0.113.7"]) {
    assertEquals(await seen(0, null, mapped), "203.0.113.7");
  }
  const network = "2001:db8:1:2::/64";
  for (const address of ["2001:db8:1:2::1", "2001:0DB8:1:2:ffff:ffff:ffff:ffff", "2001:db8:1:2:3::"]) {
    assertEquals(networkOf(address), network);
  }
  assertEquals(networkOf("2001:db8:1:3::1"), "2001:db8:1:3::/64");
  assertEquals([networkOf("::1"), networkOf("203.0.113.7"), networkOf("owner")], [
    "0:0:0:0::/64",
    "203.0.113.7",
    "owner",
  ]);
});

Deno.test("A limit counts all addresses of a /64 together", () => {
  const throttle = new Throttle({ limit: 3, perMs: 60_000, now: () => new Date(0) });
  let taken = 0;
  for (let at = 1; at <= 10; at++) {
    try {
      throttle.take(`2001:db8::${at.toString(16)}`);
      taken++;
    } catch {
      // Refused.
    }
  }
  assertEquals(taken, 3);
});
