import { assert } from "deno-std/assert/assert.js";
import { assertEquals } from "deno-std/assert/equals.js";
import { localPath } from "../contract/shared/language_paths.ts";
import { formatDateIn } from "../site/ui/dates.ts";
import { isReady, launchBrowser, openPage } from "./browser.ts";
import { readRoost } from "./roost.ts";

const PRODUCT = "/product/amoxicillin-trihydrate-50-soluble-powder";

Deno.test("From page to page, onto paper and to the map", async (test) => {
  await using roost = await readRoost();
  await using browser = await launchBrowser();

  await test.step("a link that is hovered has its page fetched, and following it asks for nothing more", async () => {
    await using page = await openPage(browser, `${roost.address}/about`);
    await page.waitForLoadState("networkidle");
    const fetched: string[] = [];
    page.on("request", (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith("/api/") || pathname.endsWith(".js")) fetched.push(pathname);
    });
    const link = page.locator(".header-nav a[href='/blog']");
    await link.hover();
    await page.waitForRequest((request) => request.url().includes("/api/blog/posts"));
    await page.waitForLoadState("networkidle");
    const before = fetched.length;
    await link.click();
    await page.getByRole("heading", { level: 1, name: "Poultry Healthcare Insights" }).waitFor();
    assertEquals(fetched.slice(before), []);
    assertEquals(await page.evaluate(() => document.activeElement?.id), "main");
    assertEquals(await page.evaluate(() => performance.getEntriesByType("navigation").length), 1);
    assertEquals(page.problems, []);
  });

  for (const [reducedMotion, fades] of [["no-preference", 1], ["reduce", 0]] as const) {
    await test.step(`pages fade into one another, ${reducedMotion} of motion`, async () => {
      await using page = await openPage(browser, "about:blank", { reducedMotion });
      await page.addInitScript(() => {
        const start = document.startViewTransition.bind(document);
        document.startViewTransition = (change) => {
          document.documentElement.dataset.fades = String(
            Number(document.documentElement.dataset.fades ?? 0) + 1,
          );
          return start(change);
        };
      });
      await page.goto(`${roost.address}/about`);
      await isReady(page);
      await page.locator(".header-nav a[href='/blog']").click();
      await page.getByRole("heading", { level: 1, name: "Poultry Healthcare Insights" }).waitFor();
      assertEquals(await page.evaluate(() => Number(document.documentElement.dataset.fades ?? 0)), fades);
      assertEquals(page.problems, []);
    });
  }

  await test.step("who saves data gets nothing that was not asked for", async () => {
    await using page = await openPage(browser, "about:blank");
    await page.clock.install();
    await page.addInitScript(() =>
      Object.defineProperty(navigator, "connection", { value: { saveData: true } })
    );
    await page.goto(`${roost.address}/about`);
    // A slow machine may be still for long between the page and its scripts.
    await isReady(page);
    await page.waitForLoadState("networkidle");
    let asked = false;
    page.on("request", () => asked = true);
    await page.locator(".header-nav a[href='/blog']").hover();
    // Long past the moment at which a hover counts as intent.
    await page.clock.runFor(10_000);
    assertEquals(asked, false);
  });

  await test.step("a page is fetched anew, not asked for in place, when its module is gone", async () => {
    await using page = await openPage(browser, `${roost.address}/about`);
    await page.waitForLoadState("networkidle");
    await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
    await page.locator(".header-nav a[href='/contact']").click();
    await page.waitForURL("**/contact");
    await page.getByRole("heading", { level: 1, name: "Contact Us" }).waitFor();
  });

  await test.step("the server's dates stay, though this browser would write them otherwise", async () => {
    await using page = await openPage(browser, "about:blank");
    await page.addInitScript(() => {
      Object.defineProperty(Intl.DateTimeFormat.prototype, "format", { value: () => "another day" });
    });
    await page.goto(`${roost.address}/blog`);
    await isReady(page);
    const dates = page.locator("main time");
    await page.waitForLoadState("networkidle");
    assertEquals((await dates.allTextContents()).includes("another day"), false);
    await page.locator(".posts h2 a").first().click();
    await dates.first().getByText("another day").waitFor();
    assertEquals(page.problems, []);
  });

  for (const [language, theme] of [["en", "light"], ["hi", "dark"], ["te", "light"]] as const) {
    await test.step(`the longest product is one page of A4 in ${language}, ${theme}`, async () => {
      await using page = await openPage(browser, roost.address);
      await page.evaluate((value) => localStorage.setItem("theme", value!), theme);
      await page.goto(`${roost.address}${localPath(language, PRODUCT)}`);
      await page.waitForLoadState("networkidle");
      const pdf = new TextDecoder("latin1").decode(await page.pdf({ preferCSSPageSize: true }));
      assertEquals(pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length, 1);
      const today = formatDateIn(new Date().toISOString(), language, "long");
      const foot = await page.locator(".paper-foot").textContent();
      assertEquals(foot!.split(" · ").at(-2)!.includes(today), true, foot!);
      await page.emulateMedia({ media: "print" });
      assertEquals(await page.locator(".tab-panel:visible").count(), 4);
      assertEquals(
        await page.locator(".header, .footer, .related, .actions").filter({ visible: true }).count(),
        0,
      );
      assertEquals(
        await page.evaluate(() => getComputedStyle(document.body).backgroundColor),
        "rgb(255, 255, 255)",
      );
    });
  }

  await test.step("a product's address is copied, and said to be", async () => {
    await using page = await openPage(browser, roost.address + PRODUCT, {
      permissions: ["clipboard-read", "clipboard-write"],
    });
    await page.getByRole("button", { name: "Copy link" }).click();
    await page.getByText("Link copied").waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    assert(copied.endsWith(PRODUCT), copied);
  });

  /** The browser is offline but for our server: the frame's address is what counts. */
  const strangers = (asked: string[]) => asked.filter((url) => !url.startsWith(roost.address));

  await test.step("the live map loads when it is asked for, in place, and nothing before", async () => {
    await using page = await openPage(browser, "about:blank");
    const asked: string[] = [];
    await page.route(/openstreetmap/, (route) => route.fulfill({ body: "a map" }));
    page.on("request", (request) => asked.push(request.url()));
    await page.goto(`${roost.address}/contact`);
    await page.waitForLoadState("networkidle");
    assertEquals(strangers(asked), []);
    await page.locator('textarea[name="message"]').fill("What I had begun to write");
    await page.getByRole("link", { name: "Show the live map" }).click();
    await page.frameLocator(".map iframe").getByText("a map").waitFor();
    assertEquals(new URL(page.url()).search, "");
    assertEquals(await page.locator('textarea[name="message"]').inputValue(), "What I had begun to write");
    assertEquals(page.problems, []);
  });

  await test.step("where the first page did not allow the map, its page comes anew with it", async () => {
    await using page = await openPage(browser, `${roost.address}/about`);
    await page.route(/openstreetmap/, (route) => route.fulfill({ body: "a map" }));
    await page.locator(".header-nav a[href='/contact']").click();
    await page.getByRole("link", { name: "Show the live map" }).click();
    await page.frameLocator(".map iframe").getByText("a map").waitFor();
    assertEquals(new URL(page.url()).search, "?map=1");
    assertEquals(page.problems, []);
  });
});
