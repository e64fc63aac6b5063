import { assertEquals } from "deno-std/assert/equals.js";
import { isReady, launchBrowser, openPage } from "./browser.ts";
import { startRoost } from "./roost.ts";
import { agree } from "./sign_in.ts";

Deno.test("The owner leads an old address on, and a partner gets its key and its snippets", async () => {
  await using roost = await startRoost();
  await using browser = await launchBrowser();
  await using page = await openPage(browser, `${roost.address}/admin/redirects`);
  await page.getByLabel("Username").fill(roost.username);
  await page.getByLabel("Password").fill(roost.password);
  await page.getByRole("button", { name: "Sign in" }).click();
  const lead = async (path: string) => {
    const response = await fetch(roost.address + path, { redirect: "manual" });
    await response.body?.cancel();
    return [response.status, response.headers.get("location")];
  };

  await page.getByText("No redirects found").waitFor();
  await page.getByRole("button", { name: "Add New Redirect" }).click();
  await page.getByRole("textbox", { name: "Old address" }).fill("/about");
  await page.getByRole("textbox", { name: "Leads to" }).fill("/contact");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("There is a page at this address").waitFor();
  await page.getByRole("textbox", { name: "Old address" }).fill("/about-us.html");
  await page.getByRole("textbox", { name: "Leads to" }).fill("/about");
  await page.keyboard.press("Enter");
  await page.getByText("Redirect created successfully").waitFor();
  assertEquals(await lead("/about-us.html?from=leaflet"), [301, "/about?from=leaflet"]);
  assertEquals(await lead("/hi/about-us.html"), [301, "/hi/about"]);

  // A product that is gone, and a link to it on a page of ours that is followed in place.
  await page.getByRole("button", { name: "Add New Redirect" }).click();
  await page.getByRole("textbox", { name: "Old address" }).fill("/product/old-tonic");
  await page.getByRole("textbox", { name: "Leads to" }).fill("/contact");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByRole("row").filter({ hasText: "/product/old-tonic" }).waitFor();
  {
    await using reader = await openPage(browser, `${roost.address}/about`);
    for (const [slug, shown] of [["old-tonic", "Contact Us"], ["no-such-tonic", "Product Not Found"]]) {
      // What is gone is asked of the server, with a new page and scripts of its own.
      await isReady(reader);
      await reader.evaluate((href) => {
        const link = document.createElement("a");
        link.href = href;
        link.textContent = "Old link";
        document.body.prepend(link);
      }, `/product/${slug}`);
      await reader.getByRole("link", { name: "Old link" }).click();
      await reader.getByRole("heading", { level: 1, name: shown }).waitFor();
    }
    assertEquals(new URL(reader.url()).pathname, "/product/no-such-tonic");
  }

  const row = page.getByRole("row").filter({ hasText: "/about-us.html" });
  await row.getByRole("button", { name: "Delete" }).click();
  await agree(page);
  await page.getByText("Redirect deleted successfully").waitFor();
  assertEquals(await lead("/about-us.html"), [404, null]);
  await page.getByText("Automatic", { exact: true }).click();
  await page.getByText("No address was changed yet").waitFor();

  await page.goto(`${roost.address}/admin/partners?action=new`);
  await page.getByRole("textbox", { name: "Name" }).fill("Kaveri Feeds");
  await page.getByRole("textbox", { name: "site 1" }).fill("everywhere");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("Must be a site such as https://dealer.example").waitFor();
  await page.getByRole("textbox", { name: "site 1" }).fill("https://kaveri.example/shop");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("Partner created successfully").waitFor();
  await page.getByRole("row").filter({ hasText: "https://kaveri.example" })
    .getByRole("button", { name: "Edit" }).click();
  const key = await page.getByLabel("Key", { exact: true }).inputValue();
  const snippet = await page.getByLabel("Quote button").inputValue();
  assertEquals(
    snippet,
    // The field shows its lines as one.
    `<roost-quote></roost-quote><script async  src="${roost.address}/widgets/quote.js"  data-partner="${key}"></script>`,
  );

  await fetch(`${roost.address}/api/contact`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: "https://kaveri.example" },
    body: JSON.stringify({
      name: "Asha Rao",
      email: "asha@rao.example",
      message: "Is it there in bags?",
      partner: key,
    }),
  });
  await page.goto(`${roost.address}/admin/partners`);
  await page.getByRole("link", { name: "1 inquiry" }).click();
  await page.getByRole("row").filter({ hasText: "Asha Rao" }).getByRole("button", { name: "View Details" })
    .click();
  await page.getByRole("dialog").getByText("Kaveri Feeds").waitFor();
  assertEquals(page.problems.filter((problem) => !/status of 4(01|22)/.test(problem)), []);
});
