import { Buffer } from "node:buffer";
import { assertEquals } from "deno-std/assert/equals.js";
import type { Product } from "../contract/product.ts";
import { launchBrowser, openPage } from "./browser.ts";
import { startRoost } from "./roost.ts";
import { agree, refuse, signIn } from "./sign_in.ts";

Deno.test("The owner changes several products at once, and the site follows", async (test) => {
  await using roost = await startRoost();
  await using browser = await launchBrowser();
  await using page = await openPage(browser, `${roost.address}/admin/products?action=import`);
  await signIn(page, roost);
  const found = async (): Promise<Product[]> => {
    const all: Product[] = await (await fetch(`${roost.address}/api/products`)).json();
    return all.filter(({ name }) => name.startsWith("Palash"));
  };
  const names = ["Palash Drops", "Palash Mix", "Palash Powder"];
  const apply = async (action: string): Promise<string> => {
    await page.getByLabel("With these").selectOption({ label: action });
    const asked = agree(page);
    await page.getByRole("button", { name: "Apply" }).click();
    return await asked;
  };
  const said = (text: string) => page.getByText(text, { exact: true }).first().waitFor();

  await page.locator("input[type=file]").setInputFiles({
    name: "list.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(
      `name,category,status\n${names.map((name) => `${name},Dewormers,draft`).join("\n")}\n`,
    ),
  });
  await page.getByRole("button", { name: "Import 3 products" }).click();
  await page.getByText("Products imported successfully").waitFor();
  assertEquals(await found(), []);
  await page.goto(`${roost.address}/admin/products?q=palash`);
  await page.getByText("3 in all").waitFor();

  await test.step("the page is selected, one is left out, the others are published", async () => {
    await page.getByLabel("Select this page").check();
    await page.getByText("3 selected").waitFor();
    await page.getByLabel("Select Palash Mix").uncheck();
    await page.getByText("2 selected").waitFor();
    assertEquals(await apply("Publish"), "Publish: 2 products. Go on?");
    await said("2 products changed");
    assertEquals((await found()).map(({ name }) => name).sort(), ["Palash Drops", "Palash Powder"]);
    assertEquals((await fetch(`${roost.address}/product/palash-mix`)).status, 404);
  });

  await test.step("what is so already is told apart", async () => {
    await page.getByLabel("Select this page").check();
    assertEquals(await apply("Publish"), "Publish: 3 products. Go on?");
    await said("1 product changed, 2 were so already");
    assertEquals((await found()).length, 3);
  });

  await test.step("featured ones come first on the site, with a star", async () => {
    await page.getByLabel("Select Palash Powder").check();
    await page.getByLabel("Select Palash Mix").check();
    assertEquals(await apply("Feature"), "Feature: 2 products. Go on?");
    await said("2 products changed");
    await page.getByRole("row", { name: /Palash Powder/ }).getByText("Featured").waitFor();
    const featured = (await found()).filter(({ isFeatured }) => isFeatured).map(({ name }) => name);
    assertEquals(featured.sort(), ["Palash Mix", "Palash Powder"]);
    const html = await (await fetch(`${roost.address}/products/dewormers`)).text();
    const order = names.map((name) => html.indexOf(`>${name}<`));
    assertEquals(order.every((place) => place >= 0), true, String(order));
    assertEquals(order[0]! > order[1]! && order[0]! > order[2]!, true, String(order));
  });

  await test.step("moved ones leave one category's page for another's", async () => {
    await page.getByLabel("Select this page").check();
    await page.getByLabel("With these").selectOption({ label: "Move to category…" });
    assertEquals(await page.getByRole("button", { name: "Apply" }).getAttribute("aria-disabled"), "true");
    await page.getByLabel("To category").selectOption({ label: "Enzymes" });
    const asked = agree(page);
    await page.getByRole("button", { name: "Apply" }).click();
    assertEquals(await asked, "Move to Enzymes: 3 products. Go on?");
    await said("3 products changed");
    assertEquals(
      (await (await fetch(`${roost.address}/products/dewormers`)).text()).includes("Palash"),
      false,
    );
    assertEquals(
      (await (await fetch(`${roost.address}/products/enzymes`)).text()).includes("Palash Mix"),
      true,
    );
  });

  await test.step("Undo in the message puts them back", async () => {
    await page.getByRole("button", { name: "Undo", exact: true }).last().click();
    await said("Undone");
    const back = await (await fetch(`${roost.address}/products/dewormers`)).text();
    assertEquals(back.includes("Palash Mix"), true);
  });

  await test.step("with Shift a row takes those before it along, and all get the same make", async () => {
    await page.getByLabel("Select Palash Drops").check();
    await page.getByLabel("Select Palash Powder").click({ modifiers: ["Shift"] });
    await page.getByText("3 selected").waitFor();
    await page.getByLabel("With these").selectOption({ label: "Change a field…" });
    await page.getByLabel("Field", { exact: true }).selectOption({ label: "Make" });
    await page.getByRole("textbox", { name: "Make", exact: true }).fill("Warangal");
    const asked = agree(page);
    await page.getByRole("button", { name: "Apply" }).click();
    assertEquals(await asked, "Make: “Warangal”: 3 products. Go on?");
    await said("3 products changed");
    assertEquals((await found()).map(({ make }) => make), ["Warangal", "Warangal", "Warangal"]);
    await page.getByLabel("Select this page").check();
    await page.getByLabel("With these").selectOption({ label: "Change a field…" });
    await page.getByLabel("Field", { exact: true }).selectOption({ label: "Species" });
    await page.getByRole("button", { name: "Add species" }).click();
    await page.getByRole("textbox", { name: "species 1" }).fill("Quails");
    const listed = agree(page);
    await page.getByRole("button", { name: "Apply" }).click();
    assertEquals(await listed, "Species: “Quails”: 3 products. Go on?");
    await page.getByText("3 products changed", { exact: true }).nth(1).waitFor();
    assertEquals((await found()).map(({ species }) => species), [["Quails"], ["Quails"], ["Quails"]]);
  });

  await test.step("who says no to the question keeps them; who says yes deletes them", async () => {
    await page.getByLabel("Select this page").check();
    await page.getByLabel("With these").selectOption({ label: "Delete" });
    const refused = refuse(page);
    await page.getByRole("button", { name: "Apply" }).click();
    await refused;
    await page.getByText("3 selected").waitFor();
    assertEquals((await found()).length, 3);
    assertEquals((await apply("Delete")).split("\n")[0], "Delete 3 products?");
    await page.getByText("No products found").waitFor();
    await page.getByText("Try a different search term").waitFor();
    assertEquals(await found(), []);
    assertEquals((await fetch(`${roost.address}/product/palash-drops`)).status, 404);
    await page.goto(`${roost.address}/admin/bin?q=palash`);
    await page.getByRole("button", { name: /^Restore\s*Palash Drops$/ }).click();
    await page.getByText("“Palash Drops” is back").waitFor();
    assertEquals((await fetch(`${roost.address}/product/palash-drops`)).status, 200);
  });
  assertEquals(page.problems.filter((problem) => !/401|404/.test(problem)), []);
});
