import { Buffer } from "node:buffer";
import { assert } from "deno-std/assert/assert.js";
import { assertEquals } from "deno-std/assert/equals.js";
import type { Product } from "../contract/product.ts";
import { launchBrowser, openPage } from "./browser.ts";
import { eventually } from "./eventually.ts";
import { startRoost } from "./roost.ts";
import { SAVE } from "./save_button.ts";
import { agree } from "./sign_in.ts";

Deno.test("The owner adds a product as a draft, looks at it, publishes it, and brings more from a spreadsheet", async () => {
  await using roost = await startRoost();
  await using browser = await launchBrowser();
  await using page = await openPage(browser, `${roost.address}/admin/products?action=new`);
  await page.getByLabel("Username").fill(roost.username);
  await page.getByLabel("Password").fill(roost.password);
  await page.getByRole("button", { name: "Sign in" }).click();
  const found = async (name: string): Promise<Product[]> => {
    const all: Product[] = await (await fetch(`${roost.address}/api/products`)).json();
    return all.filter((product) => product.name === name);
  };
  const onSite = async (slug: string, prefix = "") => {
    const response = await fetch(`${roost.address}${prefix}/product/${slug}`);
    return { status: response.status, html: await response.text() };
  };

  await page.getByRole("button", { name: SAVE }).click();
  await page.getByText("Product name and category are required").first().waitFor();
  await page.getByLabel("Product name").first().fill("Marigold Liver Tonic");
  await page.getByLabel("Category").first().selectOption({ index: 1 });
  await page.getByRole("button", { name: "Add feature" }).first().click();
  await page.getByLabel("feature 1", { exact: true }).fill("For tired flocks");
  await page.getByRole("button", { name: "Remove feature 1" }).click();
  await eventually(
    () => page.getByLabel("feature 1", { exact: true }).inputValue(),
    "Approved for veterinary use",
  );
  await page.getByRole("status").getByRole("button", { name: "Undo" }).click();
  await eventually(
    () => page.getByLabel("feature 1", { exact: true }).inputValue(),
    "For tired flocks",
  );
  await page.getByLabel("Draft").check();
  await page.getByRole("tab", { name: "हिन्दी" }).click();
  await page.getByRole("tabpanel").getByLabel("Product name").fill("गेंदा लिवर टॉनिक");
  // Its page stands beside the form and follows what is typed; in a narrow window it is a dialog.
  const preview = page.frameLocator("iframe");
  await preview.getByRole("heading", { level: 1, name: "Marigold Liver Tonic" }).waitFor();
  await page.getByLabel("Short description").first().fill("Bitter herbs for the liver.");
  await preview.getByText("Bitter herbs for the liver.").first().waitFor();
  await page.getByLabel("Description", { exact: true }).fill("Keeps livers working");
  await page.getByLabel("Description", { exact: true }).selectText();
  await page.getByRole("group", { name: "Format: Description", exact: true })
    .getByRole("button", { name: "List", exact: true }).click();
  assertEquals(await page.getByLabel("Description", { exact: true }).inputValue(), "- Keeps livers working");
  await preview.getByRole("listitem").filter({ hasText: /^Keeps livers working$/ }).waitFor();
  await page.setViewportSize({ width: 800, height: 720 });
  await page.locator("iframe").waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Preview" }).click();
  await page.getByRole("dialog").getByText("हिन्दी").first().click();
  await preview.getByRole("heading", { level: 1, name: "गेंदा लिवर टॉनिक" }).waitFor();
  await page.keyboard.press("Escape");
  await page.setViewportSize({ width: 1280, height: 720 });
  // Beside its preview the form is one column: what publishes it is not at its end.
  await page.locator("iframe").waitFor();
  const top = async (name: string) =>
    (await page.getByRole("heading", { name, exact: true }).boundingBox())!.y;
  assert(await top("Publishing") < await top("Composition and use"));
  // Who saves by the keyboard stays at the item, which is a stored one from now on.
  await page.keyboard.press("Control+s");
  await page.getByText("Product created successfully").waitFor();
  await page.getByRole("heading", { name: "Edit product" }).waitFor();
  assertEquals(new URL(page.url()).searchParams.get("action"), "edit");
  await page.getByRole("button", { name: "Cancel" }).click();
  assertEquals(await found("Marigold Liver Tonic"), []);
  assertEquals((await onSite("marigold-liver-tonic")).status, 404);

  await page.getByRole("searchbox").fill("marigold liver");
  await page.getByText("1 in all").waitFor();
  await page.getByLabel("Select Marigold Liver Tonic").check();
  await page.getByLabel("With these").selectOption({ label: "Publish" });
  const asked = agree(page);
  await page.getByRole("button", { name: "Apply" }).click();
  await page.getByText("1 product changed").waitFor();
  assertEquals(await asked, "Publish: 1 product. Go on?");
  const shown = await onSite("marigold-liver-tonic");
  assertEquals(shown.status, 200);
  assert(shown.html.includes("For tired flocks"));
  assert((await onSite("marigold-liver-tonic", "/hi")).html.includes("गेंदा लिवर टॉनिक"));

  await page.getByRole("button", { name: /^Edit/ }).click();
  await page.getByLabel("Make").fill("Deccan Actives (sample)");
  await page.getByRole("button", { name: SAVE }).click();
  await page.getByText("Product updated successfully").waitFor();
  const [opened] = await Promise.all([
    page.context().waitForEvent("page"),
    page.getByRole("status").getByRole("button", { name: "View page" }).click(),
  ]);
  await opened.waitForURL("**/product/marigold-liver-tonic");
  await opened.close();
  await page.getByRole("button", { name: /^Edit/ }).click();
  await page.getByRole("button", { name: "History" }).click();
  await page.getByRole("list", { name: "Saved versions" }).getByRole("button").nth(1).click();
  await page.getByRole("dialog").locator("ins", { hasText: "Deccan" }).waitFor();
  await page.getByRole("button", { name: "Restore this version" }).click();
  await eventually(() => page.getByLabel("Make").inputValue(), "");
  await page.getByRole("button", { name: SAVE }).click();
  await page.getByText("Product updated successfully").first().waitFor();

  // Changes wait beside what is public until they are published, or are discarded.
  const changeAsDraft = async (make: string) => {
    await page.getByRole("button", { name: /^Edit/ }).click();
    await page.getByLabel("Make").fill(make);
    // The key never publishes what is public already.
    await page.keyboard.press("Control+s");
    await page.getByText("There are changes that visitors do not see yet").waitFor();
    assertEquals(await page.getByLabel("Make").inputValue(), make);
  };
  const make = async () => (await found("Marigold Liver Tonic"))[0]?.make;
  await changeAsDraft("Waiting (sample)");
  await page.getByRole("button", { name: "What changes" }).click();
  await page.locator("ins", { hasText: "Waiting (sample)" }).waitFor();
  await preview.getByText("Waiting (sample)").first().waitFor();
  assertEquals(await make(), null);
  await page.getByRole("button", { name: "Publish changes" }).click();
  await eventually(make, "Waiting (sample)");
  await page.getByRole("searchbox").waitFor();
  await page.getByRole("row").getByText("Draft changes").waitFor({ state: "detached" });
  await changeAsDraft("Never seen");
  const discarded = agree(page);
  await page.getByRole("button", { name: "Discard the draft" }).click();
  assertEquals((await discarded).split("?")[0], "Discard the draft");
  await eventually(() => page.getByLabel("Make").inputValue(), "Waiting (sample)");
  await page.getByRole("button", { name: "Cancel" }).click();

  // What is changed last comes first, and each row says what is not translated.
  await page.getByRole("button", { name: "Changed", exact: true }).click();
  await page.setViewportSize({ width: 1440, height: 720 });
  const first = page.getByRole("row").nth(1);
  await first.locator(".row-name", { hasText: "Marigold Liver Tonic" }).waitFor();
  await first.getByText(/తెలుగు: \d missing|Telugu: \d missing/).waitFor();

  await page.getByRole("button", { name: "Import" }).click();
  const choose = (rows: string, headings = "name,category,make") =>
    page.locator("input[type=file]").setInputFiles({
      name: "list.csv",
      mimeType: "text/csv",
      buffer: Buffer.from(`${headings}\n${rows}`),
    });
  await choose("Neem Wash,Dewormers,India\nNettle Wash,No such category,India\n");
  await page.getByText("1 row is refused.").waitFor();
  await page.getByText("There is no category named “No such category”").waitFor();
  await page.getByRole("button", { name: "Import the other product" }).click();
  await page.getByText("1 row was left out.").waitFor();
  const [refused] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Download the refused rows" }).click(),
  ]);
  assertEquals(refused.suggestedFilename(), "refused-rows.xlsx");
  assertEquals((await found("Neem Wash")).map(({ make }) => make), ["India"]);

  // The owner's own list, with words that nobody can know.
  await choose(
    "Neem Wash,Dewormers,Home,90\nMarigold Liver Tonic,Dewormers,Local,45\n",
    "Medicine,Category,Make,MRP",
  );
  await page.getByText("Column A (“Medicine”) is not known").waitFor();
  await page.getByLabel("“Medicine” is taken as").selectOption({ label: "Product name" });
  await page.getByRole("button", { name: "Check with these columns" }).click();
  await page.getByText("Left out: MRP").waitFor();
  await page.getByRole("button", { name: "Import 2 products" }).click();
  // The message of the import before may still stand there, with its Undo.
  await page.getByText("Products imported successfully").first().waitFor();
  await eventually(async () => (await found("Neem Wash"))[0]?.make, "Home");
  assertEquals((await found("Marigold Liver Tonic")).map(({ make }) => make), ["Local"]);
  assertEquals((await onSite("neem-wash")).status, 200);
  assertEquals(page.problems.filter((problem) => !/401|404/.test(problem)), []);
});
