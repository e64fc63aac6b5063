import { assertEquals } from "deno-std/assert/equals.js";
import { launchBrowser, openPage, type TestPage } from "./browser.ts";
import { startRoost } from "./roost.ts";
import { setAnalytics } from "./set_analytics.ts";

const TAG = "https://www.googletagmanager.com/";

/** Stands in for Google's tag, and notes when it is asked for: tests reach nothing outside. */
async function watchTag(page: TestPage): Promise<string[]> {
  const asked: string[] = [];
  await page.route(`${TAG}**`, async (route) => {
    asked.push(route.request().url());
    await route.fulfill({ contentType: "text/javascript", body: "globalThis.tagged = dataLayer.length" });
  });
  return asked;
}

Deno.test("Visits are counted only where the owner wants it and the visitor has agreed", async (test) => {
  await using roost = await startRoost();
  await using browser = await launchBrowser();
  await using page = await openPage(browser, `${roost.address}/about`, {
    viewport: { width: 360, height: 740 },
  });
  const asked = await watchTag(page);
  const question = page.getByRole("region", { name: "Cookie choices" });
  const tagged = () => page.evaluate(() => Reflect.get(globalThis, "tagged"));

  await test.step("without an id nobody is asked", async () => {
    await page.reload({ waitUntil: "networkidle" });
    assertEquals(await page.getByRole("button", { name: "Cookie choices" }).count(), 0);
    assertEquals(await question.count(), 0);
  });

  await setAnalytics(roost, page, "G-ABC1234567");

  await test.step("nothing is loaded before the answer, nor after a no, which is remembered", async () => {
    await page.reload();
    await question.waitFor();
    assertEquals(asked, []);
    await question.getByRole("button", { name: "Decline" }).click();
    await question.waitFor({ state: "hidden" });
    await page.goto(`${roost.address}/contact`, { waitUntil: "networkidle" });
    assertEquals(await question.count(), 0);
    assertEquals(asked, []);
  });

  await test.step("the footer asks again, and a yes loads the tag, now and on later pages", async () => {
    await page.getByRole("button", { name: "Cookie choices" }).click();
    await page.waitForFunction(() => document.activeElement?.className === "consent");
    await question.getByRole("button", { name: "Accept" }).click();
    await page.waitForFunction(() => Reflect.get(globalThis, "tagged") === 2);
    assertEquals(asked, [`${TAG}gtag/js?id=G-ABC1234567`]);
    await page.goto(`${roost.address}/hi/blog`);
    await page.waitForFunction(() => Reflect.get(globalThis, "tagged") === 2);
    assertEquals(asked.length, 2);
  });

  await test.step("never on the panel's pages", async () => {
    await page.goto(`${roost.address}/admin/dashboard`, { waitUntil: "networkidle" });
    assertEquals(asked.length, 2);
    assertEquals(await tagged(), undefined);
  });
  assertEquals(page.problems, []);
});
