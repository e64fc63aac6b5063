import { assertEquals } from "deno-std/assert/equals.js";
import type { Inquiry } from "../../contract/inquiry.ts";
import { askOwner } from "../add_partner.ts";
import { launchBrowser } from "../browser.ts";
import { readRoost } from "../roost.ts";
import { serveHosts } from "./host_site.ts";
import { visitHost } from "./visit_host.ts";

const HOSTS = [
  "plain",
  "bootstrap",
  "theme",
  "strict",
  "strict+types",
  "pinned",
  "hostile_css",
  "hostile_scripts",
  "telugu",
  "urdu",
  "quirks",
  "written",
  "builder",
  "frozen",
  "patched",
  "nonce",
  "worker",
];

Deno.test("On pages of all kinds the three widgets work, and leave the page as it was", async (t) => {
  await using roost = await readRoost();
  const strict = `default-src 'none'; ` +
    ["script-src", "connect-src", "img-src"].map((name) => `${name} ${roost.address}`).join("; ");
  await using site = serveHosts(roost.address, {
    nonce: {
      "content-security-policy":
        `default-src 'none'; script-src 'nonce-c2FtcGxl'; connect-src ${roost.address}; base-uri 'none'`,
    },
    pinned: { "content-security-policy": strict },
    strict: { "content-security-policy": strict },
    "strict+types": {
      "content-security-policy": `${strict}; trusted-types dompurify; require-trusted-types-for 'script'`,
    },
  });
  await using browser = await launchBrowser();
  // One alone, while somebody works on it.
  const only = Deno.env.get("HOST_PAGE");
  const hosts = HOSTS.filter((host) => !only || only.split(" ").includes(host));
  for (const [at, host] of hosts.entries()) {
    await t.step(host, () =>
      visitHost({
        browser,
        address: `${site.address}/${host}`,
        roost: roost.address,
        name: `Sample Farm ${at}`,
        mobile: `+91 90000 00${200 + at}`,
      }));
  }

  const inquiries = await askOwner<Inquiry[]>(roost, "GET", "/api/admin/contact-submissions");
  const pages = inquiries.map(({ source }) => source.page ?? "").filter((page) =>
    page.startsWith(site.address)
  );
  assertEquals(pages.sort(), hosts.map((host) => `${site.address}/${host}`).sort());
});
