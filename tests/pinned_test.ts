import { assertEquals } from "deno-std/assert/equals.js";
import { launchBrowser, openPage } from "./browser.ts";
import { serveHostPage } from "./host_page.ts";
import { readRoost } from "./roost.ts";

Deno.test("A pinned version of each widget works under its integrity hash, and another text of it does not run", async () => {
  await using roost = await readRoost();
  await using browser = await launchBrowser();
  const answer = await fetch(`${roost.address}/widgets/manifest.json`);
  assertEquals(answer.headers.get("access-control-allow-origin"), "*");
  const pinned: Record<string, { src: string; integrity: string }> = await answer.json();
  assertEquals(Object.keys(pinned).sort(), ["chat", "products", "quote"]);
  const tag = (name: string, integrity = pinned[name]!.integrity) =>
    `<script async src="${roost.address}${
      pinned[name]!.src
    }?lang=te&accent=%23a30000" integrity="${integrity}" crossorigin></script>`;
  const policy = {
    "content-security-policy":
      `default-src 'none'; script-src ${roost.address}; connect-src ${roost.address}`,
  };

  await using host = serveHostPage(
    `<!doctype html><html lang="en"><title>Sample dealer</title>
      <roost-products category="dewormers"></roost-products><roost-quote product="Levamisole"></roost-quote>
      ${tag("products")}${tag("quote")}${tag("chat")}`,
    policy,
  );
  await using page = await openPage(browser, host.address);
  await page.getByRole("button", { name: "AI సహాయకుడు" }).waitFor();
  await page.getByRole("row").nth(3).waitFor();
  const button = page.locator("roost-quote button");
  await button.click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "కొటేషన్ కోరండి" }).waitFor();
  assertEquals(
    await button.evaluate((element) => getComputedStyle(element).backgroundColor),
    "rgb(163, 0, 0)",
  );
  assertEquals(await page.evaluate(() => localStorage.length + sessionStorage.length), 0);
  assertEquals(page.problems, []);

  await using other = serveHostPage(
    `<!doctype html><html lang="en"><title>Sample dealer</title>${tag("chat", pinned.quote!.integrity)}`,
  );
  await using refused = await openPage(browser, other.address);
  await refused.waitForLoadState("load");
  assertEquals(await refused.locator("roost-chat").count(), 0);
  assertEquals(refused.problems.length, 1);
});
