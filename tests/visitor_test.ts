import { assert } from "deno-std/assert/assert.js";
import { assertEquals } from "deno-std/assert/equals.js";
import { launchBrowser, openPage } from "./browser.ts";
import { eventually } from "./eventually.ts";
import { readRoost } from "./roost.ts";

const PRODUCT = "/product/amprolium-20-soluble-powder";

Deno.test("What a visitor sees change", async (test) => {
  await using roost = await readRoost();
  await using browser = await launchBrowser();

  await test.step("the theme is light at first, dark when asked for, and remembered as `theme`", async () => {
    await using page = await openPage(browser, roost.address, { colorScheme: "dark" });
    const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    assertEquals(await paper(), "rgb(255, 255, 255)");
    await page.getByRole("button", { name: "Switch to dark theme" }).click();
    assertEquals(await page.evaluate(() => localStorage.getItem("theme")), "dark");
    await page.goto(`${roost.address}/about`);
    assertEquals(await paper(), "rgb(13, 22, 17)");
    // The page has just come: the click may wait for its scripts.
    await page.getByRole("button", { name: "Switch to light theme" }).click();
    await eventually(paper, "rgb(255, 255, 255)");
    assertEquals(await page.evaluate(() => localStorage.getItem("theme")), "light");
  });

  await test.step("below 768 px the links are in a menu that closes behind whoever follows one", async () => {
    await using page = await openPage(browser, roost.address, { viewport: { width: 767, height: 800 } });
    assertEquals(await page.locator(".header-nav").isVisible(), false);
    await page.locator(".menu summary").click();
    await page.locator(".menu").getByRole("link", { name: "About", exact: true }).click();
    await page.getByRole("heading", { level: 1, name: "About Roost" }).waitFor();
    await eventually(() => page.locator(".menu nav").isVisible(), false);
    await page.setViewportSize({ width: 768, height: 800 });
    await eventually(() => page.locator(".header-nav").isVisible(), true);
    await eventually(() => page.locator(".menu summary").isVisible(), false);
  });

  await test.step("a picture that cannot be loaded gives way to a drawing", async () => {
    await using page = await openPage(browser, "about:blank");
    await page.route("**/media/**", (route) => route.abort());
    await page.goto(roost.address);
    await page.locator(".tile img[src='/assets/pictures/placeholder-category.svg']").first().waitFor();
    assertEquals(await page.locator(".tile img[src*='/media/']").count(), 0);
  });

  await test.step("a phone loads no picture that it has no room for", async () => {
    for (const [width, expected] of [[360, 0], [1280, 1]] as const) {
      await using page = await openPage(browser, "about:blank", { viewport: { width, height: 740 } });
      const pictures: string[] = [];
      page.on("request", (request) => {
        if (request.url().endsWith("/assets/pictures/hero.svg")) pictures.push(request.url());
      });
      await page.goto(`${roost.address}/contact`, { waitUntil: "networkidle" });
      assertEquals(pictures.length, expected);
    }
  });

  await test.step("the day from which one may sell follows from the last dose and the animal", async () => {
    await using page = await openPage(browser, `${roost.address}/product/enrofloxacin-10-oral-solution`);
    await page.getByText("Safe to sell from").click();
    await page.getByLabel("Day of the last dose").fill("2026-11-20");
    const days = page.locator(".safe-to-sell dd strong");
    await eventually(() => days.allInnerTexts(), [
      "from November 27, 2026",
      "from December 18, 2026",
      "Never",
    ]);
    await page.getByLabel("Animals and dose").selectOption({ label: "Turkeys" });
    await eventually(async () => (await days.allInnerTexts())[0], "from December 3, 2026");
  });

  await test.step("what a flock needs follows from its birds; grams for kilograms are told", async () => {
    await using page = await openPage(
      browser,
      `${roost.address}/product/amoxicillin-trihydrate-50-soluble-powder`,
      {
        viewport: { width: 360, height: 780 },
      },
    );
    await page.getByText("How much for my flock").click();
    await page.getByLabel("Number of birds").fill("5,000");
    await page.getByLabel("Average weight of a bird, kg").fill("1.2");
    const figures = page.locator(".how-much dd strong");
    await eventually(() => figures.allInnerTexts(), ["180 g", "540 g", "1 × 1 kg sachet"]);
    await page.getByLabel("Average weight of a bird, kg").fill("1200");
    await page.getByText("More than 30 kg cannot be a bird").waitFor();
    assertEquals(await figures.count(), 0);
    await page.getByLabel("Which birds").selectOption({ label: "Hens whose eggs are eaten or sold" });
    await page.getByRole("alert").getByText("No. The page gives no days for eggs").waitFor();
  });

  await test.step("an answer of the assistant leads to it with the figures that were told", async () => {
    const path = "/product/amoxicillin-trihydrate-50-soluble-powder?birds=5000&weight=1.2#how-much";
    await using page = await openPage(browser, roost.address + path);
    const figures = page.locator(".how-much dd strong");
    await eventually(() => figures.allInnerTexts(), ["180 g", "540 g", "1 × 1 kg sachet"]);
  });

  await test.step("the chat's button lies on nothing that can be pressed where the page rests", async () => {
    for (const width of [360, 768]) {
      await using page = await openPage(browser, `${roost.address}/products/anticoccidials`, {
        viewport: { width, height: 640 },
      });
      await page.locator("roost-chat [part~=button]").waitFor();
      // A button for the list that is not yet shown is below it neither: it is shown a moment later.
      await page.locator("roost-products [data-list]").evaluateAll((buttons) =>
        buttons.forEach((button) => button.part.remove("ready"))
      );
      for (const y of [0, 300, 700]) {
        await page.evaluate((y) => scrollTo({ top: y, behavior: "instant" }), y);
        await eventually(() => page.evaluate(pressedBelowTheChat), []);
      }
    }
  });

  await test.step("a product's page waits with grey bars, and says so when it does not come", async () => {
    await using page = await openPage(browser, `${roost.address}/products/anticoccidials`);
    await page.waitForLoadState("networkidle");
    const held = Promise.withResolvers<void>();
    await page.route(`**/api/products/amprolium*`, async (route) => {
      await held.promise;
      await route.abort();
    });
    await page.locator(`roost-products a[href='${PRODUCT}']`).first().click();
    await page.locator("main .skeleton").waitFor();
    held.resolve();
    await page.getByRole("alert").getByText("This page could not be loaded").waitFor();
    assertEquals(await page.evaluate(() => scrollY), 0);
    await page.unroute(`**/api/products/amprolium*`);
    await page.getByRole("button", { name: "Try again" }).click();
    await page.getByRole("heading", { level: 1, name: "Amprolium 20% Soluble Powder" }).waitFor();
  });

  await test.step("a product's tabs show one at a time, by mouse, key and address", async () => {
    await using page = await openPage(browser, roost.address + PRODUCT);
    const open = () => page.locator(".tab-panel:visible").evaluateAll((panels) => panels.map(({ id }) => id));
    await page.getByRole("tab", { name: "Specifications" }).click();
    assertEquals(await open(), ["specifications"]);
    await page.keyboard.press("ArrowRight");
    assertEquals(await open(), ["usage"]);
    await page.goto("about:blank");
    await page.goto(`${roost.address}${PRODUCT}#safety`);
    await page.getByRole("tab", { name: "Safety Information", selected: true }).waitFor();
    assertEquals(await open(), ["safety"]);
  });

  await test.step("the home form clears when it is sent, and is thanked for", async () => {
    await using page = await openPage(browser, roost.address);
    const form = page.locator("#get-in-touch form");
    await form.getByLabel(/^Name/).fill("Sample Hatchery");
    await form.getByLabel(/^Email/).fill("hatchery@farm.example");
    await form.getByLabel(/^Message/).fill("Do you keep vaccines in stock?");
    await form.getByRole("button").click();
    await page.getByText("Message Sent").first().waitFor();
    await page.getByText("Thank you for your message! We will get back to you shortly.").first().waitFor();
    await eventually(() => form.getByLabel(/^Message/).inputValue(), "");
  });

  await test.step("the home form that cannot be sent says so, and can be sent again", async () => {
    await using page = await openPage(browser, roost.address);
    await page.route("**/api/contact", (route) => route.fulfill({ status: 500, body: "" }));
    const form = page.locator("#get-in-touch form");
    await form.getByLabel(/^Name/).fill("Sample Hatchery");
    await form.getByLabel(/^Email/).fill("hatchery@farm.example");
    await form.getByLabel(/^Message/).fill("Do you keep vaccines in stock?");
    await form.getByRole("button").click();
    const toast = page.locator(".toast.destructive");
    await toast.getByText("Error", { exact: true }).waitFor();
    await toast.getByText("There was an error sending your message. Please try again.").waitFor();
    await page.locator("roost-chat [part=button]").waitFor();
    const [said, button] = await Promise.all(
      [toast, page.locator("roost-chat [part=button]")].map((each) => each.boundingBox()),
    );
    assert(said!.y + said!.height <= button!.y, "the chat's button covers what is said");
    await page.unroute("**/api/contact");
    await form.getByRole("button").click();
    await page.getByText("Message Sent").first().waitFor();
    assertEquals(await toast.count(), 0, "what went wrong before is still said");
  });

  await test.step("a form that cannot be sent says so, and keeps what was typed", async () => {
    await using page = await openPage(browser, `${roost.address}/contact`);
    await page.route("**/api/contact", (route) => route.fulfill({ status: 500, body: "" }));
    const form = page.locator("#form form");
    await form.getByLabel(/^Name/).fill("Sample Hatchery");
    await form.getByLabel(/^Email/).fill("hatchery@farm.example");
    await form.getByLabel(/^Phone/).fill("+91 40 5550 0177");
    await form.getByLabel(/^Subject/).selectOption("other");
    await form.getByLabel(/^Message/).fill("Do you keep vaccines in stock?");
    await form.getByRole("button", { name: "Send Message" }).click();
    await page.getByText("Error Sending Message").first().waitFor();
    await page.getByText("There was an error sending your message. Please try again.").first().waitFor();
    assertEquals(await form.getByLabel(/^Message/).inputValue(), "Do you keep vaccines in stock?");
    assert(await form.locator("button[type=submit]").isEnabled());
  });
});

/** What can be pressed and is below the chat's button. */
function pressedBelowTheChat(): string[] {
  const button = document.querySelector("roost-chat")!.shadowRoot!.querySelector("[part~=button]")!;
  const { left, right, top, bottom } = button.getBoundingClientRect();
  const table = document.querySelector("roost-products")?.shadowRoot;
  return [document, table].flatMap((root) => [...root?.querySelectorAll("button, input, [data-list]") ?? []])
    .filter((element) => {
      const place = element.getBoundingClientRect();
      return element.checkVisibility() && place.left < right - 1 && place.right > left + 1 &&
        place.top < bottom - 1 && place.bottom > top + 1;
    }).map((element) => element.outerHTML.slice(0, 80));
}
