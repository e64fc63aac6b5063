import { assert } from "deno-std/assert/assert.js";
import { assertEquals } from "deno-std/assert/equals.js";
import { assertStringIncludes } from "deno-std/assert/string_includes.js";
import { launchBrowser, openPage } from "./browser.ts";
import { eventually } from "./eventually.ts";
import { startRoost } from "./roost.ts";
import { SAVE } from "./save_button.ts";
import { agree, refuse } from "./sign_in.ts";

Deno.test("The owner changes a page's title and the company's name, and both are on the site at once", async () => {
  await using roost = await startRoost();
  await using browser = await launchBrowser();
  await using page = await openPage(browser, `${roost.address}/admin/seo-settings`);
  await page.getByLabel("Username").fill(roost.username);
  await page.getByLabel("Password").fill(roost.password);
  await page.getByRole("button", { name: "Sign in" }).click();
  const read = async (path: string) => await (await fetch(roost.address + path)).text();

  // By keyboard from the first tab to the second; a change holds whoever goes on to the third.
  await page.getByRole("tab", { name: "General SEO" }).press("ArrowRight");
  const panel = page.getByRole("tabpanel", { name: "Page Metadata" });
  const home = panel.getByRole("group").filter({ hasText: "Home" });
  await home.getByLabel("Title").fill(" ");
  await page.getByRole("tab", { name: "Social Media" }).click();
  await refuse(page);
  await panel.locator("summary").filter({ hasText: "Home" }).click();
  await page.getByRole("button", { name: SAVE }).click();
  await home.getByText("Title is required").waitFor();

  const title = "Medicines for layer and broiler farms, delivered all over the Deccan";
  await home.getByLabel("Title").fill(title);
  const shown = "Medicines for layer and broiler farms, delivered all over…";
  await panel.locator("[data-preview=search]").first().getByText(shown).waitFor();
  await panel.locator("[data-preview=card]").first().getByText(shown).waitFor();
  const languages = panel.getByRole("group", { name: "Language of the preview" }).first();
  await languages.getByText("తెలుగు").click();
  assert(await languages.getByRole("radio", { name: "తెలుగు" }).isChecked());
  await panel.locator("[data-preview=search]").first().getByText("కోళ్లకు మేలైన ఆరోగ్య సంరక్షణ").waitFor();
  // The key keeps what is public as it is: the titles wait until they are published.
  await page.keyboard.press("Control+s");
  await page.getByText("Draft saved").waitFor();
  assert(!(await read("/")).includes(title));
  await page.reload();
  await panel.getByText("There are changes that visitors do not see yet").waitFor();
  await page.getByRole("button", { name: SAVE }).click();
  await page.getByText("Page settings saved successfully").waitFor();
  const head = await read("/");
  assertStringIncludes(head, `<title>${title}</title>`);
  assertStringIncludes(head, `property="og:title" content="${title}"`);
  await page.getByText("Everything is saved").waitFor();

  // The form stays open over what was saved: a second save is no conflict.
  await home.getByLabel("Title").fill("Medicines for farms");
  await panel.getByLabel("Home: title in Hindi").fill("फ़ार्म के लिए दवाइयाँ");
  await page.getByRole("button", { name: SAVE }).click();
  await page.getByText("Everything is saved").waitFor();
  assertStringIncludes(await read("/"), "<title>Medicines for farms</title>");
  assertStringIncludes(await read("/hi"), "<title>फ़ार्म के लिए दवाइयाँ</title>");

  await page.getByRole("tab", { name: "General SEO" }).click();
  await page.getByLabel("robots.txt").fill("User-agent: *\nDisallow: /blog");
  await page.getByLabel("Offer a sitemap").uncheck();
  await page.getByRole("button", { name: SAVE }).click();
  await page.getByText("General settings saved successfully").waitFor();
  assertStringIncludes(await read("/robots.txt"), "Disallow: /blog");
  assertEquals((await fetch(`${roost.address}/sitemap.xml`, { method: "HEAD" })).status, 404);

  await page.goto(`${roost.address}/admin/company`);
  await page.getByText("The site says 35+ years in business").waitFor();
  await page.getByLabel("Year established").fill("2001");
  await page.getByText("The site says 25+ years in business").waitFor();
  await page.getByLabel("Company name").first().fill("Amber Poultry Care");
  await page.getByRole("button", { name: SAVE }).click();
  await page.getByText("Company profile saved successfully").waitFor();
  assertStringIncludes(await read("/about"), "Amber Poultry Care");
  await page.getByRole("textbox", { name: "telephone number 1" }).fill("+91 40 5550 0199");
  await page.getByLabel("Tagline in Hindi").fill("मुर्गियों की सेहत, भरोसे के साथ");
  await page.getByRole("button", { name: SAVE }).click();
  await page.getByText("Everything is saved").waitFor();
  assertStringIncludes(await read("/contact"), "+91 40 5550 0199");
  assertStringIncludes(await read("/hi/contact"), "+91 40 5550 0199");
  assertStringIncludes(await read("/hi"), "मुर्गियों की सेहत, भरोसे के साथ");

  // The home page in the colours that are being chosen; on a phone it has one width.
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${roost.address}/admin/look`);
  await page.getByRole("textbox", { name: "Colour", exact: true }).fill("#5B2A86");
  await page.getByRole("button", { name: "Preview" }).click();
  const quote = page.frameLocator("iframe").getByRole("link", { name: "View Products" }).first();
  const ground = () => quote.evaluate((link) => getComputedStyle(link).backgroundColor);
  await eventually(ground, "rgb(91, 42, 134)");
  assertEquals(await page.getByText("Desk", { exact: true }).count(), 0);
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  await page.getByRole("button", { name: "Discard changes" }).click();
  await agree(page);
  await page.setViewportSize({ width: 1280, height: 800 });

  await page.goto(`${roost.address}/admin/seo-settings?tab=social`);
  await page.getByRole("tabpanel").getByLabel("YouTube").fill("https://videos.example/amber");
  await page.getByRole("button", { name: SAVE }).click();
  await page.getByText("Social media settings saved successfully").waitFor();
  assertStringIncludes(await read("/"), "https://videos.example/amber");
});
